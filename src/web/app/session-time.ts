/** End of a session, and the times to check it and to warn. */
import type { Status } from '../../shared/sign-in/sign-in.ts';
import { sessionWarningMinutes } from '../../shared/base/limits.ts';

/** Milliseconds between checks near the end, and after a failed one. */
export const askAgainMs = 30_000;

export type SecondsLeft = Status['sessionSecondsLeft'];

export interface SessionEnd {
  /** `unused`: ends because nobody uses it, so using it prolongs it. `atMost`: ends in any case. */
  kind: 'unused' | 'atMost';
  secondsLeft: number;
  /** True once a warning is due. */
  isNear: boolean;
}

/** Returns the end that comes first. */
export function endOf({ unused, atMost }: SecondsLeft): SessionEnd {
  return { kind: unused < atMost ? 'unused' : 'atMost', secondsLeft: unused, isNear: unused <= sessionWarningMinutes * 60 };
}

/** Milliseconds until the next check: when the warning is due, then often, since another tab may have prolonged the session. */
export function askAfterMs({ secondsLeft, isNear }: SessionEnd): number {
  return isNear ? Math.min(askAgainMs, (secondsLeft + 1) * 1_000) : (secondsLeft - sessionWarningMinutes * 60) * 1_000;
}
