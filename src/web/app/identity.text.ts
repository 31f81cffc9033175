import { catalogue } from '../locale/catalogue.ts';

export const identityText = catalogue('app/identity', {
  signedInAs: 'Signed in as',
  account: (number: number) => `Account ${number}`,
});
