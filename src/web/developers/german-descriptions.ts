/** German texts of the OpenAPI document about the calls of programs. `german-descriptions.test.ts` names missing ones. */
export const germanDescriptions: Readonly<Record<string, string>> = {
  'Get the signed-in user and their permissions': 'Den angemeldeten Benutzer und seine Berechtigungen lesen',
  'Get what a browser needs before sign-in: branding, human check, limits':
    'Lesen, was ein Browser vor der Anmeldung braucht: Namen, Prüfung auf einen Menschen, Grenzen',
  'Ranges that begin with the given digits or contain them; optionally of one operator, country and type. With a key it counts as a query of gnr':
    'Bereiche, die mit den angegebenen Ziffern beginnen oder sie enthalten; auf Wunsch eines Netzbetreibers, Landes und Typs. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'All ranges of a range search as a file, with the columns of the GNR Files. With a key it counts as a query of gnr':
    'Alle Bereiche einer Bereichssuche als Datei, mit den Spalten der GNR-Dateien. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'Operators whose name contains a text, with the number of their ranges':
    'Netzbetreiber, deren Name einen Text enthält, mit der Zahl ihrer Bereiche',
  'Changes of ranges between two versions of the data: added, removed, moved to another operator, other changes. With a key it counts as a query of gnr':
    'Änderungen von Bereichen zwischen zwei Datenversionen: hinzugekommen, entfernt, zu einem anderen Netzbetreiber, sonstige. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'Ranges, numbers and largest operators behind each next digit of a prefix. With a key it counts as a query of gnr':
    'Bereiche, Rufnummern und größte Netzbetreiber hinter jeder nächsten Ziffer eines Präfixes. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'The longest range that contains a number. With a key it counts as a query of gnr':
    'Der längste Bereich, der eine Rufnummer enthält. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'Query one service about one number': 'Einen Dienst zu einer Rufnummer abfragen',
  'Query several services about many numbers': 'Mehrere Dienste zu vielen Rufnummern abfragen',
  'Get the allowed services of the organisation and the rest of its daily quota':
    'Die erlaubten Dienste der Organisation und den Rest ihres Tageskontingents lesen',
  "Watched numbers and prefixes of the caller's organisation, at most 10000, with their stored answers":
    'Beobachtete Rufnummern und Präfixe der Organisation des Aufrufers, höchstens 10000, mit ihren gespeicherten Antworten',
  'Watch numbers and prefixes, at most 2000 a call; each new one counts as a query of each service; the caller gets the e-mails about them':
    'Rufnummern und Präfixe beobachten, höchstens 2000 je Aufruf; jeder neue Eintrag zählt als Abfrage jedes Dienstes; der Aufrufer bekommt die E-Mails dazu',
  'Stop watching numbers and prefixes, at most 2000 a call; past changes stay listed':
    'Rufnummern und Präfixe nicht mehr beobachten, höchstens 2000 je Aufruf; bisherige Änderungen bleiben in der Liste',
  'Changed answers about watched numbers and prefixes, the newest 50 first; `before` reads on':
    'Geänderte Antworten zu beobachteten Rufnummern und Präfixen, die neuesten 50 zuerst; `before` liest weiter',
  'All stored changes as CSV, one row per fact, newest first':
    'Alle gespeicherten Änderungen als CSV, eine Zeile je Angabe, neueste zuerst',
  'Query every number of a file; an e-mail says when the result files are ready':
    'Jede Rufnummer einer Datei abfragen; eine E-Mail meldet, wenn die Ergebnisdateien fertig sind',
  'Batches of the organisation with stored results, one row per service, newest first':
    'Stapel der Organisation mit gespeicherten Ergebnissen, eine Zeile pro Dienst, neueste zuerst',
  'One batch: its progress, the outcome of its rows, and the countries and carriers of its numbers':
    'Ein Stapel: Fortschritt, Ergebnis seiner Zeilen, Länder und Netzbetreiber seiner Rufnummern',
  'Batch limits of the organisation, and how much of them is used':
    'Grenzen der Organisation für Stapel, und wie viel davon verbraucht ist',
  'The result file of one service of a batch': 'Die Ergebnisdatei eines Dienstes eines Stapels',
  'Results of all services of a finished batch in one file, with your own columns':
    'Ergebnisse aller Dienste eines fertigen Stapels in einer Datei, mit Ihren eigenen Spalten',
  'Stop a queued or running batch; answered queries still count, its files are deleted':
    'Einen wartenden oder laufenden Stapel anhalten; beantwortete Abfragen zählen weiterhin, seine Dateien werden gelöscht',
  'Query the failed numbers of a finished batch again, with the services that failed and your own columns; or those of a finding':
    'Die fehlgeschlagenen Rufnummern eines fertigen Stapels erneut abfragen, mit den fehlgeschlagenen Diensten und Ihren eigenen Spalten; oder die eines Befunds',
  'Findings about the numbers of a finished batch, each with the count of its numbers':
    'Befunde zu den Rufnummern eines fertigen Stapels, jeweils mit der Anzahl der Rufnummern',
  'Numbers of a finished batch with a finding, in the order of the file, with their verdicts':
    'Rufnummern eines fertigen Stapels mit einem Befund, in der Reihenfolge der Datei, mit ihrem Urteil',
  'Count queries by country and day, for the complete days before today or for a period; with countryList only these countries, up to now':
    'Abfragen nach Land und Tag zählen, für die ganzen Tage vor heute oder für einen Zeitraum; mit countryList nur diese Länder, bis jetzt',
  'Count queries per day, for the complete days before today or for a period, as one series per country':
    'Abfragen pro Tag zählen, für die ganzen Tage vor heute oder für einen Zeitraum, eine Reihe pro Land',
  'List the newest 50 query records of a period; `before` gets older ones':
    'Die neuesten 50 Abfragedatensätze eines Zeitraums auflisten; `before` liefert ältere',
  'Count query records and reconcile them with the reports': 'Abfragedatensätze zählen und mit den Berichten abgleichen',
  'Export all query records of a period, newest first, as CSV or as a workbook of at most 1,000,000 rows':
    'Alle Abfragedatensätze eines Zeitraums exportieren, neueste zuerst, als CSV oder als Arbeitsmappe mit höchstens 1.000.000 Zeilen',
  'List your own saved searches, by name': 'Eigene gespeicherte Suchen nach Namen auflisten',
  'Save a search; replaces your search of the same name. At most 100 per user':
    'Eine Suche speichern; ersetzt Ihre Suche mit demselben Namen. Höchstens 100 pro Benutzer',
  'Remove a saved search': 'Eine gespeicherte Suche entfernen',
  'List the documents of one matter, newest first; gnr-files also needs GNR Download (bit 8), my-documents also My Documents (bit 0)':
    'Die Dokumente eines Gegenstands auflisten, neueste zuerst; gnr-files erfordert auch GNR-Download (Bit 8), my-documents auch Meine Dokumente (Bit 0)',
  'Download one document of a matter by its file code; needs the same permissions as the list':
    'Ein Dokument eines Gegenstands nach seinem Dateicode herunterladen; erfordert dieselben Berechtigungen wie die Liste',
  'Download the product guide as a PDF': 'Das Produkthandbuch als PDF herunterladen',
  'Every reason code with its description, or one of them': 'Jeder Reason-Code mit seiner Beschreibung, oder einer davon',
  'The service legend: every field of an answer, or one of them, with its meaning and the services that report it':
    'Die Legende der Dienste: jedes Feld einer Antwort, oder eines davon, mit Bedeutung und den Diensten, die es melden',
  'Countries with number ranges, sorted by name': 'Länder mit Rufnummernbereichen, nach Namen sortiert',
  'Data sets, and the services that check only partly because one of their lists is missing (reason code 3)':
    'Datenbestände und die Dienste, die nur teilweise prüfen, weil eine ihrer Listen fehlt (Reason-Code 3)',
  'Services that batches of the organisation may use': 'Dienste, die Stapel der Organisation nutzen dürfen',
  'ENUM zone and SIP host of the provider for call processing; null if not set':
    'ENUM-Zone und SIP-Host des Anbieters für die Anrufverarbeitung; null, wenn nicht festgelegt',
  'Status of each service in the last 24 hours: share answered, failures, response times, circuit breaker and age of data':
    'Status jedes Dienstes in den letzten 24 Stunden: Anteil beantworteter Abfragen, Fehler, Antwortzeiten, Pausen und Alter der Daten',
  'Open a ticket; the provider gets it by e-mail, the sender a copy':
    'Ein Ticket eröffnen; der Anbieter erhält es per E-Mail, der Absender eine Kopie',
  'Get one ticket of your organisation with its conversation and status times':
    'Ein Ticket Ihrer Organisation mit seinem Verlauf und den Zeiten seiner Status lesen',
  'List the newest 1,000 tickets of your organisation': 'Die neuesten 1.000 Tickets Ihrer Organisation auflisten',
  'Add a message to a ticket of your organisation; the provider gets it by e-mail, and a waiting or closed ticket reopens':
    'Einem Ticket Ihrer Organisation eine Nachricht hinzufügen; der Anbieter erhält sie per E-Mail, und ein wartendes oder geschlossenes Ticket wird wieder geöffnet',
  'Mark the first messages of a ticket as read, up to a number':
    'Die ersten Nachrichten eines Tickets als gelesen markieren, bis zu einer Anzahl',

  'the leading digits; optional if operator or country is given':
    'die führenden Ziffern; optional, wenn operator oder country angegeben ist',
  "a part of the holder's name (spName), ignoring case and accents":
    'Teil des Namens des Inhabers (spName); Groß- und Kleinschreibung und Akzente spielen keine Rolle',
  'two-letter ISO 3166-1 code, or 001 for global services': 'Code aus zwei Buchstaben nach ISO 3166-1, oder 001 für weltweite Dienste',
  'E.164 digits, or another notation; `read` then shows what was changed':
    'Ziffern nach E.164 oder eine andere Schreibweise; `read` zeigt dann, was geändert wurde',
  'two-letter ISO 3166-1 code: national numbers are read as of this country':
    'Code aus zwei Buchstaben nach ISO 3166-1: nationale Rufnummern gelten als Rufnummern dieses Landes',
  '1: refuses everything but E.164 digits': '1: lehnt alles außer Ziffern nach E.164 ab',
  'primaryNumberAttribute of the range': 'primaryNumberAttribute des Bereichs',
  'field name in an answer, such as cic': 'Feldname in einer Antwort, etwa cic',
  'Repeated calls with the same key get the first answer and change nothing':
    'Wiederholte Aufrufe mit demselben Schlüssel erhalten die erste Antwort und ändern nichts',
  'ETag of the reply that you already have': 'ETag der Antwort, die Sie bereits haben',
  'CSV with one row per number, returned beside the answers in the joined file':
    'CSV mit einer Zeile pro Rufnummer; die verbundene Datei enthält sie neben den Antworten',
  'CSV with a heading, instead of columns: the table of the numbers, returned row by row in the joined file. Its first column is the line of the file that answers the row, empty if none does; its second is a note':
    'CSV mit Überschrift, statt columns: die Tabelle der Rufnummern, die in der verbundenen Datei Zeile für Zeile enthalten ist. Die erste Spalte nennt die Zeile der Datei, die die Zeile beantwortet, oder ist leer; die zweite ist eine Anmerkung',

  'CSV file with one number per line': 'CSV-Datei mit einer Rufnummer pro Zeile',
  '`next` of the previous page: the rows after it': '`next` der vorigen Seite: die Zeilen danach',
  'class of reason codes, or all answered or all failed queries':
    'Klasse von Reason-Codes, oder alle beantworteten oder alle fehlgeschlagenen Abfragen',
  'reason code, such as 105': 'Reason-Code, etwa 105',
  'two-letter ISO 3166-1 codes joined by commas, or 001': 'Codes aus zwei Buchstaben nach ISO 3166-1, durch Kommas getrennt, oder 001',
  'service by its name in reports; default: All Services': 'Dienst mit seinem Namen in Berichten; Standard: All Services',
  'complete days (UTC) before today, instead of `from` and `to`': 'ganze Tage (UTC) vor heute, statt `from` und `to`',
  '1: `qtyQDRs` counts failed queries, too': '1: `qtyQDRs` zählt auch fehlgeschlagene Abfragen',
  'file code from the list of documents': 'Dateicode aus der Liste der Dokumente',
  'file format; default: csv': 'Dateiformat; Standard: csv',
  'first day (UTC), as YYYY-MM-DD': 'erster Tag (UTC), als JJJJ-MM-TT',
  'UUID of the API key that made the queries': 'UUID des API-Schlüssels, mit dem abgefragt wurde',
  'language of headings and country names; default: en': 'Sprache der Überschriften und Ländernamen; Standard: en',
  'rows per page, 1 to 500; omitted: the whole list': 'Zeilen pro Seite, 1 bis 500; ohne: die ganze Liste',
  'city or region of the number, in English': 'Stadt oder Region der Rufnummer, auf Englisch',
  'topic of the documents': 'Thema der Dokumente',
  'text that a row must contain, ignoring case': 'Text, den eine Zeile enthält; Groß- und Kleinschreibung spielen keine Rolle',
  'lookup service': 'Abfragedienst',
  'ticket number, such as T-7K3M-Q2XF': 'Ticketnummer, etwa T-7K3M-Q2XF',
  'last day (UTC), as YYYY-MM-DD; included': 'letzter Tag (UTC), als JJJJ-MM-TT; eingeschlossen',
  'UUID of the user who made the queries, or me': 'UUID des Benutzers, der abgefragt hat, oder me',
  'number of rows, 1 to 1,000; default: 1,000': 'Zahl der Zeilen, 1 bis 1.000; Standard: 1.000',
  '`dataVersion` to compare with; default: the stored version before `to`':
    '`dataVersion` zum Vergleich; Standard: die gespeicherte Version vor `to`',
  '`dataVersion` of the newer ranges; default: the current version': '`dataVersion` der neueren Bereiche; Standard: die aktuelle Version',
  'leading digits of the ranges': 'führende Ziffern der Bereiche',
  'kind of change; default: every kind': 'Art der Änderung; Standard: jede',
  'leading digits; empty: the first digits of all countries': 'führende Ziffern; leer: die ersten Ziffern aller Länder',
  'accepted for `ports&days`, which always covers 30 days here': 'zulässig für `ports&days`, das hier immer 30 Tage umfasst',
  'E.164 digits, or other notations, at most 1,000': 'Ziffern nach E.164 oder andere Schreibweisen, höchstens 1.000',
  'lookup services; each number is queried with each of them': 'Abfragedienste; jede Rufnummer wird mit jedem abgefragt',
  '`older` of the previous page: older changes': '`older` der vorigen Seite: ältere Änderungen',
  'E.164 digits, or other notations': 'Ziffern nach E.164 oder andere Schreibweisen',
  'leading digits of the numbers to watch': 'führende Ziffern der Rufnummern, die Sie beobachten',
  'E.164 digits as in the list': 'Ziffern nach E.164 wie in der Liste',
  'digits as in the list': 'Ziffern wie in der Liste',
  'lookup services; repeat the parameter for several': 'Abfragedienste; für mehrere wiederholen Sie den Parameter',
  'address that gets an e-mail when the results are ready': 'Adresse, die eine E-Mail bekommt, wenn die Ergebnisse fertig sind',
  'days that the service ports looks back, 0 to 1,000; required for ports':
    'Tage, die der Dienst ports zurückblickt, 0 bis 1.000; erforderlich für ports',
  'UUID of the only batch to list': 'UUID des einzigen Stapels, der aufgelistet wird',
  'UUID of the batch': 'UUID des Stapels',
  'finding whose numbers are listed': 'Befund, dessen Rufnummern aufgelistet werden',
  'verdict: the file begins with number and verdict; omitted: they come last':
    'verdict: Die Datei beginnt mit Rufnummer und Bewertung; sonst stehen sie am Ende',
  'finding whose numbers alone are in the file; omitted: all numbers': 'Befund, dessen Rufnummern allein in der Datei stehen; sonst alle',
  'finding whose numbers are queried again; omitted: the failed queries':
    'Befund, dessen Rufnummern erneut abgefragt werden; sonst die fehlgeschlagenen Abfragen',
  '`Filename` from the list of batches': '`Filename` aus der Liste der Stapel',
  'separator of CSV columns; default: a semicolon': 'Trennzeichen der CSV-Spalten; Standard: Semikolon',
  'all rows, or only failed ones; default: all': 'alle Zeilen oder nur fehlgeschlagene; Standard: alle',
  '`older` of the previous page: older records': '`older` der vorigen Seite: ältere Datensätze',
  "two-letter ISO 3166-1 code of the number's country, or 001":
    'Code aus zwei Buchstaben nach ISO 3166-1 des Landes der Rufnummer, oder 001',
  'name of the search, unique among your own': 'Name der Suche, unter Ihren eigenen nur einmal',
  'the search: `period` or `from`, and what it counts': 'die Suche: `period` oder `from`, und was sie zählt',
  'days relative to today, instead of `from` and `to`': 'Tage relativ zu heute, statt `from` und `to`',
  'last day (UTC), as YYYY-MM-DD; omitted: up to now': 'letzter Tag (UTC), als JJJJ-MM-TT; ohne: bis jetzt',
  'two-letter ISO 3166-1 codes, or 001': 'Codes aus zwei Buchstaben nach ISO 3166-1, oder 001',
  'true: failed queries count, too': 'true: Auch fehlgeschlagene Abfragen zählen',
  'UUID of the saved search': 'UUID der gespeicherten Suche',
  'topic of the ticket': 'Thema des Tickets',
  'subject, one line of at most 200 characters': 'Betreff, eine Zeile mit höchstens 200 Zeichen',
  'message, at most 10,000 characters': 'Nachricht, höchstens 10.000 Zeichen',
  'answers that the ticket reports, at most 5': 'Antworten, die das Ticket meldet, höchstens 5',
  'number of messages to mark, counted from the first': 'Zahl der Nachrichten, von der ersten an',
};
