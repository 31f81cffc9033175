import { mutationsOf } from './mutation.ts';

const queueTests = ['src/server/batches/worker/batch-queue.test.ts', 'src/server/batches'];

/** Leases, repeated calls, the outbox, what waits for others. */
export const leaseMutations = [
  ...mutationsOf('src/server/batches/worker/batch-queue.ts', queueTests, [
    [
      'a worker that was thought dead writes on',
      ".where('fence', '=', fence)\n    .where('state', '=', 'running')\n    .returning",
      ".where('state', '=', 'running')\n    .returning",
    ],
    ['a cancelled batch is written on', ".where('state', '=', 'running')\n    .returning", '.returning'],
    ['a checkpoint without its counts', 'await addBatchCounts(db, counts);', ''],
  ]),
  ...mutationsOf(
    'src/server/organisations/erase-again.ts',
    ['src/server/backup/restored-erasures.test.ts'],
    [
      ['a restore erases whoever has the account since', ' and created_at < at', ''],
      [
        'whoever is to be erased again gets in',
        'if (!isClosed) await closeOrganisation(transaction, { id, actor }, platformAccountId);',
        '',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/worker/taking-turns.ts',
    ['src/server/batches/worker/taking-turns.test.ts', ...queueTests],
    [
      [
        'one organisation takes every worker',
        'coalesce(running.batches, 0) < ${maxRunningPerOrganisation}',
        'coalesce(running.batches, 0) < 1000',
      ],
      ['the busiest organisation comes first', '(select min(running) from', '(select max(running) from'],
      ['a worker that comes late takes out of turn', '${isRunning}) <= ${running}', '${isRunning}) <= 4'],
      ['one worker keeps the others from every organisation', "'), ${organisationId}`", "'), 0 * ${organisationId}`"],
      ['two workers share a fence', 'fence = fence + 1, ', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/http/idempotency.ts',
    ['src/server/http/idempotency.test.ts', 'src/server/batches', 'src/server/users'],
    [
      ['another request under the same key gets the first reply', 'if (!requestHash.equals(first.request_hash))', 'if (false)'],
      [
        'the reply of another organisation',
        ".where('organisation_id', '=', organisationId)\n    .where('key', '=', key)\n    .select",
        ".where('key', '=', key)\n    .select",
      ],
      [
        'keys are not told apart by call',
        'JSON.stringify([routeOf(request), asked])',
        'JSON.stringify([asked])',
        'no two calls that take a key can ask the same: a batch, a ticket and a user have no field in common',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/mail/mail-outbox.ts',
    ['src/server/mail'],
    [
      ['refused mails are tried for ever', 'failed_at = case when created_at < now() - ${giveUpAfter} then now() end', 'failed_at = null'],
      ['a sent mail is sent again', 'sent_at: sql<Date>`now()`', 'sent_at: sql<Date>`null`'],
      [
        'no pause after a refusal',
        "interval '5 seconds' * power(2, least(tries, 12))",
        // Not 0: a test in which a mail is refused would never end.
        "interval '0.1 seconds' * power(2, least(tries, 12))",
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/config/sealed-text.ts',
    ['src/server/mail', 'src/server/webhooks'],
    [
      [
        'mails and the secrets of webhooks stand readable in the database',
        "createCipheriv('aes-256-gcm', key, nonce)",
        "createCipheriv('aes-256-gcm', Buffer.alloc(32), nonce)",
      ],
    ],
  ),
  ...mutationsOf('src/server/mail/mailer.ts', ['src/server/mail'], [['captured mails are readable by all', 'mode: 0o600', 'mode: 0o644']]),
  ...mutationsOf(
    'src/server/answerers/circuit-breaker.ts',
    ['src/server/answerers'],
    [
      ['the circuit never opens', 'counted() >= failuresToOpen', 'counted() >= Infinity'],
      ['a good answer does not reset the count', 'else failures.clear();', ''],
      ['one customer opens the circuit for all', 'const mostOfOne = 3;', 'const mostOfOne = 5;'],
      ['an answer that says no counts as a failure', '!(error instanceof UpstreamFault && error.isAlive)', 'true'],
    ],
  ),
  ...mutationsOf(
    'src/server/answerers/bulkhead.ts',
    ['src/server/answerers'],
    [['a slow upstream takes every connection', 'places: concurrency', 'places: Infinity']],
  ),
  ...mutationsOf(
    'src/server/batches/batch-budget.ts',
    ['src/server/batches/batch-budget.test.ts'],
    [
      ['batches without limit at once', 'use.open >= limits.BATCHES_OPEN', 'false'],
      ['batches without limit a day', 'use.today >= limits.BATCHES_PER_DAY', 'false'],
      ['files of batches without limit', 'use.bytes >= limits.BATCH_MEGABYTES * bytesPerMegabyte', 'false'],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/stored-pieces.ts',
    ['src/server/batches/batch-results.test.ts', 'src/server/batches/batch-joined.test.ts'],
    [
      ['a piece that was changed in the storage is sent', 'sha256Of(bytes) === expected', 'true'],
      ['columns that were changed in the storage are sent', "hash.digest('hex') !== sha256", 'false'],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/joined-file.ts',
    ['src/server/batches/batch-rows.test.ts'],
    [
      ['rows without a number get the answers of one', 'found.get(row.line) ?? answers.none', 'found.get(row.line || 1) ?? answers.none'],
      ['notes are left out', "ownColumns?.rows === undefined ? [] : ['note']", '[]'],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/found-numbers.ts',
    ['src/server/batches/batch-verdicts.test.ts'],
    [
      ['a number counts as often as it stands in the file', 'seen.has(row.number) ? again : 0', '0'],
      ['numbers of other findings are shown', '(bitOf[found] | again)) === bitOf[found]', 'again) === 0'],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/own-rows.ts',
    ['src/server/batches/batch-joined.test.ts'],
    [['own columns stand beside another number', 'let place = hasHeading ? -1 : 0;', 'let place = 0;']],
  ),
  ...mutationsOf(
    'src/server/batches/stored-rows.ts',
    ['src/server/batches/batch-rows.test.ts'],
    [
      ['the answers of another row are joined', 'const place = line - part.from;', 'const place = 0;'],
      ['rows that go back in the file get the answers of another part', 'line >= loaded.from && ', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/batches/batch-list.ts',
    ['src/server/batches/batch-results.test.ts'],
    [['one batch alone has all of them', ".$if(id !== undefined, (all) => all.where('batches.id', '=', id ?? ''))", '']],
  ),
  ...mutationsOf(
    'src/server/http/uploads.ts',
    ['src/server/http/uploads.test.ts', 'src/server/batches/batch-upload.test.ts', 'src/server/app.test.ts'],
    [
      ['a silent sender is waited for without end', 'setTimeout(() => reject(', 'setTimeout(() => void ('],
      ['a file larger than allowed is taken', 'if (bytes > maxBytes)', 'if (bytes > 2 * maxBytes)'],
      ['uploads without limit at once', 'if (total >= ofNode)', 'if (total < 0)'],
      ['one organisation takes the places of all', '(underWay.get(organisationId) ?? 0) >= ofOrganisation', 'false'],
      ['a slow sender is waited for without end', ' - this.#waitedMs', ''],
    ],
  ),
];
