import * as z from 'zod/mini';
import { QueryAnswer } from '../services/legend.ts';
import { singleQueryPortsDays } from '../limits.ts';
import { bits } from '../permissions.ts';
import { PhoneNumber } from '../phone-number.ts';
import { Service } from '../services/services.ts';
import { get, signedIn } from './endpoint.ts';

/**
 * One number, one service. Where nothing is known because an upstream failed the status is 502 or 504
 * and the error body carries `response: { tel, rc }`. `days` is accepted and always `singleQueryPortsDays`.
 */
export const singleQuery = get('/api/test-diagnostics/single-query', {
  summary: 'Ask one service about one number',
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  query: z.object({
    phonenumber: PhoneNumber,
    service: Service,
    days: z.optional(z.literal(String(singleQueryPortsDays), { error: `A single query always uses ${singleQueryPortsDays} days` })),
  }),
  reply: z.object({ response: QueryAnswer }),
});
