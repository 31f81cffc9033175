/** A change of a kept answer as the contract has it. */
import type { WatchChange } from '../../shared/watch/watch.ts';
import type { WatchChangeRow } from '../database/tables/watch.ts';
import type { Selectable } from 'kysely';

export const changeColumns = ['id', 'at', 'is_prefix', 'digits', 'facts', 'before', 'after', 'moves', 'lists'] as const;

type Row = Pick<Selectable<WatchChangeRow>, (typeof changeColumns)[number]> & { readonly isWatched: boolean };

export function changeOf({ id, at, is_prefix, digits, facts, before, after, moves, lists, isWatched }: Row): WatchChange {
  const common = { id, at: at.toISOString(), digits, facts, lists, isWatched };
  // The kind says which answers were written.
  return (is_prefix ? { ...common, kind: 'prefix', before, after, moves } : { ...common, kind: 'number', before, after }) as WatchChange;
}
