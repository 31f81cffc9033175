/** Answers to calls about single sign-on. */
import { sayings } from '../base/sayings.ts';

export const singleSignOnSaid = sayings('singleSignOnSaid', {
  unknownPerson: 'You do not have an account yet. Ask an administrator of your organisation to add you',
  unverified: 'Your organisation has not verified your e-mail address. Contact your IT department',
  otherDomain: 'The domain of your e-mail address is not set up for single sign-on by your organisation',
  linkIsOff:
    'The link between your account and your organisation was restored from a backup and is off. Contact the provider of the portal',
  otherPerson: 'Your account is linked to another person at your organisation. Contact the provider of the portal',
  noSecondFactor:
    'Your sign-in provider did not confirm a second factor. Sign in there with a second factor, or contact your IT department',
  notAccepted: 'The sign-in at your organisation failed. Try again',
  secretRefused: 'Your sign-in provider refused the portal’s client secret, which may have expired. Ask your IT department to renew it',
  unreachable: 'We cannot reach your sign-in provider. Try again in a moment',
  byPassword: 'People with this e-mail domain sign in with their password',
  noProvider:
    'No provider answers at this issuer. It must begin with https://, be publicly reachable, and be stated exactly so in /.well-known/openid-configuration',
  domainTaken: (domain: string, account: number) => `${domain} already belongs to account ${account}`,
  isNotSetUp: 'This organisation does not use single sign-on',
});
