import { CallError } from './call.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { failuresText } from './failures.text.ts';

/**
 * Shows the error toast of a failed call (specification, section 8), headed by its operation type. Skips a call that the screen cancelled, and one that ended
 * the session, which reports itself.
 */
export function reportFailure(operation: string, error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof CallError && error.endsSession) return;
  showToast({ content: failureContent(error), type: 'error', operationType: operation });
}

/** Returns the text of a failure for a toast, or for the place that caused it; empty without a failure. */
export function failureContent(error: unknown): string | Record<string, string> {
  if (error === null) return '';
  if (error instanceof CallError) return error.content;
  return error instanceof Error ? error.message : failuresText.unknown;
}

/** Returns the failure that replaces a screen: one text, and the id of the call for support. */
export function screenFailure(error: unknown): { message: string; requestId: string | null } {
  return {
    message: error instanceof Error ? error.message : failuresText.unknown,
    requestId: error instanceof CallError ? error.requestId : null,
  };
}
