/** A version of the ported numbers under construction: segments in ascending order, each written once it is complete. */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { ChangesBuilder, type PortedChanges } from '../../../numbers/lists/ported-changes.ts';
import { ContentSum } from '../../../numbers/lists/ported-content.ts';
import type { Ported } from '../../../numbers/lists/ported-numbers.ts';
import { type PortedSegment, SegmentBuilder } from '../../../numbers/lists/ported-segment.ts';
import { type PortedVersion, type StoredSegment, versionSnapshot, writeSegment } from '../../../numbers/snapshots/ported-snapshot.ts';
import type { Part } from '../snapshot-files.ts';
import { sha256OfFile } from '../../storage/sha256.ts';
import type { Built, BuildTools, ImportLimits } from './import-tools.ts';
import type { KnownSegment } from './known-ported.ts';
import { portedContent } from './ported-contents.ts';
import { Cells, type NumberRange } from './segment-ranges.ts';

export const usualLimits: ImportLimits = { segmentBytes: 64 << 20, changedShare: 1 / 16, rowsPerRun: 1 << 21 };

export class PortedDraft {
  readonly sum: ContentSum;
  /** Totals of the whole version, which the importing code counts. */
  numbers = 0;
  moves = 0;
  readonly #tools: Pick<BuildTools, 'scratch' | 'storage' | 'dataDir' | 'limits'>;
  readonly #segments: StoredSegment[] = [];
  readonly #changes = new ChangesBuilder();
  readonly #parts: Part[] = [];
  #keepsSome = false;

  /** Starts a version; `sum` is the checksum of the content so far, in the form of `ContentSum.hex`. */
  constructor(tools: Pick<BuildTools, 'scratch' | 'storage' | 'dataDir' | 'limits'>, sum?: string) {
    this.#tools = tools;
    this.sum = new ContentSum(sum);
  }

  get limits(): ImportLimits {
    return this.#tools.limits ?? usualLimits;
  }

  /** Returns true if a segment with this many changed numbers can be reused; otherwise it must be rewritten. */
  isKeepable({ stored }: KnownSegment, changed: number): boolean {
    return stored !== undefined && changed <= stored.numbers * this.limits.changedShare;
  }

  /** Reuses a segment of the version before, with its changes. The segment must be keepable. */
  keep({ stored }: KnownSegment, changes: PortedChanges): void {
    this.#segments.push(stored!);
    this.#keepsSome = true;
    for (let position = 0; position < changes.size; position += 1)
      this.#changes.add(changes.arrays.numbers[position]!, changes.portsAt(position));
  }

  async write({ from, to }: NumberRange, segment: PortedSegment): Promise<void> {
    const key = `data-sets/ported-${randomBytes(16).toString('hex')}.snapshot`;
    const path = this.#tools.scratch.path(`segment-${this.#parts.length}`);
    writeSegment(path, segment);
    const [{ size: bytes }, sha256] = [await stat(path), await sha256OfFile(path)];
    const counts = { numbers: segment.current.set.size, moves: segment.seconds.length };
    this.#segments.push({ from, to, key, bytes, sha256, ...counts });
    this.#parts.push({ key, path });
  }

  /** Rewrites the numbers of a range, in as many segments as they need. */
  async rewrite(ported: Ported, within: NumberRange): Promise<void> {
    const cells = new Cells();
    for (const [position, number] of ported.numbers()) ported.eachMove(position, () => cells.add(number));
    const ranges = cells.ranges(this.limits.segmentBytes, within)[Symbol.iterator]();
    let range = ranges.next().value;
    let builder = new SegmentBuilder();
    for (const [position, number] of ported.numbers()) {
      while (range && number >= range.to) {
        await this.write(range, builder.build());
        range = ranges.next().value;
        builder = new SegmentBuilder();
      }
      ported.eachMove(position, (route, seconds) => builder.add(number, route, seconds));
    }
    if (range) await this.write(range, builder.build());
  }

  /** Completes the version. `basedOn` is the version that it continues, or whose segments it may reuse. */
  finish(basedOn: { readonly version: number; readonly isContinued: boolean } | undefined): Omit<Built, 'rows'> {
    const { numbers, moves, sum } = this;
    const version: PortedVersion = { segments: this.#segments, sum: sum.hex, numbers, moves, changes: this.#changes.build() };
    const isBased = basedOn && (basedOn.isContinued || this.#keepsSome);
    return {
      snapshot: versionSnapshot(version),
      parts: this.#parts,
      contents: [portedContent(this.#tools, version, this.#parts)],
      ...(isBased && { basedOn: basedOn.version }),
    };
  }
}
