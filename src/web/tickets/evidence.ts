/** What support needs to know of an answer that somebody doubts, in the words of a ticket: in English, in which support reads every ticket alike. */
import { utcTime } from '../../shared/base/utc-time.ts';

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
    ['Number', number],
    ['Service', service],
    ['Reason code', rc],
    ['Data version', dataVersion],
    ['Time', utcTime(at, { seconds: true })],
    ['Request', requestId],
    ['Link', link],
  ];
  const lines = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value ?? 'not known'}`]));
  return [...lines, 'Answer:', JSON.stringify(answer, null, 2)].join('\n');
}
