import { spawnSync } from 'node:child_process';
import { serverUser } from '../../src/server/test-support/postgres.ts';
import { areInstalled } from '../../src/server/test-support/programs.ts';
import { clusterPrograms } from './database-cluster.ts';

/** What has to be installed for a fleet, besides PostgreSQL. */
const fleetPrograms = [...clusterPrograms, 'nats-server', 'openssl'];

/** Whether a fleet can run on this machine; says what is missing, and with CI=true throws instead. */
export function canRunFleet(): boolean {
  return areInstalled(...fleetPrograms) && canWatchProcesses();
}

/** Patroni looks in /proc, as the database's own user, for the server that it began: where it sees nothing it never makes another one lead. */
function canWatchProcesses(): boolean {
  if (spawnSync('cat', ['/proc/self/stat'], { ...serverUser() }).status === 0) return true;
  const sentence = 'The database’s user cannot read /proc, which Patroni needs. A fleet is not tested.';
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.log(sentence);
  return false;
}
