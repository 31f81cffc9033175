/** Texts of the service status. */
import type { ServiceStatus } from '../../shared/status/status.ts';
import { formatCount } from '../locale/current-locale.ts';
import { nameReasonCode } from '../ui/reason-codes.text.ts';
import { statusText } from './status.text.ts';

/** Formats a share as "97.4 %"; the server ensures that 100 and 0 are exact. */
export function percent(share: number): string {
  return `${formatCount(share * 100, { maximumFractionDigits: 1 })} %`;
}

/** Words a failure as "301 The upstream network returned an error: 12 %", with the number of queries if the reader may know it. */
export function failureWords({ reasonCode: rc, share, queries }: ServiceStatus['failures'][number]): string {
  const what = nameReasonCode(rc) ?? statusText.notReasonCode;
  return `${rc} ${what}: ${percent(share)}${queries === null ? '' : ` (${formatCount(queries)})`}`;
}

/** Formats a response time as "150 ms" or "2 s"; null means longer than the highest limit. */
export function latencyWords(ms: number | null): string {
  if (ms === null) return statusText.overLongest;
  return ms < 1_000 ? `${ms} ms` : `${formatCount(ms / 1_000)} s`;
}

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** The age of a moment, in its largest whole unit: "3 days". */
export function ageWords(asOf: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(asOf);
  for (const [unit, length] of units) {
    const count = Math.floor(ms / length);
    if (count > 0) return statusText.age[unit](count);
  }
  return statusText.age.less;
}

export function answererWords({ answeredBy, circuit }: Pick<ServiceStatus, 'answeredBy' | 'circuit'>): string {
  const isApart = answeredBy === 'upstream' && circuit !== null && circuit !== 'closed';
  return statusText.answerer[isApart ? circuit : answeredBy];
}
