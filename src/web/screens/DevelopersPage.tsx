import { useSession } from '../session/session.ts';
import { Loaded } from '../api/Loaded.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { Calls } from '../developers/Calls.tsx';
import { developersText } from '../developers/developers.text.ts';
import { ErrorCodes } from '../developers/ErrorCodes.tsx';
import { Limits } from '../developers/Limits.tsx';
import { ReasonCodes } from '../developers/ReasonCodes.tsx';
import { PageSection, sectionIds } from '../developers/PageSection.tsx';
import { useApiDocument } from '../developers/use-api-document.ts';
import { useLeadTo, useMarked } from '../developers/use-marked.ts';
import { Webhooks } from '../developers/Webhooks.tsx';

/** The API for programs, from the same document that programs read. */
export function DevelopersPage() {
  const reply = useApiDocument();
  const { data } = reply;
  const { isSupportView } = useSession();
  const marked = useMarked();
  useLeadTo(marked, data !== undefined);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="text-h1 font-semibold">{developersText.title}</h1>
        <p className="text-text-2">{developersText.lead}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {!isSupportView && (
            <ScreenLink to="/account" hash="api-keys" className="link">
              {developersText.makeKey}
            </ScreenLink>
          )}
          <a href="/api/openapi.json" target="_blank" rel="noreferrer" className="link">
            {developersText.document}
          </a>
        </p>
        <Contents />
      </div>
      <PageSection id="calls">
        <Loaded reply={reply}>{({ calls }) => <Calls calls={calls} marked={marked} />}</Loaded>
      </PageSection>
      <ErrorCodes marked={marked} />
      <ReasonCodes marked={marked} />
      {data && <Limits policy={data.policy} />}
      <Webhooks />
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label={developersText.contents} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block leading-7">
              {developersText.sections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
