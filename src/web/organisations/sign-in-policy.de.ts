import type { Translated } from '../locale/catalogue.ts';
import type { policyText } from './sign-in-policy.text.ts';

export const german: Translated<typeof policyText> = {
  title: 'Regeln der Anmeldung',
  lead: 'Sie gelten sofort, auch für Angemeldete. Wer von seinem eigenen Anbieter kommt, hat dort gezeigt, was dieser verlangt.',
  factor: 'Alle brauchen einen Passkey oder eine Authenticator-App',
  factorDetail: 'Wer keines hat, ist mit Passwort und Code aus der E-Mail angemeldet und kann nur eines davon einrichten.',
  mailedCode: 'Auch der Code aus der E-Mail bestätigt eine Anmeldung',
  mailedCodeDetail: 'Sonst tut er es nur für die, die noch weder Passkey noch App haben.',
  idle: 'Unbenutzte Sitzungen enden nach (Minuten)',
  session: 'Jede Sitzung endet nach (Minuten)',
  save: 'Regeln speichern',
};
