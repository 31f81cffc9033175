import { useRef, useState, type FormEvent } from 'react';
import type { Operation } from '../../shared/base/operation.ts';
import { reportFailure } from '../api/report-failure.ts';
import { useTitleMarks } from '../browser/title.ts';
import { hideErrors } from '../ui/toast/Toasts.tsx';
import { refusalOf } from './refusal.ts';

/** One text for the whole form, or a text for each field; an empty text without errors. */
type Errors = string | Record<string, string>;

/**
 * Submits a form: one request however often the button is pressed.
 * @param prepare the request to make, or what is wrong with the fields instead
 * @param onRefusal what to show of a failed request
 */
export function useOneRequest(
  operation: Operation,
  prepare: () => Record<string, string> | (() => Promise<void>),
  onRefusal: (failure: unknown) => Errors = refusalOf,
) {
  const [errors, setErrors] = useState<Errors>('');
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const request = prepare();
    if (typeof request !== 'function') return setErrors(request);
    isUnderWay.current = true;
    setSending(true);
    setErrors('');
    hideErrors(operation);
    try {
      await request();
    } catch (failure) {
      setErrors(onRefusal(failure));
      reportFailure(operation, failure);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  useTitleMarks({ hasError: errors !== '' });
  return { errors, fieldError: (name: string) => (typeof errors === 'string' ? undefined : errors[name]), isSending, send };
}
