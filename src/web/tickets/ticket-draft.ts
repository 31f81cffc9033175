/** The ticket that somebody is writing: kept while they write, and begun for them when they report an answer. */
import * as z from 'zod/mini';
import { dropDraft, readDraft, writeDraft } from '../browser/drafts.ts';
import { formatAnswer, type Evidence } from './evidence.ts';
import { ticketsText } from './tickets.text.ts';

const { report: text } = ticketsText;

const TicketDraft = z.object({
  ticketSeverity: z.string(),
  ticketSubject: z.string(),
  ticketMessage: z.string(),
  /** Whether the person has written in it, as against what reporting an answer filled in. */
  isTyped: z.boolean(),
  /** Where the person goes on writing in the message; null once they have. */
  writeAt: z.nullable(z.int()),
  /** The address of the result that is reported; null where none is. */
  result: z.nullable(z.string().check(z.startsWith('/'))),
});
export type TicketDraft = z.infer<typeof TicketDraft>;

export const emptyTicket: TicketDraft = {
  ticketSeverity: '',
  ticketSubject: '',
  ticketMessage: '',
  isTyped: false,
  writeAt: null,
  result: null,
};
const name = 'ticket';

/** An empty one where there is none, or where another version of the portal kept it in another shape. */
export function readTicketDraft(portalId: string): TicketDraft {
  const kept = readDraft(portalId, name);
  return TicketDraft.safeParse(JSON.parse(kept ?? 'null')).data ?? emptyTicket;
}

export function keepTicketDraft(portalId: string, draft: TicketDraft) {
  writeDraft(portalId, name, JSON.stringify(draft));
}

export function dropTicketDraft(portalId: string) {
  dropDraft(portalId, name);
}

const question = `${text.question}\n`;

/** The draft that reports an answer of the result at the address `result`. What was typed stays, and the answer comes after it; once is enough. */
export function draftWith(draft: TicketDraft, evidence: Evidence, result: string): TicketDraft {
  const words = formatAnswer(evidence);
  const begun: TicketDraft = {
    ticketSeverity: 'Numbering or Response Issue',
    ticketSubject: `${evidence.service}: answer for ${evidence.number}`,
    ticketMessage: `${question}\n\n${words}`,
    isTyped: false,
    writeAt: question.length,
    result,
  };
  if (!draft.isTyped) return begun;
  const typed = draft.ticketMessage.trimEnd();
  const isIn = draft.ticketMessage.includes(words);
  return {
    ticketSeverity: draft.ticketSeverity || begun.ticketSeverity,
    ticketSubject: draft.ticketSubject || begun.ticketSubject,
    ticketMessage: isIn ? draft.ticketMessage : `${typed}\n\n${words}`.trimStart(),
    isTyped: true,
    writeAt: isIn ? draft.writeAt : typed.length,
    result,
  };
}
