import type { Translated } from '../locale/catalogue.ts';
import type { identityText } from './identity.text.ts';

export const german: Translated<typeof identityText> = {
  signedInAs: 'Angemeldet als',
  account: (number) => `Konto ${number}`,
};
