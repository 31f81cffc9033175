/** Refusals of the fields of single sign-on. */
import { sayings } from '../base/sayings.ts';

export const singleSignOnWanted = sayings('singleSignOnWanted', {
  domain: 'Name mail domains as they stand behind the @ of an address, such as example.com',
  fewerDomains: (most: number) => `An organisation has at most ${most} mail domains`,
  issuer: 'Give the issuer as the provider names it, such as https://login.example.com',
  clientId: 'Give the client id that the provider gave to the portal',
  clientSecret: 'Give the client secret that the provider gave to the portal',
});
