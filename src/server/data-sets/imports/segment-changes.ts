import { ChangesBuilder, type PortedChanges } from '../../../numbers/lists/ported-changes.ts';
import { Interned } from '../../../numbers/lists/exact-list.ts';
import { Ported } from '../../../numbers/lists/ported-numbers.ts';
import type { PortedSegment } from '../../../numbers/lists/ported-segment.ts';

/** Returns the changes from one segment to another, number by number; undefined if `areFew` says that there are too many. */
export function segmentChanges(
  before: PortedSegment,
  after: PortedSegment,
  areFew: (changed: number) => boolean,
): PortedChanges | undefined {
  const changes = new ChangesBuilder();
  const now = new Ported([after]);
  const isSame = comparer(before, after);
  const [olds, news] = [new Ported([before]).numbers(), now.numbers()];
  let [old, fresh] = [olds.next().value, news.next().value];
  while (old || fresh) {
    if (old && fresh && old[1] === fresh[1]) {
      if (!isSame(old[0], fresh[0])) changes.add(fresh[1], now.portsAt(fresh[0]));
      [old, fresh] = [olds.next().value, news.next().value];
    } else if (old && (!fresh || old[1] < fresh[1])) {
      changes.add(old[1], []);
      old = olds.next().value;
    } else if (fresh) {
      changes.add(fresh[1], now.portsAt(fresh[0]));
      fresh = news.next().value;
    }
    if (!areFew(changes.size)) return undefined;
  }
  return changes.build();
}

/** Returns a function that is true if the moves at two positions are the same. */
function comparer(before: PortedSegment, after: PortedSegment): (old: number, fresh: number) => boolean {
  const routes = new Interned<unknown>();
  const [oldRoutes, freshRoutes] = [before, after].map(({ current }) =>
    Uint32Array.from(current.payloads, ({ donorSpId, recipientSpId, rn, cic, dateOnly }) =>
      routes.idOf([donorSpId, recipientSpId, rn, cic, dateOnly]),
    ),
  );
  return (old, fresh) => {
    const [from, to] = [before.starts[old]!, after.starts[fresh]!];
    const count = before.starts[old + 1]! - from;
    if (after.starts[fresh + 1]! - to !== count) return false;
    for (let move = 0; move < count; move += 1) {
      if (before.seconds[from + move] !== after.seconds[to + move]) return false;
      if (oldRoutes![before.routeIds[from + move]!] !== freshRoutes![after.routeIds[to + move]!]) return false;
    }
    return true;
  };
}
