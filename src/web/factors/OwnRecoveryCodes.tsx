import { useState } from 'react';
import { readAuthenticator, renewRecoveryCodes } from '../../shared/factors/authenticator-app.ts';
import { listPasskeys } from '../../shared/factors/passkeys.ts';
import { call } from '../api/call.ts';
import { readAnew, useReply } from '../api/queries.ts';
import { authenticatorText as texts } from './factors.text.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Setting } from '../ui/Setting.tsx';

type Step = 'closed' | 'asked' | { codes: readonly string[] };

/** The recovery codes of a user with a passkey or an app, which may be lost. The sections of those report failures to load. */
export function OwnRecoveryCodes() {
  const [step, setStep] = useState<Step>('closed');
  const app = useReply(readAuthenticator, {}, { select: ({ message }) => message });
  const hasPasskey = useReply(listPasskeys, {}, { select: ({ message }) => message.some(({ state }) => state === 'active') });
  if (!app.data || hasPasskey.data === undefined || (app.data.since === null && !hasPasskey.data)) return null;
  const left = app.data.recoveryCodesLeft;
  const show = (codes: readonly string[]) => {
    setStep({ codes });
    readAnew(readAuthenticator);
  };
  return (
    <Setting
      id="recovery-codes"
      title={texts.recovery.title}
      lead={texts.recovery.lead}
      control={
        <Button variant="secondary" onClick={() => setStep('asked')}>
          {left === 0 ? texts.recovery.first.action : texts.renew.action}
        </Button>
      }
    >
      {left === 0 && !app.data.mailedCode ? (
        <Alert tone="warning">{texts.recovery.lockedOut}</Alert>
      ) : (
        <p>{left === 0 ? texts.recovery.none : texts.recovery.left(left)}</p>
      )}
      {step === 'asked' && <Making hasSome={left > 0} onClose={() => setStep('closed')} onMade={show} />}
      {typeof step === 'object' && <RecoveryCodes codes={step.codes} onClose={() => setStep('closed')} />}
    </Setting>
  );
}

interface MakingProps {
  /** True if there are codes, which then stop working. */
  hasSome: boolean;
  onClose: () => void;
  onMade: (codes: readonly string[]) => void;
}

function Making({ hasSome, onClose, onMade }: MakingProps) {
  const { first } = texts.recovery;
  return (
    <ProofDialog
      title={hasSome ? texts.renew.title : first.action}
      answers={{ back: texts.back, confirm: hasSome ? texts.renew.confirm : first.confirm }}
      operation={renewRecoveryCodes.operation}
      send={(proof) => call(renewRecoveryCodes, { body: proof })}
      onDone={({ recoveryCodes }) => onMade(recoveryCodes)}
      onClose={onClose}
    >
      <p>{hasSome ? texts.renew.lead : first.lead}</p>
    </ProofDialog>
  );
}
