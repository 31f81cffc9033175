import { spawnSync } from 'node:child_process';
import { programAt } from './programs.ts';

const setpriv = process.platform === 'linux' ? programAt('setpriv') : undefined;
const bySetpriv = setpriv === undefined ? [] : [setpriv, '--pdeathsig', 'KILL', '--'];
const canEnd = setpriv !== undefined && spawnSync(setpriv, [...bySetpriv.slice(1), 'true']).status === 0;

/** The command so that its process ends with the one that starts it, also where that is killed. Only Linux can do so. */
export function endingWithParent(command: readonly string[]): readonly string[] {
  return canEnd ? [...bySetpriv, ...command] : command;
}
