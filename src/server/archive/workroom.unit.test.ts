import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkrooms } from './workroom.ts';

test('another process removes what a killed one left, and not the room of one that only reads copies it has', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-test-'));
  const [reading, other] = [createWorkrooms(dataDir), createWorkrooms(dataDir)];
  onTestFinished(async () => {
    await Promise.all([reading.stop(), other.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const directoryOf = (rooms: typeof reading) => rooms.use(({ directory }) => Promise.resolve(directory));
  const used = await directoryOf(reading);
  const left = join(dataDir, 'archive/work-left');
  mkdirSync(left);
  for (const path of [used, left]) utimesSync(path, new Date('2026-01-01'), new Date('2026-01-01'));
  expect(await directoryOf(reading)).toBe(used);
  await directoryOf(other);
  expect([used, left].map((path) => existsSync(path))).toEqual([true, false]);
});
