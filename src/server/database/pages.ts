/** Pages of a list: it is sorted by columns whose values together are unique, and a page begins after the last row of the previous one. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { baseSaid } from '../../shared/base/said.ts';
import { AppError } from '../base/errors.ts';

/** Conversions of a column's values to the name of a page and back, and the check of such a value. */
const kinds = {
  integer: { text: (column) => sql`${column}::text`, isOne: /^\d{1,18}$/, value: (text) => sql`${text}::bigint` },
  /** Microseconds, because the database has them and a `Date` does not. */
  time: {
    text: (column) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    isOne: /^\d{1,17}$/,
    value: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
  },
  uuid: {
    text: (column) => sql`${column}::text`,
    isOne: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    value: (text) => sql`${text}::uuid`,
  },
  text: { text: (column) => sql`${column}::text`, isOne: /^[^\0]*$/, value: (text) => sql`${text}::text` },
} as const satisfies Record<
  string,
  { text: (column: RawBuilder<unknown>) => RawBuilder<unknown>; isOne: RegExp; value: (text: string) => RawBuilder<unknown> }
>;

/** A column by its SQL name, and its sort direction. */
export type OrderColumn = readonly [name: string, kind: keyof typeof kinds, direction: 'asc' | 'desc'];

export interface PageWanted {
  /** Rows per page; if absent, the query decides. */
  readonly limit?: number | undefined;
  /** The `next` of the previous page. */
  readonly before?: string | undefined;
}

export interface SearchedPage extends PageWanted {
  readonly search?: string | undefined;
}

/**
 * Reads a page of a query in the order of its columns. `next` names the following page, null if there is none; it is absent without a `limit`. Throws
 * `AppError` (400) if `before` names no page.
 */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  order: readonly OrderColumn[],
  { limit, before }: PageWanted,
): Promise<{ rows: Row[]; next?: string | null }> {
  const place = sql<string[]>`array[${sql.join(order.map(([name, kind]) => kinds[kind].text(sql.ref(name))))}]`;
  let wanted = query.select(place.as('place'));
  if (before !== undefined) wanted = wanted.where(behind(order, before));
  for (const [name, , direction] of order) wanted = wanted.orderBy(sql.ref(name), direction);
  if (limit !== undefined) wanted = wanted.limit(limit + 1);
  const found = (await wanted.execute()) as (Row & { place: string[] })[];
  let last: string[] = [];
  const rows = found.slice(0, limit).map(({ place: placeOfRow, ...row }) => {
    last = placeOfRow;
    // The rest of a row is the selection of the query.
    return row as unknown as Row;
  });
  return limit === undefined ? { rows } : { rows, next: found.length > limit ? nameOf(last) : null };
}

const nameOf = (place: readonly string[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Condition: the row comes after those of the previous page. */
function behind(order: readonly OrderColumn[], before: string): RawBuilder<boolean> {
  const place = placeOf(order, before);
  const values = order.map(([name, kind], index) => ({ column: sql.ref(name), value: kinds[kind].value(place[index] ?? '') }));
  const alternatives = order.map(([, , direction], index) => {
    const same = values.slice(0, index).map(({ column, value }) => sql`${column} = ${value}`);
    const { column, value } = values[index] ?? {};
    return sql`(${sql.join([...same, sql`${column} ${sql.raw(direction === 'asc' ? '>' : '<')} ${value}`], sql` and `)})`;
  });
  const [first] = values;
  // Includes the rows with the first column's own value, so that an index can start there.
  const begins = first && sql`${first.column} ${sql.raw(order[0]?.[2] === 'desc' ? '<=' : '>=')} ${first.value} and `;
  return sql<boolean>`(${begins ?? sql``}(${sql.join(alternatives, sql` or `)}))`;
}

function placeOf(order: readonly OrderColumn[], before: string): string[] {
  const place = readJson(Buffer.from(before, 'base64url').toString());
  const isPlace =
    Array.isArray(place) &&
    place.length === order.length &&
    order.every(([, kind], index) => typeof place[index] === 'string' && kinds[kind].isOne.test(place[index]));
  if (isPlace) return place;
  throw new AppError('validation_failed', baseSaid.noSuchPage, { errors: { before: baseSaid.noSuchPage } });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Condition: one of the columns contains the text, ignoring case; true without a search text. */
export function holding(search: string | undefined, columns: readonly (string | RawBuilder<string | null>)[]): RawBuilder<boolean> {
  if (search === undefined || search === '') return sql<boolean>`true`;
  const texts = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column));
  return sql<boolean>`(${sql.join(
    texts.map((text) => sql`position(lower(${search}::text) in lower(${text})) > 0`),
    sql` or `,
  )})`;
}
