/** Tallies of the outcomes of a part, stored beside it: the page of a batch adds them up without reading its results. */
import type { BatchServiceCode } from '../../../shared/services/services.ts';
import type { ServiceRows } from '../../../numbers/batch/service-rows.ts';
import type { PartTally } from '../../database/batch-json.ts';

/** Rank of each service as a source of the serving operator, 1 the most reliable; null if it names none. */
const ranks: Record<BatchServiceCode, number | null> = {
  npq: 1,
  liveRouting: 2,
  ported: 3,
  ukported: 4,
  gnr: 5,
  usmrq: 6,
  liveStatus: 7,
  AITCheck: 8,
  ports: null,
  dno: null,
  dnoText: null,
  irsfCheck: null,
};

/** Returns the service of a batch that names the serving operator; undefined if none does. */
function operatorServiceOf(services: readonly BatchServiceCode[]): BatchServiceCode | undefined {
  return services.filter((service) => ranks[service] !== null).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))[0];
}

/** Tallies one part; each service has a result, in the same order. */
export function tallyOf(
  services: readonly BatchServiceCode[],
  results: readonly Pick<ServiceRows, 'counts' | 'reasons' | 'operators'>[],
): PartTally {
  const service = operatorServiceOf(services);
  const operators = service === undefined ? undefined : results[services.indexOf(service)]?.operators;
  const [first] = results;
  const numbers = noCounts();
  for (const [name, rows] of operators ?? []) addTo(numbers, { [storedName(name)]: rows });
  return {
    reasons: results.map(({ reasons }) => Object.fromEntries(reasons)),
    countries: Object.fromEntries([...(first?.counts ?? [])].map(([country, [succeeded, failed]]) => [country, succeeded + failed])),
    operators: service === undefined || operators === undefined ? null : { service, numbers },
  };
}

/** Cleans an operator's name: an upstream may send anything, and the JSON of PostgreSQL accepts neither U+0000 nor half a surrogate pair. */
function storedName(name: string): string {
  return name.replaceAll('\0', '').toWellFormed();
}

/** Adds up the tallies of all parts; null if a part has none, such as those of older versions. Empty counts for a batch without parts. */
export function sumOfTallies(tallies: readonly (PartTally | null)[], services: number): PartTally | null {
  const reasons = Array.from({ length: services }, noCounts);
  const countries = noCounts();
  let operators: { service: string; numbers: Record<string, number> } | null = null;
  for (const tally of tallies) {
    if (tally === null) return null;
    for (const [index, ofService] of tally.reasons.entries()) addTo(reasons[index] ?? noCounts(), ofService);
    addTo(countries, tally.countries);
    if (tally.operators === null) continue;
    operators ??= { service: tally.operators.service, numbers: noCounts() };
    addTo(operators.numbers, tally.operators.numbers);
  }
  return { reasons, countries, operators };
}

/** Returns an object without a prototype, because operators called `constructor` or `__proto__` would otherwise be counted on its properties. */
function noCounts(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}

function addTo(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [key, rows] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + rows;
}
