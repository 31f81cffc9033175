/** Calls about the findings of a batch: their counts, and the numbers of each. */
import * as z from 'zod/mini';
import { bits } from '../base/permissions.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { pageFields } from '../base/pages.ts';
import { Finding, risks } from './findings.ts';
import { batchesWanted } from './wanted.ts';

const BatchId = z.uuid({ error: batchesWanted.noSuchBatch.text });
const access = signedIn(bits.test_and_diagnostics);

/**
 * Counts each number of a finished batch once, and only findings that its services can make. `findings` is null if an older version answered the batch.
 */
export const batchFindings = get('/api/batchquery/batch_findings', {
  summary: 'Findings about the numbers of a finished batch, each with the count of its numbers',
  refuses: ['not_found', 'conflict'],
  access,
  operation: 'Query',
  query: z.object({ id: BatchId }),
  reply: z.object({
    message: z.object({ numbers: z.int(), findings: z.nullable(z.array(z.object({ finding: Finding, numbers: z.int() }))) }),
  }),
});

/** A number with the texts of these columns. */
const FoundNumber = z.object({
  number: z.string(),
  verdict: z.string(),
  risk: z.enum(risks),
  type: z.string(),
  country: z.string(),
  operator: z.string(),
  ported: z.string(),
  lastPort: z.string(),
  reachable: z.string(),
  lists: z.string(),
});
export type FoundNumber = z.infer<typeof FoundNumber>;

export const batchNumbers = get('/api/batchquery/batch_numbers', {
  summary: 'Numbers of a finished batch with a finding, in the order of the file, with their verdicts',
  refuses: ['not_found', 'conflict'],
  access,
  operation: 'Query',
  query: z.object({
    id: BatchId,
    found: Finding,
    limit: pageFields.limit,
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: batchesWanted.page.text }))),
  }),
  reply: z.object({ message: z.array(FoundNumber), next: z.nullable(z.string()) }),
});
