import { mutationsOf } from './mutation.ts';

const onStorage = ['src/server/storage/storage-mark.test.ts'];
const inPages = ['src/server/lists-in-pages.test.ts'];
const onDatabase = ['src/server/database'];

/** Breaks of what an operator relies on: the right database, the right files, lists in pages, and being told what is wrong. */
export const operationMutations = [
  ...mutationsOf('src/server/storage/storage-mark.ts', onStorage, [
    ['a node works with the files of another portal', 'if (found === noted) return;', 'return;'],
    [
      'a storage without a mark is taken for the right one',
      'if (found === noted) return;',
      'if (found === noted || found === undefined) return;',
    ],
  ]),
  ...mutationsOf('src/server/database/unfit-database.ts', onDatabase, [
    ['a database of another encoding is taken', "if (encoding !== 'UTF8')", 'if (false)'],
    ['the tables of something else are added to', 'if (tables.length > 0) {', 'if (tables.length > 999) {'],
  ]),
  ...mutationsOf('src/server/database/pages.ts', inPages, [
    ['a page leaves a row out', 'found.slice(0, limit)', 'found.slice(0, limit && limit - 1)'],
    ['the last page leads to another one', 'found.length > limit', 'found.length >= limit'],
    ['rows of one moment are left out between pages', 'values.slice(0, index)', 'values'],
    ['a list that goes down begins anew on each page', "direction === 'asc' ? '>' : '<'", "'>'"],
    ['rows of one value are left out by the index', "=== 'desc' ? '<=' : '>='", "=== 'desc' ? '<' : '>'"],
    ['a name of another list is taken', 'place.length === order.length &&', ''],
    ['a search looks at the case', 'position(lower(${search}::text)', 'position((${search}::text)'],
  ]),
  ...mutationsOf('src/server/features/audit/audit.queries.ts', inPages, [
    ['the last page of the audit log leads to another one', 'found.length > limit', 'found.length >= limit'],
  ]),
  ...mutationsOf(
    'src/server/database/limits.ts',
    ['src/server/usual-times.test.ts'],
    [['reports of many days are compiled first', "jit: 'off'", "jit: 'on'"]],
  ),
  ...mutationsOf(
    'src/server/single-sign-on/provider-client.ts',
    ['src/server/features/authentication/provider-errors.test.ts'],
    [
      ['an expired client secret is told as a refused person', "code === 'invalid_client' || status === 401", 'false'],
      ['a provider that fails is told as one that refuses', 'isConnection || status >= 500', 'isConnection'],
    ],
  ),
];
