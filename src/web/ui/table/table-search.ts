/** The parameters of a table in the query string of its screen, for the schema of the screen. */
import * as z from 'zod/mini';
import { searchParameter } from '../search-parameter.ts';
import type { viewParameters } from './table-view.ts';

/** Every parameter is text: a number in a link and its text in the address would be two values of one parameter. */
const text = searchParameter(z.string());
/** Parameters of the view, and the filter's column (`use-filter-choice.tsx`). */
const parts = { page: text, size: text, sort: text, filter: text, by: text } satisfies Record<
  (typeof viewParameters)[number] | 'by',
  typeof text
>;

type TableSearch<Name extends string> = { [Part in keyof typeof parts as `${Name}-${Part}`]: typeof text };

export function tableSearch<Name extends string>(...names: readonly Name[]): TableSearch<Name> {
  const named = names.flatMap((name) => Object.entries(parts).map(([part, schema]) => [`${name}-${part}`, schema]));
  // No compiler checks names that are composed at run time.
  return Object.fromEntries(named) as TableSearch<Name>;
}
