/** Turns the form that adds an organisation into the body of the contract. */
import { accountNumber } from '../../shared/base/account-number.ts';
import { NewOrganisation } from '../../shared/organisations/organisations.ts';
import { bodyResolver } from '../api/contract-resolver.ts';

/** The form as typed: the account number is text until it is sent. */
export interface AddOrganisationValues {
  name: string;
  userId: string;
  fullName: string;
  email: string;
  permissions: number;
}

export const newOrganisationResolver = bodyResolver(NewOrganisation, ({ userId, email, ...values }: AddOrganisationValues) => ({
  userId: accountNumber(userId.trim()) ?? userId.trim(),
  ...values,
  email: email.trim(),
}));
