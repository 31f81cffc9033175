import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { sufferPowerCuts } from './test-support/power-cut/power-cuts.ts';

vi.setConfig({ testTimeout: 300_000 });

test('a power cut loses nothing that was acknowledged, and the portal starts on what is left, also of its first start', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-cut-'));
  // The built ranges come along; the database is made anew.
  cpSync(join(inject('templateDirectory'), 'data-sets'), join(directory, 'data', 'data-sets'), { recursive: true });
  const { queries, batches, faults } = await sufferPowerCuts(directory, [
    { whileStarting: true, afterMs: 1_000, chance: 0.5 },
    { afterMs: 200, chance: 0 },
    { afterMs: 300, chance: 0.5 },
  ]);
  expect(faults).toEqual([]);
  expect(queries).toBeGreaterThan(0);
  expect(batches).toBeGreaterThan(0);
});
