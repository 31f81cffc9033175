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
    title: 'Wozu das Portal da ist',
    text: ({ productName, providerName }) =>
      `${productName} beantwortet Fragen zu Rufnummern: wer den Bereich einer Rufnummer innehat, welches Netz sie jetzt versorgt, wie Anrufe und Nachrichten zu ihr gelangen und ob man sie unbedenklich anrufen oder ihr schreiben kann. Die Daten liefert ${providerName}.`,
    numbers: {
      title: 'Wie Rufnummern geschrieben werden',
      items: [
        'Die Seiten nehmen eine Rufnummer, wie Sie sie haben: mit +, Leerzeichen, Strichen oder Klammern. Sie zeigen, was gesendet wird.',
        'Programme senden nur die Ziffern nach E.164: 3 bis 15 Ziffern mit Landesvorwahl, ohne + und ohne Leerzeichen.',
        'Ein Code wie mnc ist Text: 01 und 1 sind zwei Netze. Behalten Sie führende Nullen, wenn Sie eine Datei in einer Tabellenkalkulation öffnen.',
      ],
    },
    signIn: {
      title: 'Anmeldung',
      text: 'Sie melden sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an und danach mit einem Code aus sechs Ziffern, den Sie per Mail erhalten. Ein Code gilt einmal und zehn Minuten lang. Eine Sitzung endet nach zwei Stunden ohne Benutzung und in jedem Fall nach zwölf Stunden.',
    },
    days: { title: 'Tage und Zeiten', text: 'Jeder Tag ist ein Kalendertag in UTC, und jede Zeit nennt ihre Zone.' },
  },
  permissions: {
    title: 'Berechtigungen',
    text: 'Ein Administrator Ihrer Organisation vergibt Berechtigungen, und zwar die, die er selbst hat. Eine Änderung gilt ab dem nächsten Aufruf.',
    caption: 'Die Berechtigungen und was jede öffnet',
    columns: { permission: 'Berechtigung', bit: 'Bit', name: 'Name für Programme', opens: 'Was sie öffnet' },
    labels: germanPermissions,
    opens: {
      my_documents: 'Die Wochen- und Monatsberichte Ihrer Organisation, unter Downloads.',
      contact: 'Ein Ticket im Support eröffnen.',
      downloads: 'Die Downloads: CIC-Liste und Produktdokumentation.',
      test_and_diagnostics: 'Einzelabfragen, die Beobachtungsliste und die Ergebnisse von Stapeln.',
      reports: 'Statistik der Abfragen Ihrer Organisation.',
      billing: 'Im Portal heute nichts; sie kann vergeben werden.',
      user_management: 'Benutzer Ihrer Organisation hinzufügen, bearbeiten und entfernen, und ihr Audit-Log.',
      gnr_search: 'Bereichssuche und Number Lookup.',
      gnr_download: 'Die GNR-Dateien, unter Downloads, und alle Zeilen einer Bereichssuche.',
      batch_query: 'Eine Datei mit Rufnummern abfragen; dazu braucht es auch Test und Diagnose.',
    },
  },
  ranges: {
    title: 'GNR Search',
    text: (shown) =>
      `Die Bereichssuche findet die Bereiche, die mit den angegebenen Ziffern beginnen, und die, mit denen diese Ziffern beginnen, in der Reihenfolge ihrer Ziffern. Sie zeigt die ersten ${shown} und sagt, wie viele es sind. Ein Netzbetreiber (ein Teil seines Namens), ein Land und eine Art grenzen sie vorher ein; mit einem Netzbetreiber oder einem Land dürfen die Ziffern fehlen. Alle Zeilen lädt man mit der Berechtigung GNR-Download herunter. Number Lookup findet den längsten Bereich, in dem eine Rufnummer liegt.`,
    caption: 'Die Spalten eines Bereichs, in der Suche und in den GNR-Dateien',
    columns: { column: 'Spalte', says: 'Was sie sagt' },
    says: {
      range: 'Die führenden Ziffern, mit Landesvorwahl.',
      countryName: 'Das Land, dem der Bereich zugeteilt ist.',
      uniqueSpId: 'Die Kennung des Inhabers des Bereichs in diesen Daten.',
      spName: 'Der Inhaber des Bereichs. Eine Rufnummer darin kann seither das Netz gewechselt haben.',
      primaryNumberAttribute: 'Wozu der Bereich dient: MOBILE, GEOGRAPHIC, TOLL_FREE, PREMIUM und so weiter.',
      secondaryNumberAttribute: 'Mehr dazu, wo es mehr zu sagen gibt.',
      mcc: 'Mobilfunk-Landeskennzahl des Inhabers, drei Ziffern.',
      mnc: 'Mobilfunk-Netzkennzahl des Inhabers, zwei oder drei Ziffern.',
      minlength: 'Wie viele Ziffern eine Rufnummer des Bereichs mindestens hat, mit Landesvorwahl.',
      maxlength: 'Wie viele Ziffern eine Rufnummer des Bereichs höchstens hat, mit Landesvorwahl.',
      isoAlpha2: 'Das Land in zwei Buchstaben nach ISO 3166-1, oder 001 für globale Rufnummern.',
      isoAlpha3: 'Das Land in drei Buchstaben.',
      cic: 'Die Kennung des Inhabers als Netzbetreiber, wie die CIC-Liste sie übersetzt.',
      tz: 'Die Zeitzonen des Bereichs, durch Semikolons getrennt.',
      tadig: 'Der Roaming-Code des Netzes, wo er bekannt ist.',
    },
  },
  services: {
    title: 'Dienste',
    text: (portsDays) =>
      `Eine Einzelabfrage fragt die gewählten Dienste nach einer Rufnummer, alle zugleich. Der Dienst ports blickt in einer Einzelabfrage ${portsDays} Tage zurück, in einem Stapel so weit, wie Sie angeben.`,
    caption: 'Die Dienste und was jeder liefert',
    columns: { service: 'Dienst', inBatch: 'Im Stapel', title: 'Was er ist', fields: 'Felder, die er liefert' },
    titles: germanServiceTitles,
  },
  fields: {
    title: 'Felder',
    text: 'Ein Feld, das fehlt, liefert der Dienst nicht; nach einem Feld, das null ist, wurde gesucht, und es ist nicht bekannt. Ein Feld ist nie ein leerer Text.',
    caption: 'Alle Felder einer Antwort',
    columns: { field: 'Feld', type: 'Typ', definition: 'Bedeutung' },
    definitions: germanDefinitions,
  },
  reasonCodes: {
    title: 'Reason-Codes',
    text: 'Jede Antwort endet mit einem Reason-Code, rc. Berichte zählen die Klassen failure, input und account als fehlgeschlagen.',
    caption: 'Die Reason-Codes',
    columns: { rc: 'rc', class: 'Klasse', billed: 'Berechnet', retry: 'Noch einmal fragen?', means: 'Was er bedeutet' },
    billed: { yes: 'ja', no: 'nein' },
    retry: { no: 'nein', yes: 'in Minuten', later: 'später' },
    descriptions: germanReasonCodes,
  },
  batches: {
    title: 'Stapel',
    text: (keptDays) =>
      `Ein Stapel fragt die gewählten Dienste nach jeder Rufnummer einer Datei. Eine Mail sagt Ihnen, wenn die Ergebnisdateien da sind; sie bleiben ${keptDays} Tage.`,
    file: {
      title: 'Wie die Datei sein muss',
      ports: (mostDays) => `Der Dienst ports muss wissen, wie viele Tage er zurückblicken soll: 0 bis ${mostDays}.`,
    },
    results: {
      title: 'Was zurückkommt',
      text: 'Eine Datei je Dienst, mit einer Zeile für jede Zeile Ihrer Datei und in derselben Reihenfolge. Auch eine Rufnummer, zu der es keine Antwort gab, ist eine Zeile, mit dem Reason-Code, der den Grund nennt.',
    },
  },
  downloads: {
    title: 'Downloads',
    items: [
      'CIC-Liste: Ein Gesamtstand enthält alle Netzbetreiber, ein Delta das, was sich seit dem Gesamtstand davor geändert hat. Seine erste Spalte sagt added, removed oder changed; cic, uniqueSpId, isoAlpha2, mcc und mnc zusammen unterscheiden eine Zeile von jeder anderen. Ein Gesamtstand, auf den das nächste Delta angewandt wurde, ist der nächste Gesamtstand.',
      'GNR-Dateien: alle Rufnummernbereiche, als eine Datei und nach den Zonen des weltweiten Nummernplans.',
      'Meine Dokumente: was Ihre Organisation in jeder Woche (Montag bis Sonntag) und in jedem Monat abgefragt hat, als PDF zum Lesen und als CSV zum Rechnen. Für eine Zeit ohne Abfragen gibt es keinen Bericht.',
      'Die Berichte als PDF und dieses Handbuch gibt es in den Sprachen des Portals. Sie erhalten sie in der, in der Sie das Portal lesen; unter Mein Konto wählen Sie sie.',
      'Dateien sind CSV mit Semikolons, in UTF-8. Jede Liste zeigt einen SHA-256, mit dem Sie prüfen können, was Sie empfangen haben.',
    ],
  },
  help: {
    title: 'Hilfe',
    text: (supportEmail) =>
      `Eröffnen Sie ein Ticket im Support, oder schreiben Sie an ${supportEmail}. Zeigt eine Seite eine Anfrage-Id, senden Sie sie mit: Sie führt direkt zu dem, was schiefging.`,
  },
};
