import { useState } from 'react';
import { everyPermission, permissionsIn } from '../../shared/base/permissions.ts';
import { permissionText } from '../session/permission-labels.text.ts';
import { permissionWords } from '../session/permission-words.text.ts';
import { useSession } from '../session/session.ts';
import { Part } from '../ui/Part.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { AskAdministrator } from './AskAdministrator.tsx';
import { permissionRequestsText as text } from './permission-requests.text.ts';

/** A choice among the permissions that a customer lacks, and a button that asks for one. */
export function MoreAccess() {
  const { permissions, isStaff } = useSession();
  const missing = permissionsIn(everyPermission & ~permissions).map(({ name }) => name);
  const [chosen, setChosen] = useState('');
  const permission = missing.find((name) => name === chosen) ?? missing[0];
  if (isStaff || permission === undefined) return null;
  return (
    <Part id="more-access" title={text.title} lead={text.lead}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-md">
          <SelectField
            label={text.permission}
            name="permission"
            value={permission}
            options={missing.map((name) => ({ value: name, label: text.option(permissionText.labels[name], permissionWords.can[name]) }))}
            onChange={setChosen}
          />
        </div>
        <AskAdministrator key={permission} permission={permission} />
      </div>
    </Part>
  );
}
