import { CallError } from './call.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { failuresText } from './failures.text.ts';

/**
 * The error toast of a failed call (specification, section 8), headed by its operation type.
 * A call that the screen itself gave up, and one that ended the session (which says so itself), is not reported.
 */
export function reportFailure(operation: string, error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof CallError && error.endsSession) return;
  showToast({ content: failureContent(error), type: 'error', operationType: operation });
}

/** What to say of a failure, in a toast or next to what caused it; empty where there is none. */
export function failureContent(error: unknown): string | Record<string, string> {
  if (error === null) return '';
  if (error instanceof CallError) return error.content;
  return error instanceof Error ? error.message : failuresText.unknown;
}

/** What a screen says that a failure put an end to: one text, and the id of the call for support. */
export function screenFailure(error: unknown): { message: string; requestId: string | null } {
  return {
    message: error instanceof Error ? error.message : failuresText.unknown,
    requestId: error instanceof CallError ? error.requestId : null,
  };
}
