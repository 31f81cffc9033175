/** Answers to calls about one's own account. */
import { sayings } from '../base/sayings.ts';

export const accountSaid = sayings('accountSaid', {
  preferencesSaved: 'Your preferences were saved',
  signedOutElsewhere: 'You are signed out everywhere else',
  emailAsked: (email: string) => `A link is on its way to ${email}. Your address changes once it is confirmed there`,
  emailChanged: (email: string) => `Your e-mail address is now ${email}. Please sign in with it`,
  sameEmail: 'This is your e-mail address already',
  tooManyEmails: 'You asked for several changes of your address already. Please wait',
  wrongPassword: 'The password is wrong',
  viewSaved: (name: string) => `The view “${name}” was saved`,
  viewRemoved: 'The view was removed',
  tooManyViews: (most: number) => `You have ${most} saved views already. Remove one first`,
  kept: (name: string) => `The access “${name}” was kept and works again`,
  isOn: 'This is not off after a restore',
  manyLinks: 'This address was sent several links already. Please wait',
});
