/** Where a page of a list ends that is read from the newest row on: the moment and the id of its last row. */
import * as z from 'zod/mini';

export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** What `cursorOf` writes. */
export const Cursor = z.string().check(z.refine(isCursor, { error: '`before` is what the page before called `older`' }));

function isCursor(given: string): boolean {
  const [, moment] = /^(.{24})_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(given) ?? [];
  const time = Date.parse(moment ?? '');
  // 30 February would be read as a day of March.
  return time >= 0 && new Date(time).toISOString() === moment;
}

/** The `older` of a page; null behind the last one. */
export function cursorOf(last: Place | undefined): string | null {
  return last === undefined ? null : `${last.at.toISOString()}_${last.id}`;
}

/** The place of a cursor whose form was checked. */
export function readCursor(text: string | undefined): Place | undefined {
  const [at = '', id = ''] = text?.split('_') ?? [];
  return text === undefined ? undefined : { at: new Date(at), id };
}
