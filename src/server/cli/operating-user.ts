import { userInfo } from 'node:os';

/** The operating system's name of whoever runs the command; their number where it has no name for them, as in some containers. */
export function operatingUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
