/** The product guide in German. */
import { germanPermissions } from '../../../shared/base/german-permissions.ts';
import { germanDefinitions } from '../../../shared/services/german-legend.ts';
import { germanReasonCodes } from '../../../shared/services/german-reason-codes.ts';
import { germanServiceTitles } from '../../../shared/services/german-service-titles.ts';
import type { GuideText } from './guide-text.ts';

export const germanGuide: GuideText = {
  title: (productName) => `${productName}: Produkthandbuch`,
  subtitle: (version) => `Dienste, Felder, Reason-Codes, Dateien und Berechtigungen. Version ${version}.`,
  introduction: {
    title: 'Einführung',
    text: ({ productName, providerName }) =>
      `${productName} beantwortet Fragen zu Rufnummern: wem ihr Rufnummernbereich gehört, welches Netz sie jetzt versorgt, wie Anrufe und Nachrichten sie erreichen und ob Sie sie gefahrlos anrufen oder anschreiben können. Die Daten liefert ${providerName}.`,
    numbers: {
      title: 'Schreibweise von Rufnummern',
      items: [
        'Auf den Seiten geben Sie eine Rufnummer so ein, wie sie Ihnen vorliegt: mit +, Leerzeichen, Strichen oder Klammern. Die Seite zeigt, was gesendet wird.',
        'Programme senden nur die Ziffern nach E.164: 3 bis 15 Ziffern mit Landesvorwahl, ohne + und ohne Leerzeichen.',
        'Ein Code wie mnc ist Text: 01 und 1 sind zwei Netze. Behalten Sie führende Nullen, wenn Sie eine Datei in einer Tabellenkalkulation öffnen.',
      ],
    },
    signIn: {
      title: 'Anmeldung',
      text: 'Sie melden sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an und danach mit einem Code aus sechs Ziffern, den Sie per E-Mail erhalten. Ein Code gilt einmal und läuft nach zehn Minuten ab. Eine Sitzung endet nach zwei Stunden ohne Benutzung, spätestens nach zwölf Stunden.',
    },
    days: { title: 'Tage und Zeiten', text: 'Tage sind Kalendertage in UTC. Jede Zeitangabe nennt ihre Zeitzone.' },
  },
  permissions: {
    title: 'Berechtigungen',
    text: 'Administratoren Ihrer Organisation vergeben die Berechtigungen, die sie selbst haben. Änderungen gelten sofort.',
    caption: 'Berechtigungen und wozu sie Zugang geben',
    columns: { permission: 'Berechtigung', bit: 'Bit', name: 'Name in der API', opens: 'Zugang zu' },
    labels: germanPermissions,
    opens: {
      my_documents: 'Wochen- und Monatsberichte Ihrer Organisation, unter Downloads.',
      contact: 'Tickets im Support eröffnen.',
      downloads: 'Downloads: CIC-Liste und Produktdokumentation.',
      test_and_diagnostics: 'Einzelabfragen, Beobachtungsliste und Ergebnisse der Stapelabfragen.',
      reports: 'Statistiken zu den Abfragen Ihrer Organisation.',
      billing: 'Im Portal derzeit nichts.',
      user_management: 'Benutzer Ihrer Organisation (hinzufügen, bearbeiten, entfernen) und ihr Audit-Log.',
      gnr_search: 'Bereichssuche und Number Lookup.',
      gnr_download: 'Die GNR-Dateien, unter Downloads, und alle Zeilen einer Bereichssuche.',
      batch_query: 'Stapelabfragen aus einer Datei. Erfordert auch Test und Diagnose.',
    },
  },
  ranges: {
    title: 'GNR Search',
    text: (shown) =>
      `Die Bereichssuche findet alle Rufnummernbereiche, die mit Ihren Ziffern beginnen, und alle, mit deren Präfix Ihre Ziffern beginnen, sortiert nach Präfix. Sie zeigt die ersten ${shown} und die Gesamtzahl. Grenzen Sie die Suche nach Netzbetreiber (Teil des Namens), Land oder Art ein; mit Netzbetreiber oder Land können Sie die Ziffern weglassen. Um alle Zeilen herunterzuladen, brauchen Sie die Berechtigung GNR-Download. Number Lookup findet den längsten Rufnummernbereich, der eine Rufnummer enthält.`,
    caption: 'Spalten eines Rufnummernbereichs, in der Suche und in den GNR-Dateien',
    columns: { column: 'Spalte', says: 'Bedeutung' },
    says: {
      range: 'Führende Ziffern, mit Landesvorwahl.',
      countryName: 'Land, dem der Bereich zugeteilt ist.',
      uniqueSpId: 'Kennung des Inhabers in diesen Daten.',
      spName: 'Inhaber des Bereichs. Einzelne Rufnummern können seither portiert worden sein.',
      primaryNumberAttribute: 'Verwendung des Bereichs: MOBILE, GEOGRAPHIC, TOLL_FREE, PREMIUM und so weiter.',
      secondaryNumberAttribute: 'Weitere Angaben zur Verwendung, soweit bekannt.',
      mcc: 'Mobilfunk-Landeskennzahl des Inhabers, drei Ziffern.',
      mnc: 'Mobilfunk-Netzkennzahl des Inhabers, zwei oder drei Ziffern.',
      minlength: 'Mindestzahl der Ziffern, mit Landesvorwahl.',
      maxlength: 'Höchstzahl der Ziffern, mit Landesvorwahl.',
      isoAlpha2: 'Land mit zwei Buchstaben (ISO 3166-1) oder 001 für globale Rufnummern.',
      isoAlpha3: 'Land mit drei Buchstaben (ISO 3166-1).',
      cic: 'Netzbetreiberkennung des Inhabers; siehe CIC-Liste.',
      tz: 'Zeitzonen des Bereichs, durch Semikolons getrennt.',
      tadig: 'Roaming-Code des Netzes, soweit bekannt.',
    },
  },
  services: {
    title: 'Dienste',
    text: (portsDays) =>
      `Eine Einzelabfrage sendet eine Rufnummer gleichzeitig an alle gewählten Dienste. Der Dienst ports blickt in einer Einzelabfrage ${portsDays} Tage zurück; in einem Stapel legen Sie die Anzahl der Tage fest.`,
    caption: 'Dienste und ihre Felder',
    columns: { service: 'Dienst', inBatch: 'Im Stapel', title: 'Beschreibung', fields: 'Felder' },
    titles: germanServiceTitles,
  },
  fields: {
    title: 'Felder',
    text: 'Ein Dienst lässt Felder weg, die er nicht liefert. Ein Feld mit dem Wert null ist unbekannt. Ein Feld ist nie ein leerer Text.',
    caption: 'Felder einer Antwort',
    columns: { field: 'Feld', type: 'Typ', definition: 'Bedeutung' },
    definitions: germanDefinitions,
  },
  reasonCodes: {
    title: 'Reason-Codes',
    text: 'Jede Antwort endet mit einem Reason-Code, rc. Berichte zählen die Klassen failure, input und account als fehlgeschlagen.',
    caption: 'Reason-Codes',
    columns: { rc: 'rc', class: 'Klasse', billed: 'Berechnet', retry: 'Erneut versuchen', means: 'Bedeutung' },
    billed: { yes: 'ja', no: 'nein' },
    retry: { no: 'nein', yes: 'in Minuten', later: 'später' },
    descriptions: germanReasonCodes,
  },
  batches: {
    title: 'Stapel',
    text: (keptDays) =>
      `Ein Stapel sendet jede Rufnummer einer Datei an die gewählten Dienste. Sie erhalten eine E-Mail, sobald die Ergebnisdateien fertig sind. Wir speichern sie ${keptDays} Tage.`,
    file: {
      title: 'Dateiformat',
      ports: (mostDays) => `Für den Dienst ports geben Sie an, wie viele Tage er zurückblickt: 0 bis ${mostDays}.`,
    },
    results: {
      title: 'Ergebnisse',
      text: 'Sie erhalten eine Datei je Dienst, mit den Zeilen Ihrer Datei in derselben Reihenfolge. Auch Rufnummern ohne Antwort haben eine Zeile; ihr Reason-Code nennt den Grund.',
    },
  },
  downloads: {
    title: 'Downloads',
    items: [
      'CIC-Liste: Ein Gesamtstand enthält alle Netzbetreiber, ein Delta die Änderungen seit dem vorigen Gesamtstand. Seine erste Spalte ist added, removed oder changed. Die Spalten cic, uniqueSpId, isoAlpha2, mcc und mnc zusammen kennzeichnen eine Zeile. Wenden Sie ein Delta auf den Gesamtstand davor an, um den nächsten zu erhalten.',
      'GNR-Dateien: alle Rufnummernbereiche, in einer Datei oder nach Zonen des Nummernplans.',
      'Meine Dokumente: die Abfragen Ihrer Organisation nach Woche (Montag bis Sonntag) und nach Monat, als PDF und CSV. Für einen Zeitraum ohne Abfragen gibt es keinen Bericht.',
      'PDF-Berichte und dieses Handbuch erhalten Sie in Ihrer Portalsprache. Sie ändern sie unter Mein Konto.',
      'Dateien sind CSV mit Semikolons, in UTF-8. Jede Liste zeigt einen SHA-256, mit dem Sie Ihren Download prüfen können.',
    ],
  },
  help: {
    title: 'Hilfe',
    text: (supportEmail) =>
      `Eröffnen Sie ein Ticket im Support oder schreiben Sie an ${supportEmail}. Zeigt eine Seite eine Anfrage-ID, geben Sie sie an, damit wir den Fehler finden.`,
  },
};
