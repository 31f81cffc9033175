import { useState } from 'react';
import type { Operation } from '../../shared/base/operation.ts';
import { reportFailure } from '../api/report-failure.ts';
import { hideErrors } from '../ui/toast/Toasts.tsx';
import { refusalOf } from './refusal.ts';

/** A button beside the form of a sign-in screen: sends one request however often it is pressed, and keeps the errors of a failed one. */
export function usePress(operation: Operation, request: () => Promise<void>) {
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const [isSending, setSending] = useState(false);
  const press = async () => {
    setSending(true);
    setErrors('');
    hideErrors(operation);
    try {
      await request();
    } catch (failure) {
      setErrors(refusalOf(failure));
      reportFailure(operation, failure);
    } finally {
      setSending(false);
    }
  };
  return { errors, isSending, press: () => void press() };
}
