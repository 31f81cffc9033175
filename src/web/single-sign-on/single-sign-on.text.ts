import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const setUpText = catalogue('setUpText', {
  title: 'Single sign-on',
  none: 'Users sign in here with a password. They can sign in through their own provider (OpenID Connect) instead.',
  issuer: 'Issuer',
  clientId: 'Client ID',
  domains: 'E-mail domains',
  unknown: 'New users',
  unknownPeople: { refused: 'are refused', admitted: 'get an account without permissions' },
  passwords: 'Passwords',
  passwordsToo: { yes: 'also accepted', no: 'not accepted: users must sign in through the provider' },
  secondFactor: 'Second factor',
  requireMfa: { yes: 'the provider must confirm one', no: 'left to the provider' },
  linked: 'Linked accounts',
  people: (count: number) => plural(count, { one: '1 person', other: `${formatCount(count)} people` }),
  redirectUri: 'Redirect URI',
  setUp: 'Set up single sign-on',
  change: 'Change single sign-on',
  form: {
    lead: 'Register this exact address at the provider:',
    issuerHelp: 'Exactly as the provider states it, such as https://login.example.com. We check it when you save.',
    secret: 'Client secret',
    secretHelp: 'We never show it again.',
    secretStays: 'Leave empty to keep the stored secret.',
    domainsHelp:
      'One per line. People with an address there sign in through the provider. Enter only domains that the organisation controls.',
    admit: 'Create an account without permissions for new users',
    passwords: 'Also allow sign-in with a password or passkey',
    secondFactor: 'Require a second factor at the provider',
    secondFactorDetail:
      'The provider must confirm it in each ID token (amr or acr), or the sign-in fails. Does not affect passwords and passkeys here.',
    save: 'Save',
    back: 'Cancel',
  },
  remove: {
    button: 'Remove single sign-on',
    title: (name: string) => `Remove the single sign-on of ${name}?`,
    lead: 'Users then sign in with their passwords. Users without one can use “Forgotten password?” or get a new invitation.',
    confirm: 'Yes, remove',
    back: 'No, go back',
  },
});
