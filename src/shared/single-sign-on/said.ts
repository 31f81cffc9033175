/** Answers to calls about single sign-on. */
import { sayings } from '../base/sayings.ts';

export const singleSignOnSaid = sayings('singleSignOnSaid', {
  unknownPerson: 'The portal does not know you. Please ask an administrator of your organisation to add you',
  unverified: 'Your organisation does not say that your e-mail address is verified. Please ask whoever manages its sign-in',
  otherDomain: 'Your e-mail address is none of those that your organisation signs in to the portal with',
  linkIsOff:
    'The link between your account and your organisation came back with a backup and is off. Please ask the provider of the portal',
  otherPerson: 'Your account is linked to another person at your organisation. Please ask the provider of the portal',
  noSecondFactor:
    'Your organisation’s provider did not confirm a second factor. Please sign in there with one, or ask whoever manages its sign-in',
  notAccepted: 'The sign-in at your organisation was not accepted. Please begin again',
  secretRefused:
    'Your organisation’s sign-in does not take the portal’s client secret, which may have expired. Whoever manages that sign-in has to renew it',
  unreachable: 'The sign-in of your organisation cannot be reached. Please try again in a moment',
  byPassword: 'People of this mail domain sign in with their password',
  noProvider:
    'No provider answers at this issuer: it must begin with https://, lead to the public internet, and name itself just so under /.well-known/openid-configuration',
  domainTaken: (domain: string, account: number) => `${domain} belongs to account ${account} already`,
  isNotSetUp: 'This organisation has no single sign-on',
});
