/** Facts that support needs about a doubted answer, for the ticket's text: in English, since support reads every ticket in it. */
import { utcTime } from '../../shared/base/utc-time.ts';

export interface Evidence {
  number: string;
  service: string;
  /** The answer as it came from the server. */
  answer: unknown;
  /** Undefined if this kind of answer has none, null if it is unknown. */
  rc?: number | null;
  dataVersion?: string | null;
  /** Time of the answer (RFC 3339). */
  at: string;
  requestId: string | null;
  /** The address that repeats the query; the number stands after "#". */
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
  const lines = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value ?? 'unknown'}`]));
  return [...lines, 'Answer:', JSON.stringify(answer, null, 2)].join('\n');
}
