/** Batches: one file of numbers, several services, a result file a service. */
import * as z from 'zod/mini';
import { emailAddress } from '../email.ts';
import { batchResultDays, portsMaxDays } from '../limits.ts';
import { bits } from '../permissions.ts';
import { batchServiceCodes, servicesRequiredMessage } from '../services/services.ts';
import { anyone, download, get, post, signedIn, upload } from './endpoint.ts';
import { LinkToken } from './link-token.ts';
import { Message } from './message.ts';

/** Specification, section 5, "Batch query". */
const daysMessages = {
  required: 'You must enter a value',
  least: 'Value must be greater than or equal to 0',
  most: `Value must be less than or equal to ${portsMaxDays}`,
} as const;
export const fileRequiredMessage = 'Please upload file';

/** How many days back the ports service looks, as it is typed. */
const Days = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, { error: daysMessages.required })),
  // However many digits: a number that is too large for JavaScript would be none.
  z.pipe(
    z.transform((text: string) => Math.max(-1, Math.min(portsMaxDays + 1, Number(text)))),
    z.number().check(z.gte(0, { error: daysMessages.least }), z.lte(portsMaxDays, { error: daysMessages.most })),
  ),
);

const BatchService = z.enum(batchServiceCodes, { error: 'This service does not exist' });

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
    z.refine(({ service, days }) => !service.includes('ports') || days !== undefined, { path: ['days'], error: daysMessages.required }),
  );
export type BatchOrder = z.output<typeof BatchOrder>;

const BatchId = z.uuid({ error: 'This batch does not exist' });

/**
 * What an accepted batch answers. `mailWaits`: its mail goes to somebody outside the organisation, who has to agree first; unsaid in the
 * repeated answer of an older version.
 */
const AcceptedBatch = z.object({ message: z.string(), id: BatchId, mailWaits: z.optional(z.boolean()) });

/** A header `Idempotency-Key` makes a repeated call answer as the first one did, without a second batch. */
export const submitBatch = upload('/api/batchquery/batch_query', {
  summary: 'Query every number of a file; the result files are announced by mail',
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  query: BatchOrder,
  reply: AcceptedBatch,
});

const batchStates = ['queued', 'running', 'done', 'partly', 'failed', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * One service of a batch. `Records` are the rows of the file, `failed` those of them that failed so far, `Date` when the batch was
 * accepted (RFC 3339, UTC), `status` this service's own state, `progress` whole percents. `mailWaits`: the mail about the batch waits until
 * its reader, who is outside the organisation, has confirmed the address.
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
});
export type BatchResultRow = z.infer<typeof BatchResultRow>;

export const batchResults = get('/api/batchquery/batch_results', {
  summary: `The batches of the organisation of the last ${batchResultDays} days, a row a service, newest first`,
  access: signedIn(bits.test_and_diagnostics),
  reply: z.object({ message: z.array(BatchResultRow) }),
});

const Budget = z.object({ used: z.number(), max: z.int() });

/** What an organisation has used of its limits: batches that are not finished, batches sent on this UTC day, and megabytes kept. */
export const batchLimits = get('/api/batchquery/batch_limits', {
  summary: 'How many batches the organisation may send, and what it has used of that',
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  reply: z.object({ message: z.object({ open: Budget, today: Budget, megabytes: Budget }) }),
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

export const cancelBatch = post('/api/batchquery/batch_cancel', {
  summary: 'Stop a batch that is queued or running; what it answered so far stays counted, its files go',
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  body: z.strictObject({ id: BatchId }),
  reply: z.object({ message: z.string() }),
});

export const rerunBatch = post('/api/batchquery/batch_rerun', {
  summary: 'A new batch of the numbers that failed in a finished one, for the services that failed',
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  body: z.strictObject({ id: BatchId }),
  reply: AcceptedBatch,
});

export const confirmBatchAddress = post('/api/batchquery/confirm_address', {
  summary: 'Agree, with the token of a mailed link, that an organisation announces its batches to an address outside of it',
  access: anyone,
  body: z.strictObject({ token: LinkToken }),
  reply: Message,
});
