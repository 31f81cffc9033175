import { useState, type ReactNode } from 'react';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { removeSingleSignOn, singleSignOnOf, type SingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import { readAnew, useReply, useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { SetUpSingleSignOn } from './SetUpSingleSignOn.tsx';
import { setUpText as texts } from './single-sign-on.text.ts';
import { refreshOrganisations } from '../organisations/use-organisations.ts';

const refresh = () => {
  readAnew(singleSignOnOf);
  refreshOrganisations();
};

/** Where people of the organisation sign in, and what staff can do about it. */
export function SingleSignOnCard({ organisation }: { organisation: OrganisationDetail }) {
  const { userId, name } = organisation;
  const reply = useReply(singleSignOnOf, { query: { account: String(userId) } }, { refetchOnMount: 'always' });
  return (
    <Loaded reply={reply} room="part">
      {({ message: current, redirectUri }) => (
        <section aria-labelledby="single-sign-on" className="card flex flex-col gap-4">
          <h2 id="single-sign-on" className="text-h3 font-semibold">
            {texts.title}
          </h2>
          {current ? <Facts facts={factsOf(current, redirectUri)} /> : <p className="max-w-prose text-text-2">{texts.none}</p>}
          <div className="flex flex-wrap items-center gap-3">
            <SetUpSingleSignOn account={userId} current={current} redirectUri={redirectUri} onSaved={refresh} />
            {current && <Remove account={userId} name={name} />}
          </div>
        </section>
      )}
    </Loaded>
  );
}

function factsOf(current: SingleSignOn, redirectUri: string): readonly (readonly [string, ReactNode])[] {
  const { issuer, clientId, domains, unknown, passwordsToo, requireMfa, linked } = current;
  return [
    [texts.issuer, issuer],
    [texts.clientId, clientId],
    [texts.domains, domains.join(', ')],
    [texts.unknown, texts.unknownPeople[unknown]],
    [texts.passwords, texts.passwordsToo[passwordsToo ? 'yes' : 'no']],
    [texts.secondFactor, texts.requireMfa[requireMfa ? 'yes' : 'no']],
    [texts.linked, texts.people(linked)],
    [
      texts.redirectUri,
      <span key="redirect" className="inline-flex flex-wrap items-center gap-2">
        <span className="mono wrap-anywhere">{redirectUri}</span>
        <CopyButton text={redirectUri} label={texts.redirectUri} />
      </span>,
    ],
  ];
}

function Remove({ account: userId, name }: { account: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSend(removeSingleSignOn, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: removeSingleSignOn.operation });
      setOpen(false);
      refresh();
    },
  });
  const open = () => {
    sending.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={open}>
        {texts.remove.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.remove.title(name)}
        answers={{ back: texts.remove.back, confirm: texts.remove.confirm }}
        isDanger
        isSending={sending.isPending}
        errors={failureContent(sending.error)}
        onConfirm={() => sending.mutate({ body: { userId } })}
      >
        <p>{texts.remove.lead}</p>
      </ConfirmDialog>
    </>
  );
}
