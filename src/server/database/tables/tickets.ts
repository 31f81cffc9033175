/** The rows of tickets and of their conversations. */
import type { ColumnType, Generated } from 'kysely';
import type { Evidence } from '../../../shared/tickets/evidence.ts';
import type { MessageSource, TicketSide, TicketType } from '../../../shared/tickets/tickets.ts';
import type { TicketState } from '../../../shared/tickets/ticket-states.ts';

export interface TicketTables {
  tickets: TicketRow;
  /** Messages in a ticket after it was opened. */
  ticket_messages: TicketMessageRow;
  ticket_state_changes: TicketStateChangeRow;
  ticket_visits: TicketVisitRow;
  /** Internal notes of staff: no query for customers reads this table. */
  ticket_notes: TicketNoteRow;
  saved_answers: SavedAnswerRow;
}

interface TicketRow {
  organisation_id: number;
  /** Random and easy to say: T-7KQ4-M2PX. */
  id: string;
  opened_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Null once that person was removed. */
  opened_by: string | null;
  opener_name: string;
  opener_email: string;
  severity: TicketType;
  subject: string;
  /** The opening message; later ones are rows of `ticket_messages`. */
  message: string;
  state: ColumnType<TicketState, TicketState | undefined, TicketState>;
  /** The staff member who takes care of it. Null once that person was removed. */
  owner_id: ColumnType<string | null, undefined, string | null>;
  /** Answers that the opener reported, as JSON. */
  evidence: ColumnType<Evidence[], string | undefined, never>;
}

interface TicketMessageRow {
  organisation_id: number;
  ticket_id: string;
  /** Counts from 1 in each ticket. */
  number: number;
  at: ColumnType<Date, Date | string | undefined, never>;
  side: TicketSide;
  /** Null once that person was removed. */
  author_id: string | null;
  author_name: string;
  source: MessageSource;
  /** The whole text: for a mail also the part that is hidden at first. */
  text: string;
  /** Names of files that came with a mail and were not stored. */
  attachments: ColumnType<string[], string[] | undefined, never>;
  /** A key that identifies a mail, so that it is added only once. */
  mail_key: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

interface TicketStateChangeRow {
  organisation_id: number;
  ticket_id: string;
  /** Counts from 1 in each ticket. */
  number: number;
  at: ColumnType<Date, Date | string | undefined, never>;
  state: TicketState;
  side: TicketSide;
  by_name: string;
}

interface TicketNoteRow {
  organisation_id: number;
  ticket_id: string;
  /** Counts from 1 in each ticket. */
  number: number;
  at: ColumnType<Date, undefined, never>;
  /** Null once that person was removed. */
  author_id: string | null;
  author_name: string;
  text: string;
}

/** A text that the provider's staff insert into their answers. */
interface SavedAnswerRow {
  organisation_id: number;
  id: Generated<string>;
  title: string;
  text: string;
}

/** A user's position in a ticket, and the time of their last visit. */
interface TicketVisitRow {
  organisation_id: number;
  ticket_id: string;
  user_id: string;
  seen_at: ColumnType<Date, undefined, Date>;
  seen_messages: number;
}
