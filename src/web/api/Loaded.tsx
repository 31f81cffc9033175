import type { ReactNode } from 'react';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { CallError } from './call.ts';
import { failureContent } from './report-failure.ts';

interface LoadedProps<Data> {
  reply: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** How much of the screen waits; unless said otherwise, the rest of it. */
  room?: 'line' | 'button' | 'part' | 'table';
  /** Stands there instead where the address names what does not exist. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what was read, the wait before it, and why it, or what is newer, cannot be had. What is beside it stays. */
export function Loaded<Data>({ reply: { data, error, refetch }, room, missing, children }: LoadedProps<Data>) {
  if (missing !== undefined && error instanceof CallError && (error.status === 404 || error.status === 400)) return missing;
  return (
    <>
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data === undefined ? error === null && <DelayedSpinner {...(room && { room })} /> : children(data)}
    </>
  );
}

/** Says why something cannot be had, on a screen that does without it, or that says in its own place that it waits. */
export function FailureOf({ reply: { error, refetch } }: { reply: Pick<LoadedProps<never>['reply'], 'error' | 'refetch'> }) {
  return error === null ? null : <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
}
