import { catalogue } from '../locale/catalogue.ts';

export const identityText = catalogue('identityText', {
  signedInAs: 'Signed in as',
  account: (number: number) => `Account ${number}`,
});
