import { useMemo } from 'react';
import { organisationList } from '../../shared/organisations/organisations.ts';
import { adminUserPageSize } from '../../shared/base/limits.ts';
import { useReply } from '../api/queries.ts';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { organisationColumns } from './organisation-columns.tsx';
import { organisationListText as texts } from './organisations.text.tsx';
import { useWhyNotImpersonate } from './use-organisations.ts';
import { Part } from '../ui/Part.tsx';

const tableName = 'organisations';

/** Every customer of the provider, and the provider itself, with their activity. */
export function OrganisationsTab() {
  const reply = useReply(organisationList, {}, { select: ({ message }) => message });
  const whyNot = useWhyNotImpersonate();
  const columns = useMemo(() => organisationColumns(whyNot), [whyNot]);
  const filter = useFilterChoice(tableName, columns);
  const table = useSavedTable({ name: tableName, pageSize: adminUserPageSize });
  return (
    <Part title={texts.title} lead={texts.lead} action={<ButtonLink to="/admin/organisation/add">{texts.add}</ButtonLink>}>
      <Loaded reply={reply}>
        {(data) => (
          <DataTable
            {...table}
            contents={['organisations']}
            name={texts.title}
            columns={columns}
            rows={data}
            rowId={({ userId }) => String(userId)}
            filter={filter}
          />
        )}
      </Loaded>
    </Part>
  );
}
