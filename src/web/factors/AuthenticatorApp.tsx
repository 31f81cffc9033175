import { useState } from 'react';
import { beginAuthenticator, readAuthenticator, removeAuthenticator } from '../../shared/factors/authenticator-app.ts';
import { readProofWays } from '../../shared/factors/proof.ts';
import { call } from '../api/call.ts';
import { readAnew, useReply } from '../api/queries.ts';
import { authenticatorText as texts } from './factors.text.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { rereadStatus } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanSecret } from './ScanSecret.tsx';
import { Setting } from '../ui/Setting.tsx';

type Step = 'closed' | 'set up' | 'remove' | { secret: string; uri: string } | { codes: readonly string[] };

const refresh = () => {
  readAnew(readAuthenticator, readProofWays);
  // What opens may hang on it.
  void rereadStatus().catch(() => undefined);
};

interface AuthenticatorAppProps {
  /** Learns that recovery codes are shown, and that they are no longer: they are shown only once. */
  onCodes?: (areShown: boolean) => void;
}

/** One's own authenticator app, with the recovery codes that come with it. */
export function AuthenticatorApp({ onCodes }: AuthenticatorAppProps) {
  const [step, setStep] = useState<Step>('closed');
  const found = useReply(readAuthenticator, {}, { select: ({ message }) => message });
  const since = found.data?.since ?? null;
  const lastUsedAt = found.data?.lastUsedAt ?? null;
  const close = () => setStep('closed');
  const showCodes = (codes: readonly string[]) => {
    setStep({ codes });
    onCodes?.(true);
    refresh();
  };
  return (
    <Setting
      id="authenticator-app"
      title={texts.title}
      lead={since === null ? texts.lead : texts.has(shownTime(since), lastUsedAt && shownTime(lastUsedAt))}
      control={
        <Loaded reply={found} room="button">
          {() => (
            <Button variant="secondary" onClick={() => setStep(since === null ? 'set up' : 'remove')}>
              {since === null ? texts.setUp : texts.remove.action}
            </Button>
          )}
        </Loaded>
      }
    >
      {step === 'set up' && <Beginning onClose={close} onBegun={setStep} />}
      {step === 'remove' && <Removal onClose={close} />}
      {typeof step === 'object' && 'secret' in step && <ScanSecret {...step} onClose={close} onAdded={showCodes} />}
      {typeof step === 'object' && 'codes' in step && (
        <RecoveryCodes
          codes={step.codes}
          onClose={() => {
            close();
            onCodes?.(false);
          }}
        />
      )}
    </Setting>
  );
}

function Beginning({ onClose, onBegun }: { onClose: () => void; onBegun: (begun: { secret: string; uri: string }) => void }) {
  return (
    <ProofDialog
      title={texts.setUp}
      answers={{ back: texts.back, confirm: texts.begin.confirm }}
      operation={beginAuthenticator.operation}
      send={(proof) => call(beginAuthenticator, { body: proof })}
      onDone={onBegun}
      onClose={onClose}
    >
      <p>{texts.begin.lead}</p>
    </ProofDialog>
  );
}

function Removal({ onClose }: { onClose: () => void }) {
  return (
    <ProofDialog
      title={texts.remove.title}
      answers={{ back: texts.back, confirm: texts.remove.confirm }}
      isDanger
      operation={removeAuthenticator.operation}
      send={(proof) => call(removeAuthenticator, { body: proof })}
      onDone={({ message }) => {
        showToast({ content: message, operationType: removeAuthenticator.operation });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <p>{texts.remove.lead}</p>
    </ProofDialog>
  );
}
