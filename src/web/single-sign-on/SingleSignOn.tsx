import { useState, type ReactNode } from 'react';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { removeSingleSignOn, singleSignOnOf, type SingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import { Question } from '../api/Question.tsx';
import { useReply } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { SetUpSingleSignOn } from './SetUpSingleSignOn.tsx';
import { setUpText as texts } from './single-sign-on.text.ts';
import { singleSignOnReads } from './single-sign-on-reads.ts';

/** The provider of the organisation's single sign-on, and the actions of staff on it. */
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
            <SetUpSingleSignOn account={userId} current={current} redirectUri={redirectUri} />
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
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts.remove.button}
      </Button>
      <Question
        call={removeSingleSignOn}
        input={{ body: { userId } }}
        texts={{ ...texts.remove, title: texts.remove.title(name) }}
        isDanger
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        refreshes={singleSignOnReads}
      >
        <p>{texts.remove.lead}</p>
      </Question>
    </>
  );
}
