import type { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import type { singleSignOnWanted } from '../../shared/single-sign-on/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof singleSignOnSaid> = {
  unknownPerson: 'Das Portal kennt Sie nicht. Bitte lassen Sie sich von der Administration Ihrer Organisation hinzufügen',
  unverified: 'Ihre Organisation sagt nicht, dass Ihre E-Mail-Adresse bestätigt ist. Bitte fragen Sie, wer deren Anmeldung betreut',
  otherDomain: 'Ihre E-Mail-Adresse gehört nicht zu denen, mit denen sich Ihre Organisation am Portal anmeldet',
  linkIsOff:
    'Die Verknüpfung Ihres Kontos mit Ihrer Organisation kam mit einer Sicherung zurück und ist abgeschaltet. Bitte wenden Sie sich an den Anbieter des Portals',
  otherPerson: 'Ihr Konto ist mit einer anderen Person bei Ihrer Organisation verknüpft. Bitte wenden Sie sich an den Anbieter des Portals',
  noSecondFactor:
    'Der Anbieter Ihrer Organisation hat keinen zweiten Faktor bestätigt. Bitte melden Sie sich dort mit einem an, oder fragen Sie, wer deren Anmeldung betreut',
  notAccepted: 'Die Anmeldung bei Ihrer Organisation wurde nicht angenommen. Bitte beginnen Sie noch einmal',
  secretRefused:
    'Die Anmeldung Ihrer Organisation nimmt das Client-Secret des Portals nicht an; vielleicht ist es abgelaufen. Wer diese Anmeldung betreut, muss es erneuern',
  unreachable: 'Die Anmeldung Ihrer Organisation ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal',
  byPassword: 'Wer eine Adresse dieser Domain hat, meldet sich mit dem Passwort an',
  noProvider:
    'Bei diesem Aussteller antwortet kein Anbieter: Er muss mit https:// beginnen, ins öffentliche Internet führen und sich unter /.well-known/openid-configuration genau so nennen',
  domainTaken: (domain, account) => `${domain} gehört schon zu Konto ${account}`,
  isNotSetUp: 'Diese Organisation hat kein Single Sign-on',
};

const wanted: Translated<typeof singleSignOnWanted> = {
  domain: 'Nennen Sie E-Mail-Domains so, wie sie hinter dem @ einer Adresse stehen, etwa example.com',
  fewerDomains: (most) => `Eine Organisation hat höchstens ${most} E-Mail-Domains`,
  issuer: 'Geben Sie den Aussteller so an, wie der Anbieter ihn nennt, etwa https://login.example.com',
  clientId: 'Geben Sie die Client-ID an, die der Anbieter dem Portal gegeben hat',
  clientSecret: 'Geben Sie das Client-Secret an, das der Anbieter dem Portal gegeben hat',
};

export const german = { singleSignOnSaid: said, singleSignOnWanted: wanted };
