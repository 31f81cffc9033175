/** What the forms of portal users ask for (specification, section 5), in their words. */
import * as z from 'zod/mini';
import { NewUser } from '../../../shared/api/users.ts';
import { everyPermission } from '../../../shared/permissions.ts';
import { servicesRequiredMessage } from '../../../shared/services/services.ts';
import { fieldErrors } from '../../api/field-errors.ts';

export const AtLeastOneService = z.int().check(z.gte(1, { error: servicesRequiredMessage }), z.lte(everyPermission));

const AddUserForm = z.strictObject({ ...NewUser.shape, permissions: AtLeastOneService });

/** The form as it is typed: the ID number is text until it is sent. */
export interface AddUserValues {
  userId: string;
  fullName: string;
  email: string;
  permissions: number;
}

export type NewUserInput = z.infer<typeof AddUserForm>;

/** What to send, or what is wrong by field, in the order of the form. */
export function checkNewUser(values: AddUserValues): { user: NewUserInput } | { errors: Record<string, string> } {
  const typedId = values.userId.trim();
  const form = AddUserForm.safeParse({ ...values, userId: accountNumber(typedId), email: values.email.trim() });
  if (form.success) return { user: form.data };
  const errors = fieldErrors(form);
  if (errors['userId'] !== undefined && typedId !== '') errors['userId'] = 'This is not the ID number of an organisation';
  return { errors };
}

/** The account number that a text is; undefined where it is none. */
export function accountNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
