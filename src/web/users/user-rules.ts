/** Turns the form that adds a user into the body of the contract. */
import { accountNumber } from '../../shared/base/account-number.ts';
import { NewUser } from '../../shared/users/users.ts';
import { bodyResolver } from '../api/contract-resolver.ts';

/** The form as typed: the ID number is text until it is sent. */
export interface AddUserValues {
  userId: string;
  fullName: string;
  email: string;
  permissions: number;
}

export const newUserResolver = bodyResolver(NewUser, ({ userId, email, ...values }: AddUserValues) => ({
  userId: accountNumber(userId.trim()) ?? userId.trim(),
  ...values,
  email: email.trim(),
}));
