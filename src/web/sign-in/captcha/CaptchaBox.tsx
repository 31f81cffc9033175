import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import type { CaptchaState } from './captcha-state.ts';
import { captchaText } from './captcha.text.ts';
import { FieldError } from '../../ui/Field.tsx';

interface CaptchaBoxProps {
  state: CaptchaState;
  /** The widget's own activity, such as "Checking". */
  activity: string;
  /** The form's own complaint, such as a check that is missing. */
  error: string | undefined;
  /** True if the widget has no control of ours: the form's list of errors then leads to the frame. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The frame of every captcha: its name, its state in words that are read out, and the form's error below. */
export function CaptchaBox({ state, activity, error, takesFocus = false, children }: CaptchaBoxProps) {
  return (
    <fieldset
      name={takesFocus ? 'recaptcha' : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      data-status={state.status}
      aria-describedby={error ? 'captcha-error' : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 font-medium">{captchaText.title}</legend>
      {children}
      <output className="mt-1 block text-small empty:hidden">{formatCaptchaState(state, activity)}</output>
      {error && <FieldError id="captcha-error" text={error} />}
    </fieldset>
  );
}

function formatCaptchaState({ status, problem }: CaptchaState, activity: string): ReactNode {
  if (activity !== '') return <span className="text-text-2">{activity}</span>;
  switch (status) {
    case 'init':
      return null;
    case 'verified':
      return (
        <span className="inline-flex items-center gap-1.5 text-success">
          <Icon drawing={drawings.check} /> {captchaText.verified}
        </span>
      );
    case 'expired':
      return <span className="text-warning">{captchaText.expired}</span>;
    case 'error':
      return <span className="wrap-anywhere text-danger">{problem}</span>;
  }
}
