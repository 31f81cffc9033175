/** Portal preferences of a user, stored with the account: present on every device, and on none after a sign-out. */
import * as z from 'zod/mini';
import { preferencesMaxBytes } from '../base/limits.ts';
import { languageTags } from '../base/language.ts';
import { serviceCodes } from '../services/services.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { accountWanted } from './wanted.ts';

const Moment = z.iso.datetime();

/** A missing name means the portal's default. */
const names = {
  theme: z.optional(z.enum(['light', 'dark', 'system'])),
  /** Language of screens, mails and documents; `browser` follows the browser. */
  language: z.optional(z.enum([...languageTags, 'browser'])),
  /** Country for numbers without a country code (ISO 3166-1 alpha-2); `organisation` means its home country. */
  homeCountry: z.optional(z.string().check(z.regex(/^(?:[A-Z]{2}|organisation)$/))),
  /** Time zone of moments on screens: UTC or that of the device. Days of reports are always UTC. */
  timeZone: z.optional(z.enum(['UTC', 'local'])),
  /** Height of table rows. */
  density: z.optional(z.enum(['compact', 'default', 'comfortable'])),
  /** The sidebar on large screens. */
  menu: z.optional(z.enum(['wide', 'minimised'])),
  /** Keys without a modifier, such as `?`. */
  keys: z.optional(z.enum(['on', 'off'])),
  /** Services preselected in the single query. */
  services: z.optional(z.array(z.enum(serviceCodes))),
  /** Tables that are open below the verdict of a single query. */
  queryTables: z.optional(z.array(z.enum(['answers', 'fields']))),
  /** Countries in the charts of reports. */
  chart: z.optional(z.enum(['every', 'top'])),
  /** Ids of the visible columns, by name of the table. */
  columns: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Mails about changes of watched numbers and prefixes. */
  watchMails: z.optional(z.enum(['daily', 'none'])),
  /** End of the visit to the documents before the latest one, and the latest visit. */
  documentsSeen: z.optional(z.strictObject({ before: z.nullable(Moment), latest: Moment })),
};

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

export const Preferences = z.strictObject(names).check(
  z.refine((value) => sizeOf(value) <= preferencesMaxBytes, {
    error: textOf(accountWanted.smallPreferences(preferencesMaxBytes / 1024)),
  }),
);
export type Preferences = z.infer<typeof Preferences>;

export const readPreferences = get('/api/account/preferences', {
  summary: 'Get your own preferences; in a support view, those of the staff member',
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  reply: z.object({ message: z.object(names) }),
});

export const savePreferences = post('/api/account/preferences', {
  summary: 'Replace your own preferences',
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: Preferences,
  reply: Message,
});
