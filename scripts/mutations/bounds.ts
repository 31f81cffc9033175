/** Limits, orders and times that a test could miss, since it looks at one side of them, is fed what is in order already, or is in a hurry. */
import { mutationsOf } from './mutation.ts';

const usualTimes = ['src/server/usual-times.test.ts'];
const outbox = ['src/server/mail/mail-outbox.test.ts', 'src/server/mail/given-up-mails.test.ts', ...usualTimes];
const answers = ['src/numbers/answers'];

export const boundMutations = [
  ...mutationsOf('src/server/mail/mail-outbox.ts', outbox, [
    ['a mail is given up after four hours', "interval '48 hours'", "interval '4 hours'"],
    ['a mail is tried for another hour', "interval '48 hours'", "interval '49 hours'"],
    ['four mails go to one domain at once', 'const atOncePerDomain = 2', 'const atOncePerDomain = 4'],
    ['a node sends six mails at once', 'const atOnce = 5', 'const atOnce = 6'],
    ['mails of another node wait longer', 'defaultPollIntervalMs = 5_000', 'defaultPollIntervalMs = 6_000'],
  ]),
  ...mutationsOf(
    'src/server/mail/automatic-mails.ts',
    ['src/server/mail/automatic-mails.unit.test.ts'],
    [
      ['a person’s mail with a word behind the no is a program’s', '/^no\\b/', '/^no$/'],
      ['whatever begins with no is a person’s', '/^no\\b/', '/^no/'],
    ],
  ),
  ...mutationsOf(
    'src/server/answerers/upstream.ts',
    ['src/server/answerers/upstream.unit.test.ts'],
    [
      ['pauses do not double', '2 ** (failures', '2 * (failures'],
      ['everybody tries again at the same moment', 'random() * limits', 'limits'],
    ],
  ),
  ...mutationsOf(
    'src/server/answerers/http-upstream.ts',
    ['src/server/answerers/http-upstream.unit.test.ts'],
    [
      ['an upstream asks for two hours', 'const longestPauseSeconds = 3_600', 'const longestPauseSeconds = 7_200'],
      ['an upstream that knows nothing of a number is doubted', '[400, 404, 422]', '[400, 404]'],
    ],
  ),
  ...mutationsOf(
    'src/server/storage/storage.ts',
    ['src/server/storage/storage.unit.test.ts'],
    [
      ['a file that is being written is removed', 'const staleAfterMs = 60 * 60_000', 'const staleAfterMs = 60_000'],
      ['half a file stays for two hours', 'const staleAfterMs = 60 * 60_000', 'const staleAfterMs = 120 * 60_000'],
    ],
  ),
  ...mutationsOf(
    'src/server/data-sets/snapshot-files.ts',
    ['src/server/data-sets/snapshot-files.unit.test.ts'],
    [
      ['a copy that is being written is removed', 'const staleAfterMs = 60 * 60_000', 'const staleAfterMs = 60_000'],
      ['a copy that is read is removed', ' || keys.has(`data-sets/${name}`)', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/storage/silence.ts',
    ['src/server/storage/silence.unit.test.ts'],
    [['what is sent takes no time', 'silenceMs + sentBytes / leastBytesPerMs', 'silenceMs']],
  ),
  ...mutationsOf(
    'src/server/http/uploads.ts',
    ['src/server/http/uploads.unit.test.ts'],
    [['a slow sender is cut off', 'defaultSilenceMs = 30_000', 'defaultSilenceMs = 20_000']],
  ),
  ...mutationsOf(
    'src/server/reports/counting-turns.ts',
    ['src/server/reports/counting-turns.unit.test.ts'],
    [['two totals wait at most', 'mostWaiting = 3', 'mostWaiting = 2']],
  ),
  ...mutationsOf(
    'src/server/base/turns.ts',
    ['src/server/base/turns.unit.test.ts'],
    [
      ['an organisation with many batches goes first every time', 'lines.delete(next);\n          lines.set(next, line);', ''],
      ['places are lost', 'free += 1;', ''],
      ['a place is left twice', 'if (isLeft) return;', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/base/hands.ts',
    ['src/server/base/hands.unit.test.ts'],
    [
      ['what comes while work is looked for waits', 'while (isNotified && !signal.aborted)', 'while (false)'],
      ['a stop waits for nothing', 'await Promise.all(underWay.values());', ''],
      ['work that ends is not followed by the next', 'underWay.delete(piece);\n          notify();', 'underWay.delete(piece);'],
    ],
  ),
  ...mutationsOf(
    'src/server/base/repeat.ts',
    ['src/server/base/repeat.unit.test.ts'],
    [
      ['work that is stopped begins again', 'if (!signal.aborted) again(everyMs);', 'again(everyMs);'],
      ['a stop does not wait', 'await running;', ''],
    ],
  ),
  ...mutationsOf('src/server/batches/worker/batch-worker.ts', usualTimes, [
    ['a batch is another worker’s while its own still works', 'leaseMs: 30_000', 'leaseMs: 3_000'],
  ]),
  ...mutationsOf('src/server/watch/watching.ts', usualTimes, [
    ['a mail is written while lists are still imported', 'quietMs: 10 * 60_000', 'quietMs: 5 * 60_000'],
  ]),
  ...mutationsOf('src/server/watch/mail-watchers.ts', usualTimes, [
    ['two mails a day', "const pause = sql`interval '24 hours'`", "const pause = sql`interval '12 hours'`"],
  ]),
  ...mutationsOf(
    'src/server/auth/refused-passwords.ts',
    ['src/server/auth/refused-passwords.unit.test.ts'],
    [['short names may be passwords', 'word.length >= 3', 'word.length >= 5']],
  ),
  ...mutationsOf(
    'src/server/data-sets/imports/plan-rules.ts',
    ['src/server/data-sets/imports/plan-rules.unit.test.ts'],
    [['what comes tomorrow is imported', '60 * 60_000', '24 * 60 * 60_000']],
  ),
  ...mutationsOf('src/numbers/answers/irsf-check.ts', answers, [
    ['an advert of 365 days ago is long ago', '> advertisedDays', '>= advertisedDays'],
  ]),
  ...mutationsOf('src/numbers/answers/ports.ts', answers, [['a move at midnight is of the day before', 'time >= opens', 'time > opens']]),
  ...mutationsOf(
    'src/numbers/from-packages/networks.ts',
    ['src/numbers/from-packages/networks.test.ts'],
    [['a network abroad comes before the one at home', 'const elsewherePenalty = 0.03', 'const elsewherePenalty = 0']],
  ),
  ...mutationsOf(
    'src/shared/base/phone-number.ts',
    ['src/shared/base/phone-number.test.ts'],
    [
      ['the end of a long address is not read', 'longestPiece = 200', 'longestPiece = 40'],
      ['digits are left out of a number', "if (/\\d/.test(piece.slice(longestPiece))) return { problem: 'too-long' };", ''],
    ],
  ),
  ...mutationsOf(
    'src/shared/base/csv-rows.ts',
    ['src/shared/base/csv-rows.test.ts'],
    [['a quote in a result stands twice', `whole.slice(1, -1).replaceAll('""', '"')`, 'whole.slice(1, -1)']],
  ),
  ...mutationsOf(
    'src/web/reports/report-countries.ts',
    ['src/web/reports/report-countries.test.ts'],
    [['German names stand in the order of the English ones', 'rows.toSorted(', 'rows.filter(() => true) || rows.toSorted(']],
  ),
  ...mutationsOf(
    'src/server/tickets/old-tickets.ts',
    ['src/server/cleanup.test.ts'],
    [['a closed ticket stays as long as another one changes', ".whereRef('change.ticket_id', '=', 'tickets.id')", '']],
  ),
  ...mutationsOf(
    'src/server/auth/mail-budgets.ts',
    ['src/server/tickets/conversation-mails.test.ts'],
    [["answers of support take of the customer's budget", '  if (!isCustomer) return;\n', '']],
  ),
];
