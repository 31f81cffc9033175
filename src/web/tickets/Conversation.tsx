import { useId, useState } from 'react';
import { shownTime } from '../ui/shown-time.ts';
import { useConfig } from '../api/public-config.ts';
import { Button } from '../ui/Button.tsx';
import type { TicketNote } from '../../shared/tickets/staff-tickets.ts';
import { conversationOf, type MessageEntry, type NoteEntry, type StateEntry, type Ticket } from './conversation-entries.ts';
import { ReportedAnswer } from './ReportedAnswer.tsx';
import { TicketState } from './TicketState.tsx';
import { ticketsText } from './tickets.text.ts';

const { conversation: text } = ticketsText;

/**
 * The messages of both sides, and the states between, oldest first. A word and the position distinguish the sides. `notes` are internal: only screens of staff
 * have them.
 */
export function Conversation({ ticket, notes }: { ticket: Ticket; notes?: readonly TicketNote[] | undefined }) {
  const id = useId();
  const { providerName } = useConfig();
  const names = { customer: ticket.organisation, support: providerName };
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-h2 font-semibold">
        {text.title}
      </h2>
      <ol className="flex min-w-0 flex-col gap-3">
        {conversationOf(ticket, notes).map((entry) => {
          if (entry.kind === 'state') return <StateLine key={`state ${entry.at} ${entry.state}`} entry={entry} />;
          if (entry.kind === 'note') return <Note key={`note ${entry.number}`} note={entry} />;
          return <Message key={`message ${entry.number}`} message={entry} of={names[entry.side]} />;
        })}
      </ol>
    </section>
  );
}

const places = {
  customer: 'me-6 border-s-border-strong md:me-24',
  support: 'ms-6 border-s-accent-edge md:ms-24',
} as const;

function Message({ message, of }: { message: MessageEntry; of: string }) {
  const { side, author, at, source, text: words, attachments, evidence } = message;
  const id = useId();
  return (
    <li className={`min-w-0 ${places[side]}`}>
      <article aria-labelledby={id} className={`card flex min-w-0 flex-col gap-2 border-s-4! ${places[side].split(' ')[1]}`}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-small">
          <h3 id={id} className="wrap-anywhere">
            <span className="me-2 rounded-tag border border-border-strong px-2 font-medium">{text.sides[side]}</span>
            <span className="font-semibold">{text.author(author, of)}</span>
          </h3>
          <span className="text-text-2">
            <time dateTime={at} className="mono">
              {shownTime(at)}
            </time>
            {source === 'mail' && <span className="ms-2">{text.byMail}</span>}
          </span>
        </header>
        {/* Text only: messages are shown, never run. */}
        {words === '' ? (
          <p className="text-text-2">{text.noText}</p>
        ) : (
          <p dir="auto" className="max-w-180 wrap-anywhere whitespace-pre-wrap">
            {words}
          </p>
        )}
        <CutText words={message.cutText} />
        {evidence.map((one) => (
          <ReportedAnswer key={`${one.at} ${one.service} ${one.number}`} evidence={one} />
        ))}
        {attachments.length > 0 && <p className="text-small wrap-anywhere text-text-2">{text.attachments(attachments.join(', '))}</p>}
      </article>
    </li>
  );
}

/** An internal note: dashed and tinted, so that nobody takes it for a message. */
function Note({ note: { author, at, text: words } }: { note: NoteEntry }) {
  const id = useId();
  return (
    <li className="min-w-0">
      <article aria-labelledby={id} className="card flex min-w-0 flex-col gap-2 border-dashed! border-warning! bg-warning-bg!">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-small">
          <h3 id={id} className="wrap-anywhere">
            <span className="me-2 rounded-tag border border-warning px-2 font-medium text-warning">{text.note}</span>{' '}
            <span className="font-semibold">{author}</span>
          </h3>
          <time dateTime={at} className="mono text-text-2">
            {shownTime(at)}
          </time>
        </header>
        <p className="max-w-180 wrap-anywhere whitespace-pre-wrap">{words}</p>
      </article>
    </li>
  );
}

/** The mail's text below the person's own words: quoted mails, a signature. */
function CutText({ words }: { words: string | null }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  if (words === null) return null;
  return (
    <>
      {isShown && (
        <p id={id} dir="auto" className="border-s-2 border-border ps-3 text-small wrap-anywhere whitespace-pre-wrap text-text-2">
          {words}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? text.hideCut : text.showCut}
      </Button>
    </>
  );
}

function StateLine({ entry: { at, state, by, isReopened } }: { entry: StateEntry }) {
  return (
    <li className="flex flex-wrap items-baseline justify-center gap-x-2 gap-y-1 text-small text-text-2">
      <TicketState state={state} />
      <span className="wrap-anywhere">{isReopened ? text.reopened(by) : text.isNow(by)}</span>
      <time dateTime={at} className="mono">
        {shownTime(at)}
      </time>
    </li>
  );
}
