import type { Translated } from '../locale/catalogue.ts';
import type { identityText } from './identity.text.ts';

const identityGerman: Translated<typeof identityText> = {
  signedInAs: 'Angemeldet als',
  account: (number) => `Konto ${number}`,
};

export const german = { identityText: identityGerman };
