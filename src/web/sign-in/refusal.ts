import { CallError } from '../api/call.ts';
import { failureContent } from '../api/report-failure.ts';
import { formatWait } from './waiting-time.ts';
import { signInText } from './sign-in.text.ts';

/** The server's message of a refusal, with the time to retry if it gives one. */
export function refusalOf(failure: unknown): string | Record<string, string> {
  const content = failureContent(failure);
  const waitSeconds = failure instanceof CallError ? failure.retryAfterSeconds : null;
  if (typeof content !== 'string' || waitSeconds === null) return content;
  return `${content.replace(/(?<![.!?])$/, '.')} ${signInText.tryAgain(formatWait(waitSeconds))}.`;
}
