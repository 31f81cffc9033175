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
  ...mutationsOf('src/server/audit/audit.queries.ts', inPages, [
    ['the last page of the audit log leads to another one', 'found.length > limit', 'found.length >= limit'],
  ]),
  ...mutationsOf(
    'src/server/database/limits.ts',
    ['src/server/usual-times.test.ts'],
    [['reports of many days are compiled first', "jit: 'off'", "jit: 'on'"]],
  ),
  ...mutationsOf(
    'src/server/single-sign-on/provider-client.ts',
    ['src/server/sign-in/provider-errors.test.ts'],
    [
      ['an expired client secret is told as a refused person', "code === 'invalid_client' || status === 401", 'false'],
      ['a provider that fails is told as one that refuses', 'isConnection || status >= 500', 'isConnection'],
    ],
  ),
  ...mutationsOf(
    'src/server/backup/named-files.ts',
    ['src/server/backup/whole-backup.test.ts'],
    [['a backup without its files is whole', '!there.has(key)', '!there.has(key) && there.has(folder)']],
  ),
  ...mutationsOf(
    'src/server/backup/backup.ts',
    ['src/server/backup/whole-backup.test.ts'],
    [['the newest backup counts as whole, whatever is missing in it', 'is_whole: missing.length === 0', 'is_whole: missing.length >= 0']],
  ),
  ...mutationsOf(
    'src/server/batches/worker/batch-worker.ts',
    ['src/server/batches/worker/missing-input.test.ts'],
    [
      [
        'a worker whose files are elsewhere ends a batch at once',
        'err instanceof InputMissing && batch.tries >= maxTries',
        'err instanceof InputMissing',
      ],
      ['a batch whose file was changed is tried again and again', 'err instanceof InputDamaged || ', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/config/config.ts',
    ['src/server/config'],
    [
      ['a portal in production starts as a demo', "!isSet('DATABASE_URL') && signs.length === 0", "!isSet('DATABASE_URL')"],
      ['a portal in production makes itself an empty database', 'signs.length > 0 && !hasDatabase(parsed)', 'signs.length > 99'],
    ],
  ),
  ...mutationsOf(
    'src/server/config/misspelt.ts',
    ['src/server/config'],
    [['two letters that changed places are another name', 'isSwap ? at(', 'isSwap && row > 99 ? at(']],
  ),
  ...mutationsOf(
    'src/shared/decoder/naptr.ts',
    ['src/server/answerers', 'src/shared/decoder'],
    [
      ['another service hides where a number was ported to', "Number(isOf('pstn', b)) - Number(isOf('pstn', a)) || ", ''],
      ['a number that nobody has is told as unknown', "isOf('unused', record)", "isOf('never', record)"],
    ],
  ),
  ...mutationsOf(
    'src/server/answerers/enum-upstream.ts',
    ['src/server/answerers'],
    [
      ['servers of one block that are away close the service to all', 'isAlive: code === SERVFAIL', 'isAlive: false'],
      [
        'a number without records is a failure',
        'if (code === NOTFOUND || code === NODATA) return [];',
        'if (code === NOTFOUND) return [];',
      ],
      ['a record without a field of the service hides one with some', ' && hasField(service, { parameters: found, fields })', ''],
      ['a record of another number is an answer', 'return !/^(?:tel:|sips?:)?\\+/i.test(uri) || numberOf(uri) === number;', 'return true;'],
    ],
  ),
];
