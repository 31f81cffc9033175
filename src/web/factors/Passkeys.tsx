import { useState } from 'react';
import { readAuthenticator } from '../../shared/factors/authenticator-app.ts';
import { listPasskeys, type Passkey, removePasskey } from '../../shared/factors/passkeys.ts';
import { readProofWays } from '../../shared/factors/proof.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { call } from '../api/call.ts';
import { readAnew, useReply } from '../api/queries.ts';
import { canUsePasskeys } from './authenticator.ts';
import { passkeysText as texts } from './passkeys.text.ts';
import { KeepRestored } from './KeepRestored.tsx';
import { keepRestoredText } from './keep-restored.text.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { rereadStatus } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { FailureOf } from '../api/Loaded.tsx';
import { shownTime } from '../ui/shown-time.ts';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { NewPasskey } from './NewPasskey.tsx';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { Part } from '../ui/Part.tsx';

const refresh = () => {
  // The recovery codes go with the last of what they stand in for.
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
  return (
    <Part id="passkeys" title={texts.title} lead={texts.lead}>
      <FailureOf reply={passkeys} />
      {passkeys.data && passkeys.data.length > 0 && (
        <DataTable
          {...view}
          name={texts.table}
          columns={columnsWith({ hasOff: passkeys.data.some(isOff), onKeep: setKept, onRename: setRenamed, onRemove: setRemoved })}
          rows={passkeys.data}
          rowId={({ id }) => id}
          pageSize={tablePageSize}
          emptyText={texts.empty}
          mayDownload={false}
        />
      )}
      {/* In the place of the button: who has no passkey yet sees nothing move. */}
      {passkeys.isPending ? (
        <DelayedSpinner room="button" />
      ) : canUsePasskeys() ? (
        <NewPasskey onAdded={refresh} />
      ) : (
        <p className="text-text-2">{texts.notHere}</p>
      )}
      {kept && <KeepRestored key={kept.id} kind="passkey" of={kept} name={kept.name} onClose={() => setKept(null)} onKept={refresh} />}
      {renamed && <PasskeyNameForm key={renamed.id} of={renamed} onClose={() => setRenamed(null)} onRenamed={refresh} />}
      {removed && <Removal key={removed.id} of={removed} onClose={() => setRemoved(null)} />}
    </Part>
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

const stateColumn = (): Column<Passkey> => ({
  id: 'state',
  title: keepRestoredText.state,
  value: (passkey) => (isOff(passkey) ? keepRestoredText.off : keepRestoredText.works),
  wraps: true,
});

function columnsWith({ hasOff, ...acts }: { hasOff: boolean; onKeep: Act; onRename: Act; onRemove: Act }): Column<Passkey>[] {
  return [
    { id: 'name', title: texts.name },
    ...(hasOff ? [stateColumn()] : []),
    { id: 'createdAt', title: texts.added, value: ({ createdAt }) => shownTime(createdAt), isMono: true, wraps: true },
    {
      id: 'lastUsedAt',
      title: texts.lastUsed,
      value: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : shownTime(lastUsedAt)),
      isMono: true,
      wraps: true,
    },
    {
      id: 'changes',
      title: texts.changes,
      type: 'controls',
      // One below the other: side by side they do not fit beside the times.
      content: (passkey) => (
        <span className="flex flex-col items-start">
          {isOff(passkey) && <Change label={keepRestoredText.action} of={passkey} onPress={acts.onKeep} />}
          <Change label={texts.rename.action} of={passkey} onPress={acts.onRename} />
          <Change label={texts.remove.action} of={passkey} onPress={acts.onRemove} />
        </span>
      ),
    },
  ];
}

function Change({ label, of, onPress }: { label: string; of: Passkey; onPress: Act }) {
  return (
    // Its words begin where those of the heading do.
    <Button variant="quiet" size="small" className="-ms-4" onClick={() => onPress(of)}>
      {label}
      <span className="sr-only"> {of.name}</span>
    </Button>
  );
}
