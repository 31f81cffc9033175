import { passkeyChallengeMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { authenticatorText } from './authenticator.text.ts';

export const german: Translated<typeof authenticatorText> = {
  isKnown: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
  otherHost: (host) =>
    `Das Portal hat seine Passkeys unter einem anderen Namen als ${host}. Öffnen Sie es unter der Adresse, die in seinen E-Mails steht.`,
  notUsed: `Es wurde kein Passkey verwendet. Vielleicht hat das Gerät keinen für dieses Portal, oder die Anfrage wurde abgelehnt oder dauerte länger als ${passkeyChallengeMinutes} Minuten.`,
};
