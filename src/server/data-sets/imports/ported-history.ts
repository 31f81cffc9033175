/** Older moves of known ported numbers. */
import type { Port } from '../../../numbers/lists/port.ts';
import { FileRefused } from '../../base/errors.ts';
import type { Source } from './import-file.ts';
import type { Built, BuildTools, ImportTools } from './import-tools.ts';
import { knownPorted } from './known-ported.ts';
import { isBefore, type Move } from './port-moves.ts';
import { checkedMoves, readMoves } from './ported-import.ts';
import { draftOfTouched, type Touched } from './touched-numbers.ts';

/**
 * Adds older moves to the current set. Throws `FileRefused` if none was imported. Skips moves that the set already has. Refuses a move later than the
 * last known move of its number: it belongs in a feed.
 */
export async function buildHistoryImport(tools: BuildTools, source: Source): Promise<Built> {
  const known = await knownPorted(tools);
  if (!known) throw new FileRefused('History needs ported numbers: import those first');
  const moves = await readMoves(tools, source);
  tools.progress('sorting');
  const draft = await draftOfTouched(tools, known, byNumber(checkedMoves(moves.sorted(), tools), tools));
  // Older moves bring nothing newer: the as-of time stays.
  const basedOn = { version: known.version.version, isContinued: true };
  return { ...draft.finish(basedOn), rows: draft.moves, asOf: known.version.as_of };
}

interface OlderMove extends Port {
  readonly line: number;
}

function* byNumber(moves: Iterable<Move>, tools: Pick<ImportTools, 'faults'>): Generator<Touched> {
  let number = -1;
  let older: OlderMove[] = [];
  const touched = (): Touched => {
    const own = older;
    return { number, change: (held) => withOlder(held, own, tools) };
  };
  for (const { tel, route, seconds, line } of moves) {
    if (tel !== number && older.length > 0) yield touched();
    if (tel !== number) older = [];
    number = tel;
    older.push({ route, time: seconds * 1_000, line });
  }
  if (older.length > 0) yield touched();
}

/** Merges older moves in. Held moves keep their order, which times alone do not give; an older move goes before all moves that it does not surely follow. */
function withOlder(held: Port[], moves: readonly OlderMove[], { faults }: Pick<ImportTools, 'faults'>): Port[] {
  const lastTime = held.at(-1)?.time;
  const older = moves.filter(({ line, ...move }) => {
    if (held.some(({ route, time }) => time === move.time && route.recipientSpId === move.route.recipientSpId)) return false;
    if (lastTime === undefined || move.time <= lastTime) return true;
    faults.add(line, 'is later than the last known move of its number: it belongs in a ported file');
    return false;
  });
  if (older.length === 0) return held;
  const all = [...held];
  for (const { route, time } of older.toReversed()) {
    const move = { route, time };
    let index = all.length;
    // For unknown numbers the order of the file counts.
    while (index > 0 && (held.length === 0 || !isBefore(all[index - 1]!, move))) index -= 1;
    all.splice(index, 0, move);
  }
  return all;
}
