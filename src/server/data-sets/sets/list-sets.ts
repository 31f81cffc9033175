/** The data sets that are lists. A new one is a file beside this and a line here. */
import type { SetName } from '../versions.ts';
import type { ListSet } from './list-set.ts';
import { ait, dno, irsf } from './number-lists.ts';
import { overrides } from './overrides.ts';
import { ukPorted } from './uk-ported.ts';

export const listSets = {
  overrides,
  'uk-ported': ukPorted,
  dno,
  irsf,
  ait,
} as const satisfies Readonly<Record<Exclude<SetName, 'ranges' | 'ported'>, ListSet>>;
