import * as z from 'zod/mini';
import { maxListedTickets } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { plainText } from '../base/plain-text.ts';
import { AccountInQuery } from '../base/account-number.ts';
import { get, post, signedIn, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { type Said } from '../base/sayings.ts';
import { textOf } from '../base/schema-text.ts';
import { nextPage, searchedPageFields } from '../base/pages.ts';
import { EvidenceList } from './evidence.ts';
import { ticketStates } from './ticket-states.ts';
import { ticketsWanted } from './wanted.ts';

/** Topics of a ticket (specification, "Support"). Calls have them as `ticketSeverity`, in these words. */
export const ticketTypes = ['Service Down', 'Country Unavailable', 'Numbering or Response Issue', 'Other'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Sides of a ticket: its organisation, or the provider. */
const ticketSides = ['customer', 'support'] as const;
export type TicketSide = (typeof ticketSides)[number];

const messageSources = ['portal', 'mail'] as const;
export type MessageSource = (typeof messageSources)[number];

const ticketSubjectMaxLength = 200;
export const ticketMessageMaxLength = 10_000;

/** Text that a user writes in a ticket. Tabs and line breaks are allowed. */
export const messageText = (missing: Said) =>
  z.string({ error: missing.text }).check(
    z.trim(),
    z.minLength(1, { error: missing.text, abort: true }),
    z.maxLength(ticketMessageMaxLength, { error: textOf(ticketsWanted.shorterMessage(ticketMessageMaxLength)) }),
    // oxlint-disable-next-line no-control-regex -- refusing them is the point
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$/u, { error: ticketsWanted.plainMessage.text }),
  );

/** Texts for missing fields are those of the specification. A subject is one line, as in a mail. */
export const NewTicket = z.strictObject({
  ticketSeverity: z.enum(ticketTypes, { error: ticketsWanted.type.text }),
  ticketSubject: z
    .string({ error: ticketsWanted.subject.text })
    .check(
      z.trim(),
      z.minLength(1, { error: ticketsWanted.subject.text, abort: true }),
      z.maxLength(ticketSubjectMaxLength, { error: textOf(ticketsWanted.shorterSubject(ticketSubjectMaxLength)) }),
      z.regex(plainText, { error: ticketsWanted.plainSubject.text }),
    ),
  ticketMessage: messageText(ticketsWanted.details),
  evidence: z._default(EvidenceList, []),
});

const newest = maxListedTickets.toLocaleString('en');

/** Eight random characters, without those that look alike. */
export const TicketId = z.string().check(z.regex(/^T-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, { error: ticketsWanted.number.text }));

const TicketStateInBody = z.enum(ticketStates, { error: ticketsWanted.state.text });

/**
 * A ticket in a list. `openedBy` is the opener's name at that time, `openedByEmail` their address. `isUnread`: the other side wrote something that the caller
 * has not seen.
 */
export const TicketRow = z.object({
  ticketId: z.string(),
  openedAt: z.string(),
  ticketSeverity: z.enum(ticketTypes),
  ticketSubject: z.string(),
  state: z.enum(ticketStates),
  openedBy: z.string(),
  openedByEmail: z.string(),
  organisation: z.string(),
  lastMessageAt: z.string(),
  lastMessageBy: z.enum(ticketSides),
  isUnread: z.boolean(),
});
export type TicketRow = z.infer<typeof TicketRow>;

/** A staff member who may answer tickets. */
export const TicketOwner = z.object({ portalId: z.string(), fullName: z.string() });
export type TicketOwner = z.infer<typeof TicketOwner>;

/** A ticket in the list of staff. Customers do not see the owner. */
const StaffTicketRow = z.extend(TicketRow, { owner: z.nullable(TicketOwner) });
export type StaffTicketRow = z.infer<typeof StaffTicketRow>;

/** Room for the message and its evidence. */
const openedMaxBytes = 256 * 1024;

export const openTicket = post('/api/support/ticket', {
  summary: 'Open a ticket; the provider gets it by e-mail, the sender a copy',
  takesIdempotencyKey: true,
  access: signedIn(bits.contact),
  operation: 'Support',
  maxBodyBytes: openedMaxBytes,
  body: NewTicket,
  reply: z.extend(Message, { ticketId: z.string() }),
});

/**
 * A message written after the ticket was opened, with numbers from 1. For a mail, `text` is its new part, and `cutText` the quoted mails and signature below,
 * if any. `attachments` are names: the files themselves are not kept.
 */
export const TicketMessage = z.object({
  number: z.int(),
  at: z.string(),
  side: z.enum(ticketSides),
  author: z.string(),
  source: z.enum(messageSources),
  text: z.string(),
  cutText: z.nullable(z.string()),
  attachments: z.array(z.string()),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

const StateChange = z.object({ at: z.string(), state: z.enum(ticketStates), side: z.enum(ticketSides), by: z.string() });

/** Staff can read the tickets of every organisation. */
export const readTicket = get('/api/support/ticket', {
  summary: 'Get one ticket of your organisation with its conversation and status times',
  refuses: ['not_found'],
  access: signedIn(bits.contact),
  operation: 'Support',
  query: z.object({ ticketId: TicketId }),
  reply: z.object({
    response: z.extend(TicketRow, {
      ticketMessage: z.string(),
      evidence: EvidenceList,
      messages: z.array(TicketMessage),
      stateChanges: z.array(StateChange),
    }),
  }),
});

const MessageSent = z.extend(Message, { number: z.int() });

export const writeTicketMessage = post('/api/support/ticketMessage', {
  summary: 'Add a message to a ticket of your organisation; the provider gets it by e-mail, and a waiting or closed ticket reopens',
  refuses: ['not_found'],
  takesIdempotencyKey: true,
  access: signedIn(bits.contact),
  operation: 'Support',
  body: z.strictObject({ ticketId: TicketId, text: messageText(ticketsWanted.message) }),
  reply: MessageSent,
});

export const answerTicket = post('/api/support/ticketAnswer', {
  summary: 'Answer a ticket; its participants get an e-mail, and without `state` it waits for the customer',
  refuses: ['not_found'],
  takesIdempotencyKey: true,
  access: staffWith(bits.user_management),
  operation: 'Support',
  body: z.strictObject({ ticketId: TicketId, text: messageText(ticketsWanted.answer), state: z.optional(TicketStateInBody) }),
  reply: MessageSent,
});

export const seeTicket = post('/api/support/ticketSeen', {
  summary: 'Mark the first messages of a ticket as read, up to a number',
  refuses: ['not_found'],
  access: signedIn(bits.contact),
  operation: 'Support',
  body: z.strictObject({ ticketId: TicketId, messages: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  reply: Message,
});

export const listTickets = get('/api/support/tickets', {
  summary: `List the newest ${newest} tickets of your organisation`,
  access: signedIn(bits.contact),
  operation: 'Support',
  query: z.object(searchedPageFields),
  reply: z.object({ message: z.array(TicketRow), ...nextPage }),
});

export const listTicketsByAccount = get('/api/support/ticketsByAccount', {
  summary: `List the newest ${newest} tickets of an organisation, or without \`account\` the open tickets of all organisations`,
  access: staffWith(bits.user_management),
  operation: 'Support',
  query: z.object({ account: z.optional(AccountInQuery), ...searchedPageFields }),
  reply: z.object({ message: z.array(StaffTicketRow), ...nextPage }),
});

export const setTicketState = post('/api/support/ticketState', {
  summary: 'Set the state of a ticket; its sender gets an e-mail',
  refuses: ['not_found'],
  access: staffWith(bits.user_management),
  operation: 'Support',
  body: z.strictObject({
    ticketId: TicketId,
    state: TicketStateInBody,
  }),
  reply: Message,
});
