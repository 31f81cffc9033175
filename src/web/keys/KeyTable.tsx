import { useMemo, useState } from 'react';
import { type ApiKey, listKeys, revokeKey, rotateKey } from '../../shared/keys/keys.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { permissionsIn } from '../../shared/base/permissions.ts';
import { shownTime } from '../ui/shown-time.ts';
import { call } from '../api/call.ts';
import { Question } from '../api/Question.tsx';
import { readAnew } from '../api/queries.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { actionsColumn } from '../ui/table/row-actions.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { Cards } from '../ui/table/Cards.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { KeepRestored } from '../factors/KeepRestored.tsx';
import { keepRestoredText } from '../factors/factors.text.ts';
import { ProofDialog } from '../factors/ProofDialog.tsx';
import { keysText as texts } from './keys.text.ts';

type Step = 'keep' | 'rotate' | 'revoke';

/** The columns that identify a key, and as many more as a desk has room for. The state says that a key expires soon. */
const columnChoice = { name: 'keys', first: ['name', 'createdBy', 'prefix', 'state', 'permissions', 'lastUsedAt'] };

interface KeyTableProps {
  rows: readonly ApiKey[];
  /** True if the table shows owners, since it has others' keys. */
  isOfOrganisation: boolean;
  /** False in a support view, which only reads. */
  mayAct: boolean;
}

const toOwnKeys = (
  <ButtonLink to="/account" hash="api-keys">
    {texts.emptyAction}
  </ButtonLink>
);

/** The table of keys, with the actions of their owner or an administrator. */
export function KeyTable({ rows, isOfOrganisation, mayAct }: KeyTableProps) {
  const [asked, setAsked] = useState<{ step: Step; key: ApiKey } | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const columns = useMemo(
    () => [...columnsWith(isOfOrganisation), ...(mayAct ? [actions((step, key) => setAsked({ step, key }))] : [])],
    [isOfOrganisation, mayAct],
  );
  const view = useTableView(tablePageSize);
  const close = () => setAsked(null);
  return (
    <>
      <DataTable
        {...view}
        contents={['api-keys']}
        name={texts.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        pageSize={tablePageSize}
        empty={{ title: texts.empty, about: texts.emptyAbout, action: mayAct && toOwnKeys }}
        columnChoice={columnChoice}
        cards={isOfOrganisation ? undefined : Cards}
      />
      {asked?.step === 'keep' && (
        <KeepRestored
          key={asked.key.id}
          kind="key"
          of={asked.key}
          name={asked.key.name}
          onClose={close}
          onKept={() => readAnew(listKeys)}
        />
      )}
      {asked?.step === 'rotate' && <Rotation key={asked.key.id} of={asked.key} onClose={close} onMade={setMade} />}
      {asked?.step === 'revoke' && <Revocation key={asked.key.id} of={asked.key} onClose={close} />}
      {made !== null && <ShownSecret secret={made} texts={texts.shown} onClose={() => setMade(null)} />}
    </>
  );
}

function Rotation({ of, onClose, onMade }: { of: ApiKey; onClose: () => void; onMade: (key: string) => void }) {
  return (
    <ProofDialog
      onClose={onClose}
      title={texts.rotate.title}
      answers={{ back: texts.back, confirm: texts.rotate.confirm }}
      operation={rotateKey.operation}
      send={(proof) => call(rotateKey, { body: { id: of.id, ...proof } })}
      onDone={({ key }) => {
        onClose();
        onMade(key);
        readAnew(listKeys);
      }}
    >
      <p>{texts.rotate.lead(of.name)}</p>
    </ProofDialog>
  );
}

function Revocation({ of, onClose }: { of: ApiKey; onClose: () => void }) {
  return (
    <Question
      call={revokeKey}
      input={{ body: { id: of.id } }}
      texts={{ ...texts.revoke, back: texts.back }}
      isDanger
      refreshes={[listKeys]}
      onClose={onClose}
    >
      <p>{texts.revoke.lead(of.name)}</p>
    </Question>
  );
}

function stateOf({ state, isRotated }: ApiKey): string {
  if (state === 'restored') return keepRestoredText.off;
  return isRotated && state === 'expiring' ? texts.rotated : texts.states[state];
}

const time = (at: string | null) => (at === null ? texts.never : shownTime(at));

const column = columnsOf<ApiKey>();
const moment = { isMono: true, isTime: true };

function columnsWith(hasOwners: boolean): Column<ApiKey>[] {
  return [
    column.accessor('name', { header: () => texts.name }),
    ...(hasOwners ? [column.accessor('createdBy', { header: () => texts.owner, meta: { shrinks: true } })] : []),
    column.accessor('prefix', { header: () => texts.prefix, meta: { isMono: true } }),
    column.accessor(stateOf, { id: 'state', header: () => texts.state }),
    column.accessor(({ permissions }) => permissionLabels(permissionsIn(permissions)).join(', '), {
      id: 'permissions',
      header: () => texts.permissions,
      meta: { shrinks: true },
    }),
    column.accessor(({ addresses }) => (addresses.length === 0 ? texts.everywhere : addresses.join(', ')), {
      id: 'addresses',
      header: () => texts.addresses,
      meta: { isMono: true, shrinks: true },
    }),
    column.accessor(({ expiresAt }) => shownTime(expiresAt), { id: 'expiresAt', header: () => texts.expires, meta: moment }),
    column.accessor(({ lastUsedAt }) => time(lastUsedAt), { id: 'lastUsedAt', header: () => texts.lastUsed, meta: moment }),
    column.accessor(({ lastAddress }) => lastAddress ?? '', { id: 'lastAddress', header: () => texts.lastAddress, meta: { isMono: true } }),
    column.accessor(({ createdAt }) => shownTime(createdAt), { id: 'createdAt', header: () => texts.made, meta: moment }),
  ];
}

const isOff = ({ state }: ApiKey) => state === 'restored';
const works = ({ state }: ApiKey) => state === 'active' || state === 'expiring';

function actions(onAsk: (step: Step, key: ApiKey) => void): Column<ApiKey> {
  return actionsColumn((key) => {
    const action = (step: Step, label: string) => ({ label, onPress: () => onAsk(step, key) });
    return {
      of: key.name,
      actions: [
        isOff(key) && action('keep', keepRestoredText.action),
        works(key) && key.isOwn && !key.isRotated && action('rotate', texts.rotate.action),
        (works(key) || isOff(key)) && action('revoke', texts.revoke.action),
      ],
    };
  });
}
