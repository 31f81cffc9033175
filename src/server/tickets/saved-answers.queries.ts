import { sql } from 'kysely';
import type { SavedAnswer } from '../../shared/tickets/saved-answers.ts';
import { savedAnswersMost } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';

export function savedAnswersOf(db: Db, organisationId: number): Promise<SavedAnswer[]> {
  return db
    .selectFrom('saved_answers')
    .where('organisation_id', '=', organisationId)
    .select(['id', 'title', 'text'])
    .orderBy('title')
    .execute();
}

/** Adds an answer and returns its id; undefined if there are already as many as there may be. */
export async function insertAnswer(
  db: Db,
  organisationId: number,
  { title, text }: Pick<SavedAnswer, 'title' | 'text'>,
): Promise<string | undefined> {
  const present = db
    .selectFrom('saved_answers')
    .where('organisation_id', '=', organisationId)
    .select(({ fn }) => fn.countAll<number>().as('count'));
  const row = db
    .selectNoFrom([
      sql<number>`${organisationId}::int`.as('organisation_id'),
      sql<string>`${title}::text`.as('title'),
      sql<string>`${text}::text`.as('text'),
    ])
    .where(({ eb }) => eb(present, '<', savedAnswersMost));
  const added = await db
    .insertInto('saved_answers')
    .columns(['organisation_id', 'title', 'text'])
    .expression(row)
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Changes an answer; false if there is none with this id. */
export async function updateAnswer(db: Db, organisationId: number, { id, title, text }: SavedAnswer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_answers')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .set({ title, text })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an answer and returns its title; undefined if there is none with this id. */
export async function deleteAnswer(db: Db, organisationId: number, id: string): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('saved_answers')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst();
  return removed?.title;
}
