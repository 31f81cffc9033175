/** The rows of tickets and of their conversations. */
import type { ColumnType } from 'kysely';
import type { MessageSource, TicketSide, TicketType } from '../../shared/tickets/tickets.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';

export interface TicketRow {
  organisation_id: number;
  /** Random, as people say it: T-7KQ4-M2PX. */
  id: string;
  opened_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Null once that person was removed. */
  opened_by: string | null;
  opener_name: string;
  opener_email: string;
  severity: TicketType;
  subject: string;
  /** What opened it; what was written later is a row each of `ticket_messages`. */
  message: string;
  state: ColumnType<TicketState, TicketState | undefined, TicketState>;
}

export interface TicketMessageRow {
  organisation_id: number;
  ticket_id: string;
  /** From 1 in each ticket. */
  number: number;
  at: ColumnType<Date, Date | string | undefined, never>;
  side: TicketSide;
  /** Null once that person was removed. */
  author_id: string | null;
  author_name: string;
  source: MessageSource;
  /** The whole of it: of a mail also what is not shown at first. */
  text: string;
  /** Names of files that came with a mail and were not kept. */
  attachments: ColumnType<string[], string[] | undefined, never>;
  /** What tells a mail from every other: it is taken once. */
  mail_key: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

export interface TicketStateChangeRow {
  organisation_id: number;
  ticket_id: string;
  /** From 1 in each ticket. */
  number: number;
  at: ColumnType<Date, Date | string | undefined, never>;
  state: TicketState;
  side: TicketSide;
  by_name: string;
}

/** How far a user has read a ticket, and when they last looked. */
export interface TicketVisitRow {
  organisation_id: number;
  ticket_id: string;
  user_id: string;
  seen_at: ColumnType<Date, undefined, Date>;
  seen_messages: number;
}
