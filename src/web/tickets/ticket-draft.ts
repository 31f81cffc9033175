/** The draft of a ticket: kept while the user writes, and started for them when they report an answer. */
import * as z from 'zod/mini';
import { dropDraft, readDraft, writeDraft } from '../browser/drafts.ts';
import { noteUnsaved } from '../browser/unsaved-text.ts';
import { maxEvidence } from '../../shared/base/limits.ts';
import { Evidence } from '../../shared/tickets/evidence.ts';
import { ticketsText } from './tickets.text.ts';

const { report: text } = ticketsText;

const TicketDraft = z.object({
  ticketSeverity: z.string(),
  ticketSubject: z.string(),
  ticketMessage: z.string(),
  /** The reported answers, which are sent beside the message. */
  evidence: z.array(Evidence),
  /** True if the person has written in it; false if it only reports an answer. */
  isTyped: z.boolean(),
  /** The position of the cursor in the message at first; null once the person has written. */
  writeAt: z.nullable(z.int()),
  /** The address of the reported result; null if there is none. */
  result: z.nullable(z.string().check(z.startsWith('/'))),
});
export type TicketDraft = z.infer<typeof TicketDraft>;

export const emptyTicket: TicketDraft = {
  ticketSeverity: '',
  ticketSubject: '',
  ticketMessage: '',
  evidence: [],
  isTyped: false,
  writeAt: null,
  result: null,
};
const name = 'ticket';

/** Reads the draft; an empty one if there is none, or if another version of the portal kept it in another shape. */
export function readTicketDraft(portalId: string): TicketDraft {
  const kept = readDraft(portalId, name);
  return TicketDraft.safeParse(JSON.parse(kept ?? 'null')).data ?? emptyTicket;
}

export function keepTicketDraft(portalId: string, draft: TicketDraft) {
  writeDraft(portalId, name, JSON.stringify(draft));
  noteUnsaved(name, draft.isTyped);
}

export function dropTicketDraft(portalId: string) {
  dropDraft(portalId, name);
  noteUnsaved(name, false);
}

const question = `${text.question}\n`;

/** Makes the draft that reports an answer of the result at the address `result`. Typed text stays, and the answer is attached once. */
export function draftWith(draft: TicketDraft, evidence: Evidence, result: string): TicketDraft {
  const begun: TicketDraft = {
    ticketSeverity: 'Numbering or Response Issue',
    ticketSubject: `${evidence.service}: answer for ${evidence.number}`,
    ticketMessage: question,
    evidence: [evidence],
    isTyped: false,
    writeAt: question.length,
    result,
  };
  if (!draft.isTyped) return begun;
  const others = draft.evidence.filter((other) => JSON.stringify(other) !== JSON.stringify(evidence));
  return {
    ticketSeverity: draft.ticketSeverity || begun.ticketSeverity,
    ticketSubject: draft.ticketSubject || begun.ticketSubject,
    ticketMessage: draft.ticketMessage,
    evidence: [...others, evidence].slice(-maxEvidence),
    isTyped: true,
    writeAt: draft.ticketMessage.length,
    result,
  };
}
