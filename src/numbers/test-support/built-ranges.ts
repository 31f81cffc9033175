/** The ranges that the portal brings itself to a demo, built once a test process: that takes two seconds. */
import { buildRanges } from '../from-packages/build-ranges.ts';
import { Ranges } from '../ranges/ranges.ts';

export const built = buildRanges({ registry: new Map(), demo: true });
export const builtRanges = Ranges.of(built.rows, { builtAt: '2026-01-01T00:00:00Z', sourceVersion: built.sourceVersion });
