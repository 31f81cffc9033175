/** The captcha's four states and the value bound to it, as data (specification, sections 3 and 4). */
type CaptchaStatus = 'init' | 'verified' | 'expired' | 'error';

export interface CaptchaState {
  status: CaptchaStatus;
  /** The proof that a person was there; empty unless verified. */
  value: string;
  /** The problem and its remedy, in the error state. */
  problem: string;
  /** Counts the resets: anything that a widget began before the last one is void. */
  round: number;
}

export type CaptchaEvent =
  | { kind: 'solved'; value: string }
  | { kind: 'expired' }
  | { kind: 'failed'; problem: string }
  | { kind: 'reset' };

export const firstCaptchaState: CaptchaState = { status: 'init', value: '', problem: '', round: 0 };

export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  const empty = { ...firstCaptchaState, round: state.round };
  switch (event.kind) {
    case 'solved':
      return { ...empty, status: 'verified', value: event.value };
    case 'expired':
      return { ...empty, status: 'expired' };
    case 'failed':
      return { ...empty, status: 'error', problem: event.problem };
    case 'reset':
      return { ...empty, round: state.round + 1 };
  }
}
