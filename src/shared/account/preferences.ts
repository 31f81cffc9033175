/** What a person likes of the portal, kept with their account, so that it is there on every device and on none after a sign-out. */
import * as z from 'zod/mini';
import { preferencesMaxBytes } from '../base/limits.ts';
import { languageTags } from '../base/language.ts';
import { serviceCodes } from '../services/services.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { accountWanted } from './wanted.ts';

const Moment = z.iso.datetime();

/** A name that is missing stands for what the portal does by itself. */
const names = {
  theme: z.optional(z.enum(['light', 'dark', 'system'])),
  /** Of screens, mails and documents; `browser` for whichever the browser asks for. */
  language: z.optional(z.enum([...languageTags, 'browser'])),
  /** As of which country numbers are read that have no country code (ISO 3166-1 alpha-2); `organisation` for its home country. */
  homeCountry: z.optional(z.string().check(z.regex(/^(?:[A-Z]{2}|organisation)$/))),
  /** In which time screens show moments: UTC, or that of the device. Days of reports are UTC days either way. */
  timeZone: z.optional(z.enum(['UTC', 'local'])),
  /** How tall the rows of tables are. */
  density: z.optional(z.enum(['compact', 'default', 'comfortable'])),
  /** The sidebar on large screens. */
  menu: z.optional(z.enum(['wide', 'minimised'])),
  /** Keys without a modifier, such as `?`. */
  keys: z.optional(z.enum(['on', 'off'])),
  /** Of the single query. */
  services: z.optional(z.array(z.enum(serviceCodes))),
  /** The tables of a single query that are open below its verdict. */
  queryTables: z.optional(z.array(z.enum(['answers', 'fields']))),
  /** Which countries the charts of the reports show. */
  chart: z.optional(z.enum(['every', 'top'])),
  /** Which columns of a table are shown, by the name of the table: their ids. */
  columns: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Whether changes of what they watch are mailed to them. */
  watchMails: z.optional(z.enum(['daily', 'none'])),
  /** When the documents were looked at: the end of the visit before the latest, and the latest. */
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
  summary: "The caller's own preferences; in a support view those of the staff member who looks",
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  reply: z.object({ message: z.object(names) }),
});

export const savePreferences = post('/api/account/preferences', {
  summary: "Replace the caller's own preferences by these",
  access: signedIn(),
  beforeFactor: true,
  withKey: false,
  body: Preferences,
  reply: Message,
});
