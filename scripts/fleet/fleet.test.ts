import { expect, test } from 'vitest';
import { canRunFleet } from './can-run.ts';
import { cases } from './cases.ts';
import { Fleet } from './fleet.ts';

// The cluster is made of the server's own programs: an address of one server is not enough.
const canRun = canRunFleet() && process.env['TEST_DATABASE_URL'] === undefined;

test.runIf(canRun)(
  'a fleet that loses its database leader, the leader of its records, a node and a worker loses nothing, and does nothing twice',
  { tags: ['full'], timeout: 420_000 },
  async () => {
    const fleet = await Fleet.start();
    try {
      fleet.beginLoad();
      await fleet.load.answersMore(20);
      for (const name of ['killed-api-node', 'killed-worker', 'killed-leader', 'killed-records-leader'] as const) {
        await cases[name](fleet);
        await fleet.load.answersMore(20);
      }
      await fleet.endLoad();
      expect([...fleet.faults, ...(await fleet.reconcile())]).toEqual([]);
      expect(Math.min(fleet.people.signIns, fleet.people.searches, fleet.people.bulkCalls, fleet.load.batches.length)).toBeGreaterThan(0);
    } finally {
      await fleet.remove();
    }
  },
);
