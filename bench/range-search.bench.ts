import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import { Ranges } from '../src/numbers/ranges/ranges.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { medianTimes } from './rounds.ts';
import type { RangeRow } from '../src/shared/range-search/range-row.ts';

export const name = 'Range search: the first 1,000 rows of a short prefix, and of an operator among all ranges, as bytes of JSON';

const limit = 1_000;
const prefixes = ['44', '49', '1', '33', '91', '55'];
const repeats = 20;
/** Many ranges and few, with and without accents, and none. */
const operators = ['vodafone', 'Télécom', 'lycamobile', 'operator not specified', 'nobody at all'];
const mostMs = 5;

/** The peer holds the rows as sorted objects, finds the place by binary search too, and stringifies the matches. */
export async function run(): Promise<Line[]> {
  const { rows } = buildRanges({ registry: new Map(), demo: false });
  const ranges = Ranges.of(rows, { builtAt: '', sourceVersion: 'benchmark' });
  let used = 0;
  const times = medianTimes({
    ours: () => {
      for (let i = 0; i < repeats; i += 1) {
        for (const prefix of prefixes) for (const chunk of ranges.search(prefix, limit).chunks) used += chunk.length;
      }
    },
    objects: () => {
      for (let i = 0; i < repeats; i += 1) {
        for (const prefix of prefixes) {
          const from = firstFrom(rows, prefix);
          used += Buffer.from(JSON.stringify(rows.slice(from, from + limit))).length;
        }
      }
    },
  });
  if (used === 0) throw new Error('The search found nothing');
  const searches = repeats * prefixes.length;
  const perSearch = { ours: times.ours / searches / 1e3, peer: times.objects / searches / 1e3, unit: 'us a search' };
  return [fasterThan('range search vs objects + JSON.stringify', perSearch, 30), ...byOperator(rows)];
}

/** The peer folds each name as it comes to it, filters the objects, and stringifies the first ones. */
function byOperator(rows: readonly RangeRow[]): Line[] {
  const ranges = Ranges.of(rows, { builtAt: '', sourceVersion: 'benchmark' });
  let used = 0;
  const times = medianTimes({
    ours: () => {
      for (const operator of operators) for (const chunk of ranges.search('', limit, { operator }).chunks) used += chunk.length;
    },
    objects: () => {
      for (const operator of operators) {
        const wanted = plain(operator);
        const found = rows.filter(({ spName }) => plain(spName).includes(wanted));
        used += Buffer.from(JSON.stringify({ elements: found.slice(0, limit), total: found.length })).length;
      }
    },
  });
  if (used === 0) throw new Error('The search found nothing');
  const perSearch = { ours: times.ours / operators.length / 1e6, peer: times.objects / operators.length / 1e6, unit: 'ms a search' };
  return [
    fasterThan('range search by operator vs a filter of objects', perSearch, 10),
    atMost('range search by operator, over all ranges', { ...perSearch, peer: mostMs }, 1),
  ];
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function firstFrom(rows: readonly { range: string }[], prefix: string): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.range ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
