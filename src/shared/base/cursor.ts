/** The cursor of a list that is read in pages, newest first: the moment and id of a page's last row. */
import * as z from 'zod/mini';

export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** A cursor as `cursorOf` writes it. */
export const Cursor = z.string().check(z.refine(isCursor, { error: '`before` is what the page before called `older`' }));

function isCursor(given: string): boolean {
  const [, moment] = /^(.{24})_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(given) ?? [];
  const time = Date.parse(moment ?? '');
  // `Date.parse` takes 30 February for a day in March.
  return time >= 0 && new Date(time).toISOString() === moment;
}

/** Returns the `older` of a page from its last row; null without one. */
export function cursorOf(last: Place | undefined): string | null {
  return last === undefined ? null : `${last.at.toISOString()}_${last.id}`;
}

/** Reads a cursor of valid form. */
export function readCursor(text: string | undefined): Place | undefined {
  const [at = '', id = ''] = text?.split('_') ?? [];
  return text === undefined ? undefined : { at: new Date(at), id };
}
