/** What the rows of a part ended in, kept beside the part: the page of a batch adds them up without reading its results. */
import { fieldsOf } from '../../../shared/services/legend.ts';
import { type BatchServiceCode, serviceOf } from '../../../shared/services/services.ts';
import type { ServiceRows } from '../../../numbers/batch/service-rows.ts';
import type { PartTally } from '../../database/batch-json.ts';

/** Who serves a number, the service that knows best first. */
const operatorServices: readonly BatchServiceCode[] = [
  'npq',
  'liveRouting',
  'ported',
  'ukported',
  'gnr',
  'usmrq',
  'liveStatus',
  'AITCheck',
];

/** The service of a batch that says who serves its numbers; none where no service does. */
function operatorServiceOf(services: readonly BatchServiceCode[]): BatchServiceCode | undefined {
  const saying = services.filter((service) => fieldsOf(serviceOf(service)).includes('cn'));
  return operatorServices.find((service) => saying.includes(service)) ?? saying[0];
}

/** The tally of one part; there is a result for each service, in the same order. */
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

/** An upstream may name an operator by anything; the JSON of PostgreSQL takes neither U+0000 nor half a character. */
function storedName(name: string): string {
  return name.replaceAll('\0', '').toWellFormed();
}

/** What all parts ended in; null where a part has no tally, as those of older versions. Of a batch without parts nothing has been counted. */
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

/** Without a prototype, whose properties would be counts of operators called `constructor` or `__proto__`. */
function noCounts(): Record<string, number> {
  return Object.create(null) as Record<string, number>;
}

function addTo(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [key, rows] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + rows;
}
