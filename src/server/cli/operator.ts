/** The person who runs the command, for the audit log: the operating-system user. */
import type { Environment } from './command.ts';
import { operatingUser } from './operating-user.ts';

/** Returns both names under `sudo`: the user in force and the one who called it. */
export function operatorName(env: Environment): string {
  const user = operatingUser();
  const behind = env['SUDO_USER'];
  return behind === undefined || behind === '' || behind === user ? user : `${behind} as ${user}`;
}
