/** Who types the command, for the audit log: the user of the operating system. */
import { userInfo } from 'node:os';

/** Behind `sudo` it is both: whose rights it has, and who asked for them. */
export function operatorName(env: Readonly<Record<string, string | undefined>>): string {
  const user = systemUser();
  const behind = env['SUDO_USER'];
  return behind === undefined || behind === '' || behind === user ? user : `${behind} as ${user}`;
}

/** In a container the user may have no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
