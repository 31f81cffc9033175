import * as z from 'zod/mini';
import { baseWanted } from './wanted.ts';

const largest = 2_147_483_647;

const notAnAccount = baseWanted.realAccount.text;

/** Account number of an organisation, called ID number on screens. */
export const AccountNumber = z
  .int({ error: ({ input }) => (input === undefined || input === '' ? baseWanted.account.text : notAnAccount) })
  .check(z.gte(1, { error: notAnAccount }), z.lte(largest, { error: notAnAccount }));

/** Account number in a query string. */
export const AccountInQuery = z
  .string()
  .check(z.refine((text) => accountNumber(text) !== undefined, { error: baseWanted.accountInQuery.text }));

/** Returns the account number in a text; undefined if it is none. */
export function accountNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest ? Number(text) : undefined;
}
