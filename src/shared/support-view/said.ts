/** Reasons why a support view does not begin. */
import { sayings } from '../base/sayings.ts';

export const supportViewSaid = sayings('supportViewSaid', {
  noSuchUser: 'No portal user has this e-mail address',
  isStaff: 'Support view does not work for staff accounts',
  isClosed: 'The organisation of this user is closed',
  isInvited: 'This user has not accepted the invitation yet',
});
