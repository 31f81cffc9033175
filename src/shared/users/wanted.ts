/** Refusals of the fields of users. The specification words a missing name differently per screen, but a wrong address always the same. */
import { sayings } from '../base/sayings.ts';

export const usersWanted = sayings('usersWanted', {
  email: 'E-mail is not valid',
  fullName: 'Full name is required',
  accountOrUser: 'Send either account (an organisation) or portalId (a user)',
});
