import { spawnSync } from 'node:child_process';
import { serverUser } from '../../src/server/test-support/postgres.ts';
import { areInstalled } from '../../src/server/test-support/programs.ts';
import { clusterPrograms, clusterServerPrograms } from './database-cluster.ts';

/** The programs that a fleet needs besides PostgreSQL. */
const fleetPrograms = [...clusterPrograms, 'nats-server', 'openssl'];

/** True if a fleet can run on this machine; says what is missing. With CI=true throws instead if the missing part could be installed. */
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

/** Checks that Patroni, as the database's own user, sees the server that it began in /proc: without that it never promotes another one. */
function canWatchProcesses(): boolean {
  if (spawnSync('cat', ['/proc/self/stat'], { ...serverUser() }).status === 0) return true;
  console.log('The database’s user cannot read /proc, which Patroni needs: as root, chmod 755 /proc. A fleet is not tested.');
  return false;
}
