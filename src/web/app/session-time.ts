/** When a session ends, and when to ask and to warn of that. */
import type { Status } from '../../shared/sign-in/sign-in.ts';
import { sessionWarningMinutes } from '../../shared/base/limits.ts';

/** Also the pause after a question that got no answer. */
export const askAgainMs = 30_000;

export type SecondsLeft = Status['sessionSecondsLeft'];

export interface SessionEnd {
  /** `unused`: because nobody used it, so that using it prolongs it. `atMost`: whatever is done. */
  kind: 'unused' | 'atMost';
  secondsLeft: number;
  /** Whether it is time to say so. */
  isNear: boolean;
}

/** The end that comes first. */
export function endOf({ unused, atMost }: SecondsLeft): SessionEnd {
  return { kind: unused < atMost ? 'unused' : 'atMost', secondsLeft: unused, isNear: unused <= sessionWarningMinutes * 60 };
}

/** When to ask the server again, in milliseconds: as the end comes near, and then often, since another tab may have prolonged the session. */
export function askAfterMs({ secondsLeft, isNear }: SessionEnd): number {
  return isNear ? Math.min(askAgainMs, (secondsLeft + 1) * 1_000) : (secondsLeft - sessionWarningMinutes * 60) * 1_000;
}
