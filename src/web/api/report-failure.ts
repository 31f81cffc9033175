import { CallError } from './call.ts';
import { showToast } from '../ui/toast/Toasts.tsx';

/**
 * The error toast of a failed call (specification, section 8), headed by its operation type.
 * A call that the screen itself gave up, and one that ended the session (which says so itself), is not reported.
 */
export function reportFailure(operation: string, error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof CallError && error.endsSession) return;
  showToast({ content: failureContent(error), type: 'error', operationType: operation });
}

/** What to say of a failure, in a toast or next to what caused it. */
export function failureContent(error: unknown): string | Record<string, string> {
  if (error instanceof CallError) return error.content;
  return error instanceof Error ? error.message : 'Error';
}
