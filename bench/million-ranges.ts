import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import { SeededRandom } from '../src/numbers/demo/seeded-random.ts';
import { Ranges } from '../src/numbers/ranges/ranges.ts';
import type { RangeRow } from '../src/shared/range-search/range-row.ts';

const rangesWanted = 1_000_000;
const numbersWanted = 1_000_000;

/** A set of ranges and the numbers to look up in it, the same in each run. */
export interface Sample {
  readonly ranges: Ranges;
  readonly rows: readonly RangeRow[];
  /** 90 % lie in a range. In random order. */
  readonly numbers: readonly string[];
}

/** Makes a million ranges, by splitting random ones of the built ranges into their ten parts, as finer plans of regulators would; and a million numbers. */
export function millionRanges(): Sample {
  const random = new SeededRandom(20_261_120);
  const rows = buildRanges({ registry: new Map(), demo: false }).rows.slice();
  while (rows.length < rangesWanted) {
    const index = random.below(rows.length);
    const row = rows[index];
    if (!row || row.range.length >= row.minlength) continue;
    const parts = Array.from({ length: 10 }, (_, digit) => ({ ...row, range: `${row.range}${digit}` }));
    rows.splice(index, 1, ...parts.splice(0, 1));
    rows.push(...parts);
  }
  return {
    rows,
    ranges: Ranges.of(rows, { builtAt: new Date().toISOString(), sourceVersion: 'benchmark' }),
    numbers: sampleNumbers(rows, random),
  };
}

function sampleNumbers(rows: readonly RangeRow[], random: SeededRandom): string[] {
  const texts = Array.from({ length: numbersWanted }, () => {
    if (random.below(10) === 0) return `${1 + random.below(9)}${random.digits(7 + random.below(6))}`;
    const { range, minlength, maxlength } = random.pick(rows);
    return range + random.digits(minlength + random.below(maxlength - minlength + 1) - range.length);
  });
  // Flat strings, as a parsed request or file has them: concatenated ones cost every peer their first reading.
  const joined = Buffer.from(texts.join('\n')).toString('latin1');
  return joined.split('\n').map((text) => Buffer.from(text, 'latin1').toString('latin1'));
}
