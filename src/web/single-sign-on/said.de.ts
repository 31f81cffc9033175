import type { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import type { singleSignOnWanted } from '../../shared/single-sign-on/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof singleSignOnSaid> = {
  unknownPerson: 'Sie haben noch kein Konto. Bitten Sie einen Administrator Ihrer Organisation, Sie hinzuzufügen',
  unverified: 'Ihre Organisation hat Ihre E-Mail-Adresse nicht bestätigt. Wenden Sie sich an die IT-Abteilung Ihrer Organisation',
  otherDomain: 'Die Domain Ihrer E-Mail-Adresse ist für die Anmeldung Ihrer Organisation nicht eingerichtet',
  linkIsOff:
    'Die Verknüpfung Ihres Kontos mit Ihrer Organisation stammt aus einer Sicherung und ist abgeschaltet. Wenden Sie sich an den Anbieter des Portals',
  otherPerson: 'Ihr Konto ist mit einer anderen Person bei Ihrer Organisation verknüpft. Wenden Sie sich an den Anbieter des Portals',
  noSecondFactor:
    'Ihr Anmeldeanbieter hat keinen zweiten Faktor bestätigt. Melden Sie sich dort mit einem zweiten Faktor an, oder wenden Sie sich an die IT-Abteilung Ihrer Organisation',
  notAccepted: 'Die Anmeldung bei Ihrer Organisation ist fehlgeschlagen. Versuchen Sie es noch einmal',
  secretRefused:
    'Ihr Anmeldeanbieter lehnt das Client-Secret des Portals ab. Vielleicht ist es abgelaufen. Bitten Sie die IT-Abteilung Ihrer Organisation, es zu erneuern',
  unreachable: 'Ihr Anmeldeanbieter ist nicht erreichbar. Versuchen Sie es gleich noch einmal',
  byPassword: 'Mit Adressen dieser Domain melden Sie sich mit dem Passwort an',
  noProvider:
    'Unter diesem Aussteller antwortet kein Anbieter. Er muss mit https:// beginnen, öffentlich erreichbar sein und in /.well-known/openid-configuration genau so angegeben sein',
  domainTaken: (domain, account) => `${domain} gehört schon zu Konto ${account}`,
  isNotSetUp: 'Diese Organisation hat kein Single Sign-on',
};

const wanted: Translated<typeof singleSignOnWanted> = {
  domain: 'Geben Sie E-Mail-Domains ohne @ an, etwa example.com',
  fewerDomains: (most) => `Geben Sie höchstens ${most} E-Mail-Domains an`,
  issuer: 'Geben Sie den Aussteller des Anbieters an, etwa https://login.example.com',
  clientId: 'Geben Sie die Client-ID des Anbieters an',
  clientSecret: 'Geben Sie das Client-Secret des Anbieters an',
};

export const german = { singleSignOnSaid: said, singleSignOnWanted: wanted };
