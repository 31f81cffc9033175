import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { failureContent } from './report-failure.ts';

interface LoadedProps<Data> {
  reply: UseQueryResult<Data>;
  room?: 'line' | 'part';
  children: (data: Data) => ReactNode;
}

/** What a part of a screen tells once it is there; where it cannot be had it says so by itself, and what is beside it stays. */
export function Loaded<Data>({ reply, room = 'part', children }: LoadedProps<Data>) {
  const { data, error, refetch } = reply;
  if (data !== undefined) return children(data);
  if (error) return <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
  return <DelayedSpinner room={room} />;
}
