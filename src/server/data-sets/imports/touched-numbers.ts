/** A new version from single changed numbers: a segment without changes is reused unread. */
import { ChangesBuilder, type PortedChanges } from '../../../numbers/lists/ported-changes.ts';
import { BlockHasher, blockHash } from '../../../numbers/lists/ported-content.ts';
import { keyOf, Ported } from '../../../numbers/lists/ported-numbers.ts';
import type { Port } from '../../../numbers/lists/port.ts';
import { SegmentBuilder } from '../../../numbers/lists/ported-segment.ts';
import { changesIn, type KnownPorted, type KnownSegment } from './known-ported.ts';
import { PortedDraft } from './ported-draft.ts';
import { freeRange, type NumberRange } from './segment-ranges.ts';
import type { BuildTools } from './import-tools.ts';

/** A number, and the change of its held moves; `change` returns the same array if nothing changes. */
export interface Touched {
  readonly number: number;
  readonly change: (held: Port[]) => Port[];
}

/** Drafts the version. `touched` must be in ascending order, each number once. */
export async function draftOfTouched(tools: BuildTools, known: KnownPorted, touched: Iterable<Touched>): Promise<PortedDraft> {
  const draft = new PortedDraft(tools, known.sum);
  draft.numbers = known.numbers;
  draft.moves = known.moves;
  const waiting = touched[Symbol.iterator]();
  let next = waiting.next();
  const upTo = (end: number): Touched[] => {
    const own: Touched[] = [];
    for (; next.done !== true && next.value.number < end; next = waiting.next()) own.push(next.value);
    return own;
  };
  const addBetween = async (end: number) => {
    while (next.done !== true && next.value.number < end) {
      const range = freeRange(next.value.number, known.segments);
      await apply(draft, { known, segment: { ...range, ...nothing } }, upTo(range.to));
    }
  };
  for (const segment of known.segments) {
    await addBetween(segment.from);
    await apply(draft, { known, segment }, upTo(segment.to));
  }
  await addBetween(Infinity);
  return draft;
}

const nothing = { stored: undefined, load: async () => new SegmentBuilder().build() };

interface Place {
  readonly known: KnownPorted;
  readonly segment: KnownSegment;
}

async function apply(draft: PortedDraft, { known, segment }: Place, touched: readonly Touched[]): Promise<void> {
  const earlier = changesIn(known.changes, segment);
  if (touched.length === 0 && segment.stored) return draft.keep(segment, earlier);
  const written = await segment.load();
  const before = new Ported([written], earlier);
  const { changes, keys } = changed(draft, before, touched);
  const after = new Ported([written], changes);
  const hasher = new BlockHasher();
  for (const key of keys) {
    draft.sum.remove(blockHash(before, key, hasher));
    draft.sum.add(blockHash(after, key, hasher));
  }
  if (draft.isKeepable(segment, changes.size)) draft.keep(segment, changes);
  else await draft.rewrite(after, rangeOf(segment));
}

function rangeOf({ from, to }: NumberRange): NumberRange {
  return { from, to };
}

/** Returns the changes of a segment after `touched`, and the blocks that contain them. */
function changed(draft: PortedDraft, before: Ported, touched: readonly Touched[]): { changes: PortedChanges; keys: Set<number> } {
  const builder = new ChangesBuilder();
  const keys = new Set<number>();
  const { changes: earlier } = before;
  let next = 0;
  const addEarlier = (end: number) => {
    for (; next < earlier.size && earlier.arrays.numbers[next]! < end; next += 1)
      builder.add(earlier.arrays.numbers[next]!, earlier.portsAt(next));
  };
  for (const { number, change } of touched) {
    addEarlier(number);
    const held = before.portsAt(before.positionOfNumber(number));
    const ports = change(held);
    if (ports === held) continue;
    if (earlier.arrays.numbers[next] === number) next += 1;
    builder.add(number, ports);
    keys.add(keyOf(number));
    draft.moves += ports.length - held.length;
    draft.numbers += Number(ports.length > 0) - Number(held.length > 0);
  }
  addEarlier(Infinity);
  return { changes: builder.build(), keys };
}
