import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeOldCopies, snapshotDirectory } from './snapshot-files.ts';

const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
const oldOnes = [`ported-${a}.snapshot`, `ported-${a}.snapshot.1f.tmp`, `ported-${a}.scratch`, `ranges-${'c'.repeat(16)}.snapshot`];

test('copies that nobody needs go when they are an hour old; what is needed, written right now or not of this kind stays', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-copies-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const directory = snapshotDirectory(dataDir);
  mkdirSync(directory, { recursive: true });
  const put = (name: string, minutes: number) => {
    writeFileSync(join(directory, name), '');
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(join(directory, name), time, time);
  };
  for (const name of oldOnes) put(name, 61);
  const staying = [`ported-${b}.snapshot`, `ported-${a}.snapshot.bak`, 'notes.txt'];
  for (const name of staying) put(name, 61);
  const late = [`dno-${b}.snapshot`, `dno-${b}.snapshot.2e.tmp`];
  for (const name of late) put(name, 59);
  await removeOldCopies(dataDir, new Set([`data-sets/ported-${b}.snapshot`]));
  expect(readdirSync(directory).toSorted()).toEqual([...staying, ...late].toSorted());
});
