/** Refusals of the fields of single sign-on. */
import { sayings } from '../base/sayings.ts';

export const singleSignOnWanted = sayings('singleSignOnWanted', {
  domain: 'Enter e-mail domains without the @, such as example.com',
  fewerDomains: (most: number) => `Enter at most ${most} e-mail domains`,
  issuer: 'Enter the issuer stated by the provider, such as https://login.example.com',
  clientId: 'Enter the client ID from the provider',
  clientSecret: 'Enter the client secret from the provider',
});
