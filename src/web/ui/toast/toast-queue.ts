/** The toasts on the screen, as a value: decides their content, order and counts. */
import { toastTimeoutMs } from '../../../shared/base/limits.ts';

export type ToastType = 'success' | 'error' | 'info';

export interface ToastRequest {
  /** Text, or an object whose values are joined by spaces. */
  content: string | Record<string, string>;
  type?: ToastType;
  /** Heading: the operation of the toast. */
  operationType?: string;
  buttonUrl?: string;
  timeout?: number;
}

export interface Toast {
  id: number;
  text: string;
  type: ToastType;
  heading: string;
  buttonUrl: string | null;
  timeoutMs: number;
  /** Number of times that the same content came while this toast was shown. */
  count: number;
}

export type ToastEvent =
  | { kind: 'show'; id: number; request: ToastRequest }
  | { kind: 'hide'; id: number }
  | { kind: 'hide-newest' }
  /** A retry of an operation: its last failure is obsolete. */
  | { kind: 'attempt'; heading: string };

const mostToasts = 3;

/** Applies an event. A fourth toast removes the oldest; repeated content raises the count of its toast. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.kind === 'hide') return toasts.filter(({ id }) => id !== event.id);
  if (event.kind === 'hide-newest') return toasts.slice(0, -1);
  if (event.kind === 'attempt') return toasts.filter(({ type, heading }) => type !== 'error' || heading !== event.heading);
  const toast = toastOf(event.id, event.request);
  const same = toasts.find((shown) => isSame(shown, toast));
  if (same) return toasts.map((shown) => (shown === same ? { ...shown, count: shown.count + 1 } : shown));
  return [...toasts, toast].slice(-mostToasts);
}

function toastOf(id: number, request: ToastRequest): Toast {
  const { content, type = 'success', operationType = 'Submit', buttonUrl = null, timeout = toastTimeoutMs } = request;
  const text = typeof content === 'string' ? content : Object.values(content).join(' ');
  return { id, text, type, heading: operationType, buttonUrl, timeoutMs: timeout, count: 1 };
}

function isSame(before: Toast, after: Toast): boolean {
  return (
    before.text === after.text && before.type === after.type && before.heading === after.heading && before.buttonUrl === after.buttonUrl
  );
}
