/** The words of the service status. */
import type { ServiceStatus } from '../../shared/status/status.ts';
import { formatCount } from '../locale/current-locale.ts';
import { nameReasonCode } from '../ui/reason-codes.text.ts';
import { statusText } from './status.text.ts';

/** "97.4 %"; 100 and 0 only where that is the whole truth, which the server sees to. */
export function percent(share: number): string {
  return `${formatCount(share * 100, { maximumFractionDigits: 1 })} %`;
}

/** "301 The upstream network returned an error: 12 %", with how many where the reader may know that. */
export function failureWords({ reasonCode: rc, share, queries }: ServiceStatus['failures'][number]): string {
  const what = nameReasonCode(rc) ?? statusText.notReasonCode;
  return `${rc} ${what}: ${percent(share)}${queries === null ? '' : ` (${formatCount(queries)})`}`;
}

/** "150 ms", "2 s". Where there is no limit the queries took longer than the longest. */
export function latencyWords(ms: number | null): string {
  if (ms === null) return statusText.overLongest;
  return ms < 1_000 ? `${ms} ms` : `${formatCount(ms / 1_000)} s`;
}

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** How old something is, in its largest whole unit: "3 days". */
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
