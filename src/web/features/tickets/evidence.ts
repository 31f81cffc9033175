/** What support needs to know of an answer that somebody doubts, in the words of a ticket. */
import { utcTime } from '../../../shared/utc-time.ts';
import { ticketsText } from './tickets.text.ts';

const { report: text } = ticketsText;

export interface Evidence {
  number: string;
  service: string;
  /** As it came from the server. */
  answer: unknown;
  /** Undefined where this kind of answer has none, null where it is not known. */
  rc?: number | null;
  dataVersion?: string | null;
  /** When the answer came (RFC 3339). */
  at: string;
  requestId: string | null;
  /** Asks the same again; the number stands after "#". */
  link: string;
}

export function formatAnswer({ number, service, answer, rc, dataVersion, at, requestId, link }: Evidence): string {
  const facts: [string, string | number | null | undefined][] = [
    [text.number, number],
    [text.service, service],
    [text.rc, rc],
    [text.dataVersion, dataVersion],
    [text.time, utcTime(at, { seconds: true })],
    [text.request, requestId],
    [text.link, link],
  ];
  const lines = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value ?? text.unknown}`]));
  return [...lines, text.answer, JSON.stringify(answer, null, 2)].join('\n');
}
