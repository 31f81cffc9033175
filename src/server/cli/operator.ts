/** Who types the command, for the audit log: the user of the operating system. */
import type { Environment } from './command.ts';
import { operatingUser } from './operating-user.ts';

/** Behind `sudo` it is both: whose rights it has, and who asked for them. */
export function operatorName(env: Environment): string {
  const user = operatingUser();
  const behind = env['SUDO_USER'];
  return behind === undefined || behind === '' || behind === user ? user : `${behind} as ${user}`;
}
