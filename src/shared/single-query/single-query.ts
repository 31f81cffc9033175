import * as z from 'zod/mini';
import { QueryAnswer } from '../services/legend.ts';
import { bulkQueryMaxBytes, bulkQueryMaxNumbers, singleQueryPortsDays } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { PhoneNumber } from '../base/phone-number.ts';
import { Service, serviceCodes, serviceNames } from '../services/services.ts';
import { servicesWanted } from '../services/wanted.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { ListedNumber, NumberRead, readingOptions, UnreadNumber, WrittenNumber } from '../base/number-reading.ts';
import { textOf } from '../base/schema-text.ts';
import { singleQueryWanted } from './wanted.ts';

const daysMessage = textOf(singleQueryWanted.days(singleQueryPortsDays));

const ToolServices = z
  .array(z.enum(serviceNames, { error: servicesWanted.noSuchService.text }))
  .check(
    z.minLength(1, { error: servicesWanted.required.text }),
    z.describe('npq: current network, ported numbers included; gnr: range holder; see the service legend for the others'),
  );

/**
 * One number, one service. With an `Idempotency-Key` the same query counts once in 24 hours, unless it failed. If an upstream failed and nothing is known, the
 * status is 502 or 504 and the error body carries `response: { tel, rc }`. `days` is accepted and always `singleQueryPortsDays`.
 */
export const singleQuery = get('/api/test-diagnostics/single-query', {
  summary: 'Query one service about one number',
  refuses: ['upstream_failed', 'upstream_timed_out'],
  takesIdempotencyKey: true,
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  query: z.object({
    phonenumber: WrittenNumber,
    service: Service,
    ...readingOptions,
    // An address with `service=ports&days`, written as the specification has it, names the service `ports` and empty days.
    days: z.optional(z.literal(['', String(singleQueryPortsDays)], { error: daysMessage })),
  }),
  /** `read` is present if the number was in another notation than E.164 digits. */
  reply: z.object({ response: QueryAnswer, read: z.optional(NumberRead) }),
});

const mostMessage = `At most ${bulkQueryMaxNumbers.toLocaleString('en-GB')} numbers per call. Send more as a batch: POST /api/batchquery/batch_query`;

const BulkNumbers = z
  .array(ListedNumber, { error: 'Send the numbers as a list' })
  .check(z.minLength(1, { error: 'Send at least one number' }), z.maxLength(bulkQueryMaxNumbers, { error: mostMessage }));

/** Counts before reading any number: each wrong one of a hundred thousand would add a line to the refusal. */
const countedFirst = z.transform<string[], string[]>((numbers, { issues }) => {
  if (Array.isArray(numbers) && numbers.length > bulkQueryMaxNumbers) issues.push({ code: 'custom', message: mostMessage, input: numbers });
  return numbers;
});

/**
 * Many numbers and several services: the single queries in one call, answered in the order of the numbers, and of the services for each number. If an upstream
 * failed and nothing is known, the row has its `rc`, and the call continues. After the caller disconnects no further queries are made; earlier ones are
 * recorded.
 */
export const bulkQueries = post('/api/test-diagnostics/queries', {
  summary: 'Query several services about many numbers',
  access: signedIn(bits.test_and_diagnostics),
  // Reads only, like the single query.
  inSupportView: true,
  operation: 'Query',
  maxBodyBytes: bulkQueryMaxBytes,
  body: z.strictObject({
    numbers: z.pipe(countedFirst, BulkNumbers),
    /** Services by either name; a row repeats the name that was sent. */
    services: z
      .array(z.enum(serviceNames, { error: servicesWanted.noSuchService.text }), { error: servicesWanted.required.text })
      .check(
        z.minLength(1, { error: servicesWanted.required.text }),
        z.maxLength(serviceCodes.length, { error: `At most ${serviceCodes.length} services per call` }),
      ),
    ...readingOptions,
    days: z.optional(z.literal([singleQueryPortsDays, String(singleQueryPortsDays)], { error: daysMessage })),
  }),
  tool: {
    name: 'query_number',
    about:
      'Query services about one number: its network, portability, status, fraud lists. Each service is a query that is recorded and may be billed. explain_field and explain_reason_code (rc) say what an answer means; null means unknown, never no',
    isCounted: true,
    takes: z.pipe(
      z.strictObject({ phonenumber: PhoneNumber, services: ToolServices }),
      z.transform(({ phonenumber, services }) => ({ numbers: [phonenumber], services: [...new Set(services)] })),
    ),
  },
  /** A row has `read` if its number was in another notation than E.164 digits, and `unread` with rc 100 if it is no number. */
  reply: z.object({
    response: z.array(
      z.extend(QueryAnswer, { service: z.enum(serviceNames), read: z.optional(NumberRead), unread: z.optional(UnreadNumber) }),
    ),
  }),
});
