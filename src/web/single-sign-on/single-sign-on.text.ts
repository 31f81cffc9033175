import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const setUpText = catalogue('setUpText', {
  title: 'Single sign-on',
  none: 'Its people sign in with a password here. They can be led to their own provider (OpenID Connect) instead.',
  issuer: 'Issuer',
  clientId: 'Client id',
  domains: 'Mail domains',
  unknown: 'People whom the portal does not know',
  unknownPeople: { refused: 'are refused', admitted: 'get an account without permissions' },
  passwords: 'Passwords',
  passwordsToo: { yes: 'work too', no: 'do not work: the provider is the only way in' },
  secondFactor: 'Second factor',
  requireMfa: { yes: 'the provider has to confirm one', no: 'is the provider’s affair' },
  linked: 'Signed in so',
  people: (count: number) => plural(count, { one: '1 person', other: `${formatCount(count)} people` }),
  redirectUri: 'Redirect URI',
  setUp: 'Set up single sign-on',
  change: 'Change single sign-on',
  form: {
    lead: 'The provider has to know this address, letter by letter:',
    issuerHelp: 'As the provider names itself, such as https://login.example.com. It is asked at once.',
    secret: 'Client secret',
    secretHelp: 'It is shown nowhere.',
    secretStays: 'Leave it empty to keep the one that is stored.',
    domainsHelp:
      'One a line. Whoever has an address there is led to the provider. Name only domains whose addresses the organisation itself gives out.',
    admit: 'Give people whom the portal does not know an account without permissions',
    passwords: 'Let its people sign in with a password or passkey too',
    secondFactor: 'Only with a second factor at the provider',
    secondFactorDetail:
      'The provider has to confirm it in each ID token (amr or acr), else nobody gets in. Passwords and passkeys here are not affected.',
    save: 'Save',
    back: 'Cancel',
  },
  remove: {
    button: 'Remove single sign-on',
    title: (name: string) => `Remove the single sign-on of ${name}?`,
    lead: 'Its people sign in with their passwords. Whoever has none asks for a link with “Forgotten password?” or is invited again.',
    confirm: 'Yes, remove',
    back: 'No, go back',
  },
});
