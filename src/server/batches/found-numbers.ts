/** Findings of a batch about its numbers, read from its stored rows: each number once, by the first line that has it. */
import { setImmediate as others } from 'node:timers/promises';
import { type Finding, findings } from '../../shared/batches/findings.ts';
import type { FoundNumber } from '../../shared/batches/found-numbers.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import { batchesWanted } from '../../shared/batches/wanted.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { createTurns } from '../base/turns.ts';
import { AppError } from '../base/errors.ts';
import type { Deps } from '../deps.ts';
import { findBatch, type KeptBatches, partsOf } from './batches.queries.ts';
import { Briefs } from './row-briefs.ts';
import { StoredRows } from './stored-rows.ts';

type Needs = Pick<Deps, 'db' | 'storage'>;

/** Services that can make a finding; all can make one without an entry. */
const foundBy: Partial<Record<Finding, readonly BatchServiceCode[]>> = {
  listed: ['irsfCheck', 'AITCheck'],
  ported: ['ports', 'ported', 'ukported'],
  unreachable: ['liveStatus'],
};

/** A byte for each line, with the bit of each finding; `again` if an earlier line has the number. Null if an older version answered a part. */
type Marks = Uint8Array | null;

const bitOf = Object.fromEntries(findings.map((finding, index) => [finding, 1 << index])) as Record<Finding, number>;
const again = 1 << findings.length;

/** Batches whose marks are kept: finished ones do not change. Each takes a byte a line, at most 100 kB. */
const marksKept = 50;
/** Lines read before other work gets a turn. */
const linesAtOnce = 250;

/** Creates the findings of one portal. Two batches are read at once; the others wait. */
export function createFoundNumbers(deps: Needs) {
  const { run } = createTurns<number>({ places: 2, ofKey: 1 });
  const kept = new Map<string, Promise<Marks>>();

  const marksOf = (organisationId: number, batch: FinishedBatch): Promise<Marks> => {
    const known = kept.get(batch.id);
    if (known) return known;
    const marks = run(organisationId, () => readMarks(deps, organisationId, batch));
    kept.set(batch.id, marks);
    marks.catch(() => kept.delete(batch.id));
    const [oldest] = kept.keys();
    if (kept.size > marksKept && oldest !== undefined) kept.delete(oldest);
    return marks;
  };

  return {
    /** Counts the numbers, and those with each finding that the services can make. Throws `AppError` (404, 409). */
    async counts(of: KeptBatches, id: string) {
      const batch = await finishedBatch(deps, of, id);
      const marks = await marksOf(of.organisationId, batch);
      if (marks === null) return { numbers: batch.records, findings: null };
      const firsts = marks.filter((mark) => (mark & again) === 0);
      const asked = batch.services.map(({ service }) => service);
      const possible = findings.filter((finding) => foundBy[finding]?.some((service) => asked.includes(service)) ?? true);
      const count = (finding: Finding) => firsts.reduce((sum, mark) => sum + ((mark & bitOf[finding]) === 0 ? 0 : 1), 0);
      return { numbers: firsts.length, findings: possible.map((finding) => ({ finding, numbers: count(finding) })) };
    },

    /** Returns the numbers with a finding, from the line `before` on. Throws `AppError` (404, 409). */
    async page(of: KeptBatches, { id, found, limit, before }: Wanted): Promise<{ message: FoundNumber[]; next: string | null }> {
      const batch = await finishedBatch(deps, of, id);
      const marks = await marksOf(of.organisationId, batch);
      const lines = linesWith(marks, found, { from: before === undefined ? 1 : Number(before), most: limit + 1 });
      const stored = await storedOf(deps, of.organisationId, batch);
      const message: FoundNumber[] = [];
      for (const line of lines.slice(0, limit)) {
        const row = await stored.rows.at(line);
        const brief = stored.briefs.of(row);
        if (brief) message.push({ number: row.number, ...brief.cells });
      }
      const next = lines[limit];
      return { message, next: next === undefined ? null : String(next) };
    },

    /** Yields all numbers with a finding. Throws `AppError` (404, 409). */
    async numbers(of: KeptBatches, id: string, found: Finding): Promise<string[]> {
      const batch = await finishedBatch(deps, of, id);
      const lines = linesWith(await marksOf(of.organisationId, batch), found);
      const { rows } = await storedOf(deps, of.organisationId, batch);
      const numbers: string[] = [];
      for (const line of lines) {
        numbers.push((await rows.at(line)).number);
        if (numbers.length % linesAtOnce === 0) await others();
      }
      return numbers;
    },
  };
}

export type FoundNumbers = ReturnType<typeof createFoundNumbers>;

interface Wanted {
  readonly id: string;
  readonly found: Finding;
  readonly limit: number;
  readonly before?: string | undefined;
}

type FinishedBatch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

async function finishedBatch({ db }: Needs, of: KeptBatches, id: string): Promise<FinishedBatch> {
  const batch = await findBatch(db, of, id);
  if (!batch) throw new AppError('not_found', batchesWanted.noSuchBatch);
  if (batch.state !== 'done') throw new AppError('conflict', batchesSaid.noResults);
  return batch;
}

async function storedOf({ db, storage }: Needs, organisationId: number, { id, days, services: asked }: FinishedBatch) {
  const services = asked.map(({ service }) => service);
  const rows = new StoredRows({ storage, id, services, parts: await partsOf(db, organisationId, id) });
  return { rows, briefs: new Briefs({ services, days }) };
}

async function readMarks(deps: Needs, organisationId: number, batch: FinishedBatch): Promise<Marks> {
  const { rows, briefs } = await storedOf(deps, organisationId, batch);
  const marks = new Uint8Array(batch.records);
  const seen = new Set<string>();
  for (let line = 1; line <= batch.records; line += 1) {
    const row = await rows.at(line);
    const brief = briefs.of(row);
    if (brief === null) return null;
    let mark = seen.has(row.number) ? again : 0;
    for (const finding of brief.findings) mark |= bitOf[finding];
    seen.add(row.number);
    marks[line - 1] = mark;
    if (line % linesAtOnce === 0) await others();
  }
  return marks;
}

/** Returns the lines with the finding, each number once. */
function linesWith(marks: Marks, found: Finding, { from = 1, most = Infinity } = {}): number[] {
  const lines: number[] = [];
  for (let line = from; marks !== null && line <= marks.length && lines.length < most; line += 1)
    if ((marks[line - 1]! & (bitOf[found] | again)) === bitOf[found]) lines.push(line);
  return lines;
}
