/** Batches: one file of numbers, several services, a result file a service. */
import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { textOf } from '../base/schema-text.ts';
import { portsMaxDays } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { batchServiceCodes, servicesRequiredMessage } from '../services/services.ts';
import { download, get, post, signedIn, upload } from '../base/endpoint.ts';
import { pageFields } from '../base/pages.ts';
import { Message } from '../base/message.ts';
import { servicesWanted } from '../services/wanted.ts';
import { batchesWanted } from './wanted.ts';

/** How many days back the ports service looks, as it is typed. */
const Days = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, { error: batchesWanted.days.text })),
  // However many digits: a number that is too large for JavaScript would be none.
  z.pipe(
    z.transform((text: string) => Math.max(-1, Math.min(portsMaxDays + 1, Number(text)))),
    z
      .number()
      .check(
        z.gte(0, { error: batchesWanted.noNegativeDays.text }),
        z.lte(portsMaxDays, { error: textOf(batchesWanted.fewerDays(portsMaxDays)) }),
      ),
  ),
);

const BatchService = z.enum(batchServiceCodes, { error: servicesWanted.noSuchService.text });

/** The services asked for, once each and in the order of the list. A single one arrives as text, several as an array. */
const ChosenServices = z.pipe(
  z.pipe(
    z.transform((given: string | string[] | undefined) => (given === undefined ? [] : [given].flat())),
    z.array(BatchService).check(z.minLength(1, { error: servicesRequiredMessage })),
  ),
  z.transform((chosen) => batchServiceCodes.filter((code) => chosen.includes(code))),
);

/** What a batch asks beside its file: the fields of the form and the query of the call. */
export const BatchOrder = z
  .object({ service: ChosenServices, email: emailAddress(), days: z.optional(Days) })
  .check(
    z.refine(({ service, days }) => !service.includes('ports') || days !== undefined, { path: ['days'], error: batchesWanted.days.text }),
  );
export type BatchOrder = z.output<typeof BatchOrder>;

const BatchId = z.uuid({ error: batchesWanted.noSuchBatch.text });

/**
 * What an accepted batch answers. `mailWaits`: its mail goes to somebody outside the organisation, who has to agree first; unsaid in the
 * repeated answer of an older version.
 */
const AcceptedBatch = z.extend(Message, { id: BatchId, mailWaits: z.optional(z.boolean()) });

/** A header `Idempotency-Key` makes a repeated call answer as the first one did, without a second batch. */
export const submitBatch = upload('/api/batchquery/batch_query', {
  summary: 'Query every number of a file; the result files are announced by mail',
  refuses: ['not_entitled', 'quota_reached'],
  takesIdempotencyKey: true,
  furtherFiles: [
    { field: 'columns', about: 'CSV, a row for each number: it comes back beside the answers in the joined file' },
    {
      field: 'rows',
      about:
        'CSV with a heading, in place of columns: the table that the numbers come from, which comes back row by row in the joined file. Its first column is the line of the file that answers the row, empty where none does, its second a note',
    },
  ],
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  query: BatchOrder,
  reply: AcceptedBatch,
});

