/** The words of the service status. */
import type { ServiceState, ServiceStatus } from '../../../shared/api/status.ts';
import { reasonCode } from '../../../shared/services/reason-codes.ts';

export const stateWords: Record<ServiceState, string> = {
  working: 'Working',
  disturbed: 'Disturbed',
  failing: 'Failing',
  unused: 'No queries',
  'not set up': 'Not set up',
};

/** "97.4 %"; 100 and 0 only where that is the whole truth, which the server sees to. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1).replace(/\.0$/, '')} %`;
}

/** "301 The upstream network returned an error: 12 %", with how many where the reader may know that. */
export function failureWords({ reasonCode: rc, share, queries }: ServiceStatus['failures'][number]): string {
  const [what = 'Not a reason code'] = reasonCode(rc)?.description.split('.') ?? [];
  return `${rc} ${what}: ${percent(share)}${queries === null ? '' : ` (${queries.toLocaleString('en')})`}`;
}

/** "150 ms", "2 s". Where there is no limit the queries took longer than the longest. */
export function latencyWords(ms: number | null): string {
  if (ms === null) return 'over 20 s';
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How old something is, in its largest whole unit: "3 days". */
export function ageWords(asOf: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(asOf);
  for (const [unit, length] of units) {
    const count = Math.floor(ms / length);
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}

export function answererWords({ answeredBy, circuit }: Pick<ServiceStatus, 'answeredBy' | 'circuit'>): string {
  if (answeredBy === 'data') return 'Data sets';
  if (answeredBy === 'simulation') return 'Simulated network';
  if (answeredBy === 'nobody') return 'Nobody here';
  return circuit === 'closed' ? 'Upstream network' : `Upstream network, circuit ${circuit}`;
}
