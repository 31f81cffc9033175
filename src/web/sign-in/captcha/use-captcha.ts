import { useReducer, type Dispatch } from 'react';
import { firstCaptchaState, nextCaptchaState, type CaptchaEvent, type CaptchaState } from './captcha-state.ts';

export interface BoundCaptcha {
  state: CaptchaState;
  dispatch: Dispatch<CaptchaEvent>;
}

/** The state of a captcha, held by the form that sends its value and that resets it after a refusal: a proof counts once. */
export function useCaptcha(): BoundCaptcha & { reset: () => void } {
  const [state, dispatch] = useReducer(nextCaptchaState, firstCaptchaState);
  return { state, dispatch, reset: () => dispatch({ kind: 'reset' }) };
}