export const batchStates = ['queued', 'running', 'done', 'partly', 'failed', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * One service of a batch. `Records` are the rows of the file, `failed` those of them that failed so far, `Date` when the batch was
 * accepted (RFC 3339, UTC), `status` this service's own state, `progress` whole percents. `mailWaits`: the mail about the batch waits until
 * its reader, who is outside the organisation, has confirmed the address. `name` is the file as it was sent, `answered` counts the rows that
 * were answered so far and did not fail.
 */
export const BatchResultRow = z.object({
  Date: z.string(),
  Service: BatchService,
  Records: z.int(),
  Filename: z.string(),
  email: z.string(),
  id: BatchId,
  status: z.enum(batchStates),
  progress: z.int(),
  failed: z.int(),
  mailWaits: z.boolean(),
  name: z.string(),
  answered: z.int(),
});
export type BatchResultRow = z.infer<typeof BatchResultRow>;

/** An `ETag` that is sent back as `If-None-Match` is answered 304 while nothing has changed. */
export const batchResults = get('/api/batchquery/batch_results', {
  summary: 'The batches of the organisation whose results are still kept, a row a service, newest first',
  isVersioned: true,
  access: signedIn(bits.test_and_diagnostics),
  query: z.object({ id: z.optional(BatchId), ...pageFields }),
  tool: {
    name: 'batch_status',
    about: 'How far the latest batches of the organisation are, a row a service, newest first; or one batch by its id',
    takes: z.pipe(
      z.strictObject({ id: z.optional(BatchId) }),
      z.transform((asked) => ({ ...asked, limit: '20' })),
    ),
  },
  reply: z.object({ message: z.array(BatchResultRow), next: z.nullable(z.string()) }),
});

/**
 * One batch as a whole. Times are RFC 3339 in UTC; `answered` counts rows, `secondsLeft` is an estimate, null while there is none. `ownRows` are the
 * rows of the table that the numbers come from, which come back in the joined file; null where that has a row for each number.
 * `reasons` counts the rows of a service by reason code. `countries` and `operators` count numbers, most first; of the operators, whose
 * names the service `operatorsBy` said, those that come behind the first hundred are together. All of them are null where a batch was begun by an
 * older version.
 */
export const BatchSummary = z.object({
  id: BatchId,
  name: z.string(),
  state: z.enum(batchStates),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  startedBy: z.nullable(z.string()),
  email: z.string(),
  mailWaits: z.boolean(),
  days: z.nullable(z.int()),
  records: z.int(),
  rowsDone: z.int(),
  secondsLeft: z.nullable(z.int()),
  ownColumns: z.array(z.string()),
  ownRows: z.nullable(z.int()),
  services: z.array(
    z.object({
      service: BatchService,
      fileName: z.string(),
      failed: z.int(),
      reasons: z.nullable(z.array(z.object({ rc: z.int(), rows: z.int() }))),
    }),
  ),
  countries: z.nullable(z.array(z.object({ country: z.string(), numbers: z.int() }))),
  operators: z.nullable(z.array(z.object({ name: z.nullable(z.string()), numbers: z.int() }))),
  operatorsBy: z.nullable(BatchService),
  otherOperators: z.object({ operators: z.int(), numbers: z.int() }),
});
export type BatchSummary = z.infer<typeof BatchSummary>;

export const batchSummary = get('/api/batchquery/batch_summary', {
  summary: 'One batch: how far it is, what its rows ended in, and where its numbers belong',
  refuses: ['not_found'],
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  query: z.object({ id: BatchId }),
  reply: z.object({ message: BatchSummary }),
});

const Budget = z.object({ used: z.number(), max: z.int() });

/**
 * What an organisation has used of its limits: batches that are not finished, batches sent on this UTC day, and megabytes kept. `pace` is how
 * many queries a second recent batches made, of services answered from the data and of those that ask a network; null where none was long
 * enough to tell.
 */
export const batchLimits = get('/api/batchquery/batch_limits', {
  summary: 'How many batches the organisation may send, and what it has used of that',
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  reply: z.object({
    message: z.object({
      open: Budget,
      today: Budget,
      megabytes: Budget,
      pace: z.object({ fromData: z.nullable(z.number()), overNetworks: z.nullable(z.number()), networkServices: z.array(BatchService) }),
    }),
  }),
});

/** The file is stored with `;`. `rows=failed` leaves the rows out that were answered. */
export const downloadBatchResult = download('/api/batchquery/batch_download', {
  summary: 'The result file of one service of a batch',
  access: signedIn(bits.test_and_diagnostics),
  query: z.object({
    file: z.string(),
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    separator: z._default(z.enum([';', ',']), ';'),
    rows: z._default(z.enum(['all', 'failed']), 'all'),
  }),
});

/**
 * Own columns, the number, the note where the table of the numbers was sent, and each service's fields as `npq.cic`, with its reason code in words
 * as `npq.reason` and what the answer rests on as `npq.source`, `npq.dataVersion` and `npq.simulated`.
 */
export const downloadJoinedBatch = download('/api/batchquery/batch_joined', {
  summary: 'The results of all services of a finished batch in one file, beside the columns that came with it',
  refuses: ['conflict'],
  access: signedIn(bits.test_and_diagnostics),
  query: z.object({ id: BatchId, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
});

export const cancelBatch = post('/api/batchquery/batch_cancel', {
  summary: 'Stop a batch that is queued or running; what it answered so far stays counted, its files go',
  refuses: ['not_found', 'conflict'],
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  body: z.strictObject({ id: BatchId }),
  reply: Message,
});

export const rerunBatch = post('/api/batchquery/batch_rerun', {
  summary: 'A new batch of the numbers that failed in a finished one, for the services that failed, with their own columns',
  refuses: ['not_found', 'conflict', 'not_entitled', 'quota_reached'],
  takesIdempotencyKey: true,
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  body: z.strictObject({ id: BatchId }),
  reply: AcceptedBatch,
});
