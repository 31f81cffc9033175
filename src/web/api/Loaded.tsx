import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { CallError } from './call.ts';
import { failureContent } from './report-failure.ts';

interface LoadedProps<Data> {
  reply: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** Space that the wait reserves; default: the rest of the screen. */
  room?: 'line' | 'button' | 'part' | 'table';
  /** Replaces the content if the address names something that does not exist. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows the reply, the wait before it, and why it or a newer one failed. Its surroundings stay. */
export function Loaded<Data>({ reply: { data, error, refetch }, room, missing, children }: LoadedProps<Data>) {
  if (missing !== undefined && error instanceof CallError && (error.status === 404 || error.status === 400)) return missing;
  return (
    <>
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data === undefined ? error === null && <Skeleton {...(room && { room })} /> : children(data)}
    </>
  );
}

/** Says why a call failed, on a screen that does without the reply or shows the wait itself. */
export function FailureOf({ reply: { error, refetch } }: { reply: Pick<LoadedProps<never>['reply'], 'error' | 'refetch'> }) {
  return error === null ? null : <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
}
