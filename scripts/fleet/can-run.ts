import { spawnSync } from 'node:child_process';
import { serverUser } from '../../src/server/test-support/postgres.ts';
import { areInstalled } from '../../src/server/test-support/programs.ts';
import { clusterPrograms, clusterServerPrograms } from './database-cluster.ts';

/** What has to be installed for a fleet, besides PostgreSQL. */
const fleetPrograms = [...clusterPrograms, 'nats-server', 'openssl'];

/** Whether a fleet can run on this machine; says what is missing. With CI=true throws instead where it could be installed. */
export function canRunFleet(): boolean {
  return areInstalled(...fleetPrograms) && hasServer() && canWatchProcesses();
}

function hasServer(): boolean {
  if (clusterServerPrograms() !== undefined) return true;
  const sentence = 'Not installed: the PostgreSQL of Debian. A fleet is not tested.';
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.log(sentence);
  return false;
}

/** Patroni looks in /proc, as the database's own user, for the server that it began: where it sees nothing it never makes another one lead. */
function canWatchProcesses(): boolean {
  if (spawnSync('cat', ['/proc/self/stat'], { ...serverUser() }).status === 0) return true;
  console.log('The database’s user cannot read /proc, which Patroni needs: as root, chmod 755 /proc. A fleet is not tested.');
  return false;
}
