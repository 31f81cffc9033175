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
import { Part } from '../ui/Part.tsx';

type Step = 'closed' | 'set up' | 'remove' | { secret: string; uri: string } | { codes: readonly string[] };

const refresh = () => {
  readAnew(readAuthenticator, readProofWays);
  // What opens may hang on it.
  void rereadStatus().catch(() => undefined);
};

/** One's own authenticator app, with the recovery codes that come with it. */
export function AuthenticatorApp() {
  const [step, setStep] = useState<Step>('closed');
  const found = useReply(readAuthenticator, {}, { select: ({ message }) => message });
  const close = () => setStep('closed');
  const showCodes = (codes: readonly string[]) => {
    setStep({ codes });
    refresh();
  };
  return (
    <Part id="authenticator-app" title={texts.title} lead={texts.lead}>
      <Loaded reply={found} room="button">
        {({ since, lastUsedAt }) =>
          since === null ? (
            <Button className="self-start" onClick={() => setStep('set up')}>
              {texts.setUp}
            </Button>
          ) : (
            <>
              <p>{texts.has(shownTime(since), lastUsedAt && shownTime(lastUsedAt))}</p>
              <Button className="self-start" variant="secondary" onClick={() => setStep('remove')}>
                {texts.remove.action}
              </Button>
            </>
          )
        }
      </Loaded>
      {step === 'set up' && <Beginning onClose={close} onBegun={setStep} />}
      {step === 'remove' && <Removal onClose={close} />}
      {typeof step === 'object' && 'secret' in step && <ScanSecret {...step} onClose={close} onAdded={showCodes} />}
      {typeof step === 'object' && 'codes' in step && <RecoveryCodes codes={step.codes} onClose={close} />}
    </Part>
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
