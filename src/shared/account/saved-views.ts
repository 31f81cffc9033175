/** Views of tables saved under a name: private, or shared with the organisation. */
import * as z from 'zod/mini';
import { savedViewsMost, savedSearchNameMaxLength } from '../base/limits.ts';
import { plainText } from '../base/plain-text.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { baseWanted } from '../base/wanted.ts';
import { accountWanted } from './wanted.ts';

const Name = z
  .string({ error: accountWanted.viewName.text })
  .check(
    z.trim(),
    z.minLength(1, { error: accountWanted.viewName.text, abort: true }),
    z.maxLength(savedSearchNameMaxLength, { error: textOf(baseWanted.shorterName(savedSearchNameMaxLength)) }),
    z.regex(plainText, { error: baseWanted.plainName.text }),
  );

const identifierWrong = accountWanted.identifier.text;
/** Identifier of a table or column, as in addresses. */
const Identifier = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, { error: identifierWrong }));

/** Most further choices in one view. */
const mostChoices = 20;
const Choice = z
  .string()
  .check(z.maxLength(1_000, { error: accountWanted.shorterChoice.text }), z.regex(plainText, { error: accountWanted.plainChoice.text }));

/** A view of a table. A missing field means the table's default; without `columns` each viewer keeps their own choice of columns. */
const SavedTableView = z.strictObject({
  columns: z.optional(z.array(Identifier).check(z.maxLength(60, { error: accountWanted.fewerColumns.text }))),
  filter: z.optional(
    z
      .string()
      .check(z.maxLength(200, { error: accountWanted.shorterFilter.text }), z.regex(plainText, { error: accountWanted.plainFilter.text })),
  ),
  /** Column that the filter searches, on tables with a choice of column. */
  filterBy: z.optional(Identifier),
  sort: z.optional(z.strictObject({ column: Identifier, direction: z.enum(['ascending', 'descending']) })),
  /** Further choices on the screen, such as days or a service, by name in the address without the table's prefix. */
  choices: z.optional(
    z
      .record(Identifier, Choice, { error: ({ code }) => (code === 'invalid_key' ? identifierWrong : undefined) })
      .check(z.refine((choices) => Object.keys(choices).length <= mostChoices, { error: accountWanted.fewerChoices.text })),
  ),
  /** Rows per page. */
  size: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
});
export type SavedTableView = z.infer<typeof SavedTableView>;

const SavedView = z.object({
  id: z.string(),
  table: z.string(),
  name: z.string(),
  view: SavedTableView,
  /** True if the whole organisation of the author sees it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Full name of the author. */
  savedBy: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const listViews = get('/api/account/views', {
  summary: 'List the table views that you saved and those shared with your organisation, by name',
  access: signedIn(),
  withKey: false,
  reply: z.object({ message: z.array(SavedView) }),
});

export const saveView = post('/api/account/views', {
  summary: `Save a table view; replaces your own view of the same name. At most ${savedViewsMost} a user`,
  refuses: ['limit_reached'],
  access: signedIn(),
  withKey: false,
  body: z.strictObject({ table: Identifier, name: Name, view: SavedTableView, isShared: z.boolean() }),
  reply: z.extend(Message, { id: z.string() }),
});

export const removeView = post('/api/account/views/remove', {
  summary: 'Remove a view that you saved; an administrator can also remove one shared with the organisation',
  refuses: ['not_found'],
  access: signedIn(),
  withKey: false,
  body: z.strictObject({ id: z.uuid({ error: accountWanted.noSuchView.text }) }),
  reply: Message,
});
