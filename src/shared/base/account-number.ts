import * as z from 'zod/mini';
import { baseWanted } from './wanted.ts';

const largest = 2_147_483_647;

const notAnAccount = baseWanted.realAccount.text;

/** The number of an organisation, which the screens call ID number. */
export const AccountNumber = z
  .int({ error: ({ input }) => (input === undefined || input === '' ? baseWanted.account.text : notAnAccount) })
  .check(z.gte(1, { error: notAnAccount }), z.lte(largest, { error: notAnAccount }));

/** The same in a query string. */
export const AccountInQuery = z
  .string()
  .check(z.refine((text) => accountNumber(text) !== undefined, { error: baseWanted.accountInQuery.text }));

/** The account number that a text is; undefined where it is none. */
export function accountNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest ? Number(text) : undefined;
}
