import { readCoverage } from '../src/shared/services/coverage.ts';
import { SeededRandom } from '../src/numbers/demo/seeded-random.ts';
import type { DataService } from '../src/shared/services/services.ts';
import { emptyNumberData, type NumberData } from '../src/numbers/number-data.ts';
import { type PortEvent } from '../src/numbers/lists/port.ts';
import { buildPorted } from '../src/numbers/lists/ported-numbers.ts';
import type { Ranges } from '../src/numbers/ranges/ranges.ts';

const portedWanted = 1_000_000;
export const linesWanted = 100_000;

export const services: readonly DataService[] = ['npq', 'gnr', 'ported', 'ports&days', 'dno', 'dnoText', 'irsfCheck', 'AITCheck'];
export const asked = { days: 30, now: new Date('2026-11-20T15:30:00Z') };

/** The ranges with a million ported numbers of the United Kingdom and the United States, the same in each run. */
export function batchData(ranges: Ranges): NumberData {
  const content = buildPorted(portEvents(ranges.sections.attributes.map(({ uniqueSpId }) => uniqueSpId).filter((id) => id !== '')));
  const ported = { content, version: '1', asOf: '2026-11-20T00:00:00Z', synthetic: false, covers: readCoverage('GB,US') };
  return { ...emptyNumberData(ranges), ported };
}

/** The bytes of an uploaded file: of ten numbers one was ported, eight lie in some range of the world, and one is made of random digits. */
export function batchFile(ranges: Ranges): Uint8Array {
  const ported = portedNumbers();
  const random = new SeededRandom(20_261_121);
  const line = () => {
    const kind = random.below(10);
    if (kind === 0) return String(ported[random.below(ported.length)]);
    if (kind === 1) return `${1 + random.below(9)}${random.digits(7 + random.below(6))}`;
    const { range, minlength, maxlength } = ranges.rowAt(random.below(ranges.size));
    return range + random.digits(minlength + random.below(maxlength - minlength + 1) - range.length);
  };
  return Buffer.from(`${Array.from({ length: linesWanted }, line).join('\r\n')}\r\n`);
}

/** Ascending, some 50 in each 10,000 numbers. */
function portedNumbers(): Float64Array {
  const random = new SeededRandom(20_261_122);
  const numbers = new Float64Array(portedWanted);
  for (let index = 0; index < numbers.length; index += 1) {
    const isFirst = index === 0 || index === portedWanted / 2;
    const before = isFirst ? (index === 0 ? 12_012_000_000 : 447_400_000_000) : (numbers[index - 1] ?? 0);
    numbers[index] = before + 1 + random.below(400);
  }
  return numbers;
}

function* portEvents(carriers: readonly string[]): Generator<PortEvent> {
  const random = new SeededRandom(20_261_123);
  const some = Array.from({ length: 30 }, () => random.pick(carriers));
  for (const number of portedNumbers()) {
    const tel = String(number);
    const portDate = new Date(Date.UTC(2016 + random.below(10), random.below(12), 1 + random.below(28))).toISOString().slice(0, 10);
    const rn = tel.startsWith('1') ? '+12025440000' : '';
    yield { tel, donorSpId: random.pick(some), recipientSpId: random.pick(some), rn, cic: '', portDate, seq: 1 };
  }
}
