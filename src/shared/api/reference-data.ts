import * as z from 'zod/mini';
import { batchServiceCodes } from '../services/services.ts';
import { get, signedIn } from './endpoint.ts';

export const reasonCodeList = get('/api/utils/reasonCodes', {
  summary: 'Every reason code with its description',
  access: signedIn(),
  operation: 'Reason Codes',
  reply: z.object({ message: z.array(z.object({ reasonCode: z.int(), description: z.string() })) }),
});

export const countryList = get('/api/utils/countryList', {
  summary: 'The countries that have number ranges, by name',
  access: signedIn(),
  operation: 'Country',
  reply: z.object({ elements: z.array(z.object({ name: z.string(), isoAlpha2: z.string() })) }),
});

export const userServices = get('/api/utils/userServices', {
  summary: 'The services that a batch may use',
  access: signedIn(),
  reply: z.object({ message: z.array(z.enum(batchServiceCodes)) }),
});
