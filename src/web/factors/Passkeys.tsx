import { useMemo, useState } from 'react';
import { readAuthenticator } from '../../shared/factors/authenticator-app.ts';
import { listPasskeys, type Passkey, PasskeyName, removePasskey, renamePasskey } from '../../shared/factors/passkeys.ts';
import { readProofWays } from '../../shared/factors/proof.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { call } from '../api/call.ts';
import { readAnew, useReply } from '../api/queries.ts';
import { canUsePasskeys } from './authenticator.ts';
import { keepRestoredText, passkeysText as texts } from './factors.text.ts';
import { KeepRestored } from './KeepRestored.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { rereadStatus } from '../session/session.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FailureOf } from '../api/Loaded.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { actionsColumn } from '../ui/table/row-actions.tsx';
import { type Column, columnsOf } from '../ui/table/columns.ts';
import { Cards } from '../ui/table/Cards.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { NewPasskey } from './NewPasskey.tsx';
import { Setting } from '../ui/Setting.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { FormDialog } from '../api/FormDialog.tsx';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { TextField } from '../ui/TextField.tsx';

const refresh = () => {
  // The recovery codes are removed with the last factor that they stand in for.
  readAnew(listPasskeys, readAuthenticator, readProofWays);
  // What opens may hang on it.
  void rereadStatus().catch(() => undefined);
};

/** One's own passkeys, and a way to make one. */
export function Passkeys() {
  const passkeys = useReply(listPasskeys, {}, { select: ({ message }) => message });
  const [kept, setKept] = useState<Passkey | null>(null);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const view = useTableView(tablePageSize);
  const hasOff = passkeys.data?.some(isOff) === true;
  const columns = useMemo(() => columnsWith({ hasOff, onKeep: setKept, onRename: setRenamed, onRemove: setRemoved }), [hasOff]);
  return (
    <Setting
      id="passkeys"
      title={texts.title}
      lead={canUsePasskeys() ? texts.lead : texts.notHere}
      // The spinner takes the place of the button, so that nothing moves for a user without a passkey.
      control={passkeys.isPending ? <Skeleton room="button" /> : canUsePasskeys() && <NewPasskey onAdded={refresh} />}
    >
      <FailureOf reply={passkeys} />
      {passkeys.data && passkeys.data.length > 0 && (
        <DataTable
          {...view}
          name={texts.table}
          columns={columns}
          rows={passkeys.data}
          rowId={({ id }) => id}
          pageSize={tablePageSize}
          download={false}
          cards={Cards}
        />
      )}
      {kept && <KeepRestored key={kept.id} kind="passkey" of={kept} name={kept.name} onClose={() => setKept(null)} onKept={refresh} />}
      {renamed && <PasskeyNameForm key={renamed.id} of={renamed} onClose={() => setRenamed(null)} onRenamed={refresh} />}
      {removed && <Removal key={removed.id} of={removed} onClose={() => setRemoved(null)} />}
    </Setting>
  );
}

function Removal({ of, onClose }: { of: Passkey; onClose: () => void }) {
  return (
    <ProofDialog
      title={texts.remove.title}
      answers={{ back: texts.back, confirm: texts.remove.confirm }}
      isDanger
      operation={removePasskey.operation}
      send={(proof) => call(removePasskey, { body: { id: of.id, ...proof } })}
      onDone={({ message }) => {
        showToast({ content: message, operationType: texts.remove.action });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <p>{texts.remove.lead(of.name)}</p>
    </ProofDialog>
  );
}

type Act = (passkey: Passkey) => void;

const isOff = ({ state }: Passkey) => state === 'restored';

const column = columnsOf<Passkey>();
const moment = { isMono: true, isTime: true };

function columnsWith({ hasOff, ...acts }: { hasOff: boolean; onKeep: Act; onRename: Act; onRemove: Act }): Column<Passkey>[] {
  const state = column.accessor((passkey) => (isOff(passkey) ? keepRestoredText.off : keepRestoredText.works), {
    id: 'state',
    header: () => keepRestoredText.state,
  });
  return [
    column.accessor('name', { header: () => texts.name }),
    ...(hasOff ? [state] : []),
    column.accessor(({ createdAt }) => shownTime(createdAt), { id: 'createdAt', header: () => texts.added, meta: moment }),
    column.accessor(({ lastUsedAt }) => (lastUsedAt === null ? texts.never : shownTime(lastUsedAt)), {
      id: 'lastUsedAt',
      header: () => texts.lastUsed,
      meta: moment,
    }),
    actionsColumn((passkey) => ({
      of: passkey.name,
      actions: [
        isOff(passkey) && { label: keepRestoredText.action, onPress: () => acts.onKeep(passkey) },
        { label: texts.rename.action, onPress: () => acts.onRename(passkey) },
        { label: texts.remove.action, onPress: () => acts.onRemove(passkey) },
      ],
    })),
  ];
}

const resolver = zodResolver(z.object({ name: PasskeyName }));

/** Asks for another name of a passkey. */
function PasskeyNameForm({ of, onClose, onRenamed }: { of: Passkey; onClose: () => void; onRenamed: () => void }) {
  const form = useCallForm(renamePasskey, {
    resolver,
    defaultValues: { name: of.name },
    input: ({ name }) => ({ body: { id: of.id, name } }),
    heading: texts.rename.title,
    // The opener reloads the list.
    refreshes: [],
    onDone: () => {
      onClose();
      onRenamed();
    },
  });
  return (
    <FormDialog form={form} title={texts.rename.title} answers={{ back: texts.back, confirm: texts.rename.submit }} onClose={onClose}>
      <TextField {...useField(form.control, 'name')} label={texts.name} helper={texts.create.nameHelp} autoComplete="off" required />
    </FormDialog>
  );
}
