import * as z from 'zod/mini';
import { batchServiceCodes, serviceCodes } from './services.ts';
import { get, signedIn } from '../base/endpoint.ts';

export const reasonCodeList = get('/api/utils/reasonCodes', {
  summary: 'Every reason code with its description, or one of them',
  refuses: ['not_found'],
  access: signedIn(),
  operation: 'Reason Codes',
  query: z.object({ code: z.optional(z.string().check(z.regex(/^\d{1,4}$/, { error: 'A reason code is a number such as 105' }))) }),
  tool: {
    name: 'explain_reason_code',
    about: 'Explains a reason code (rc) of an answer and what to do about it',
    takes: z.pipe(
      z.strictObject({ code: z.int().check(z.describe('the rc')) }),
      z.transform(({ code }) => ({ code: String(code) })),
    ),
  },
  reply: z.object({ message: z.array(z.object({ reasonCode: z.int(), description: z.string() })) }),
});

/** A line of the service legend. `services` lists those that may report the field. */
const FieldRow = z.object({ name: z.string(), type: z.string(), definition: z.string(), services: z.array(z.enum(serviceCodes)) });

export const fieldList = get('/api/utils/fields', {
  summary: 'The service legend: every field of an answer, or one of them, with its meaning and the services that report it',
  refuses: ['not_found'],
  access: signedIn(),
  query: z.object({ field: z.optional(z.string().check(z.describe('field name in an answer, such as cic'))) }),
  tool: {
    name: 'explain_field',
    about: 'Explains a field of an answer and lists the services that report it; without field, explains all',
  },
  reply: z.object({ message: z.array(FieldRow) }),
});

export const countryList = get('/api/utils/countryList', {
  summary: 'Countries with number ranges, sorted by name',
  access: signedIn(),
  operation: 'Country',
  reply: z.object({ elements: z.array(z.object({ name: z.string(), isoAlpha2: z.string() })) }),
});

export const userServices = get('/api/utils/userServices', {
  summary: 'Services that batches of the organisation may use',
  access: signedIn(),
  reply: z.object({ message: z.array(z.enum(batchServiceCodes)) }),
});

export const wireNames = get('/api/utils/wireNames', {
  summary: 'ENUM zone and SIP host of the provider for call processing; null if not set',
  access: signedIn(),
  reply: z.object({ message: z.object({ enumZone: z.nullable(z.string()), sipDomain: z.nullable(z.string()) }) }),
});

/** Origins of a data set. `made up`: the demo's, which only names drama numbers. */
const dataSetOrigins = ['imported', 'built in', 'made up', 'not loaded'] as const;

/**
 * A data set by its import name. `dataVersion` is its name in answers: set, number and short hash of the content. `covers`: the countries and number types
 * whose every move is in the ported numbers, like `GB:mobile`; null if nobody declared it. `maxAgeDays`: after so many whole days since `asOf` a set is out of
 * date, and a list then clears no number. Only staff see the source file (name and SHA-256) and who loaded it. Null: not applicable, unknown, or not for the
 * caller.
 */
const DataSetRow = z.object({
  set: z.string(),
  origin: z.enum(dataSetOrigins),
  dataVersion: z.nullable(z.string()),
  version: z.nullable(z.int()),
  hash: z.nullable(z.string()),
  rows: z.nullable(z.int()),
  asOf: z.nullable(z.string()),
  covers: z.nullable(z.array(z.string())),
  maxAgeDays: z.nullable(z.int()),
  loadedAt: z.nullable(z.string()),
  loadedBy: z.nullable(z.string()),
  source: z.nullable(z.string()),
  sourceSha256: z.nullable(z.string()),
});
export type DataSetRow = z.infer<typeof DataSetRow>;

/** `onlyDemoLists`: services of `partlyChecked` whose lists are all loaded, but at least one is the demo's. */
export const dataSetList = get('/api/utils/dataSets', {
  summary: 'Data sets, and the services that check only partly because one of their lists is missing (reason code 3)',
  access: signedIn(),
  reply: z.object({
    message: z.array(DataSetRow),
    partlyChecked: z.array(z.enum(serviceCodes)),
    onlyDemoLists: z.optional(z.array(z.enum(serviceCodes))),
  }),
});
