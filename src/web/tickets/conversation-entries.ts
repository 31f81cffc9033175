/** Entries of a conversation in the order of time: the opening text, messages, internal notes, and state changes. */
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { MessageSource, readTicket, TicketSide } from '../../shared/tickets/tickets.ts';
import type { TicketNote } from '../../shared/tickets/staff-tickets.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';

export type Ticket = ReplyOf<typeof readTicket>['response'];

export interface MessageEntry {
  readonly kind: 'message';
  /** Number of the message in the ticket; 0 for the opening text. */
  readonly number: number;
  readonly at: string;
  readonly side: TicketSide;
  readonly author: string;
  readonly source: MessageSource;
  readonly text: string;
  readonly cutText: string | null;
  readonly attachments: readonly string[];
  /** Reported answers; only the opening text has some. */
  readonly evidence: Ticket['evidence'];
}

export interface StateEntry {
  readonly kind: 'state';
  readonly at: string;
  readonly state: TicketState;
  readonly by: string;
  /** True if a closed ticket was reopened. */
  readonly isReopened: boolean;
}

/** An internal note, which only staff have. */
export interface NoteEntry extends TicketNote {
  readonly kind: 'note';
}

type Entry = MessageEntry | StateEntry | NoteEntry;

export function conversationOf(
  { openedAt, openedBy, ticketMessage, evidence, messages, stateChanges }: Ticket,
  notes: readonly TicketNote[] = [],
): Entry[] {
  const opening: MessageEntry = {
    kind: 'message',
    number: 0,
    at: openedAt,
    side: 'customer',
    author: openedBy,
    source: 'portal',
    text: ticketMessage,
    cutText: null,
    attachments: [],
    evidence,
  };
  const states = stateChanges.map(({ at, state, by }, index): StateEntry => {
    const isReopened = stateChanges[index - 1]?.state === 'closed';
    return { kind: 'state', at, state, by, isReopened };
  });
  const written = messages.map((message): MessageEntry => ({ kind: 'message', ...message, evidence: [] }));
  const internal = notes.map((note): NoteEntry => ({ kind: 'note', ...note }));
  // A state that a message caused has the time of that message to the millisecond, and follows it.
  return [opening, ...written, ...internal, ...states].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Start of the ticket's present state; null if it was not kept. */
export function stateSince({ state, openedAt, stateChanges }: Ticket): string | null {
  const last = stateChanges.at(-1);
  if (last) return last.state === state ? last.at : null;
  return state === 'open' ? openedAt : null;
}
