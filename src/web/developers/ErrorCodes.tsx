import { allErrorCodes, errorCodes } from '../../shared/base/error-codes.ts';
import { CodeTable } from './CodeTable.tsx';
import { developersText, errorCodesText } from './developers.text.ts';
import { PageSection } from './PageSection.tsx';
import { Said } from './Said.tsx';

const { lead, columns } = developersText.errors;

/** The closed list of codes with which calls are refused. */
export function ErrorCodes({ marked }: { marked: string }) {
  return (
    <PageSection id="errors" lead={lead}>
      <CodeTable
        name={developersText.sections.errors}
        titles={[columns.code, columns.status, columns.about]}
        marked={marked}
        lines={allErrorCodes.map((code) => ({
          id: code,
          name: code,
          cells: [errorCodes[code].status, <Said key="about" text={errorCodesText.about[code]} />],
        }))}
      />
    </PageSection>
  );
}
