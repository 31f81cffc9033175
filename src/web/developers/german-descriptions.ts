/** German texts of the OpenAPI document about the calls of programs. `german-descriptions.test.ts` names missing ones. */
export const germanDescriptions: Readonly<Record<string, string>> = {
  'Who is signed in, and with which permissions': 'Wer angemeldet ist, und mit welchen Berechtigungen',
  'What a browser needs before anyone signs in: branding, human check, limits':
    'Was ein Browser braucht, bevor sich jemand anmeldet: Namen, Prüfung auf einen Menschen, Grenzen',
  'Ranges that begin with the digits asked, and ranges that the digits asked begin with; by choice of one operator, country and type. With a key it counts as a query of gnr':
    'Bereiche, die mit den gefragten Ziffern beginnen, und solche, mit denen die gefragten Ziffern beginnen; nach Wahl eines Betreibers, Landes und Typs. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'All the ranges that a range search finds, as a file with the columns of the GNR Files. With a key it counts as a query of gnr':
    'Alle Bereiche, die eine Bereichssuche findet, als Datei mit den Spalten der GNR-Dateien. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'The operators whose name holds a text, with how many ranges they hold':
    'Die Betreiber, in deren Namen ein Text vorkommt, und wie viele Bereiche sie halten',
  'What changed in the ranges from one version of the data to another: added, removed, moved to another operator, changed otherwise. With a key it counts as a query of gnr':
    'Was sich an den Bereichen von einer Version der Daten zur anderen geändert hat: dazugekommen, entfernt, zu einem anderen Betreiber, sonst geändert. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'What lies behind each next digit of a prefix: how many ranges and numbers, and which operators hold most of them. With a key it counts as a query of gnr':
    'Was hinter jeder nächsten Ziffer eines Präfixes liegt: wie viele Bereiche und Rufnummern, und welche Betreiber die meisten halten. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'The longest range that holds a number. With a key it counts as a query of gnr':
    'Der längste Bereich, in dem eine Rufnummer liegt. Mit einem Schlüssel zählt es als Abfrage von gnr',
  'Ask one service about one number': 'Einen Dienst nach einer Rufnummer fragen',
  'Ask several services about many numbers': 'Mehrere Dienste nach vielen Rufnummern fragen',
  'What the organisation may ask, and what is left of its daily quota':
    'Was die Organisation fragen darf, und was von ihrem Tageskontingent übrig ist',
  "The numbers and prefixes that the caller's organisation watches, at most 10000, with the answers that are kept of them":
    'Die Rufnummern und Präfixe, die die Organisation des Aufrufers beobachtet, höchstens 10000, mit den Antworten, die davon aufbewahrt werden',
  'Watch numbers and prefixes, at most 2000 a call; each new one is a query of every service whose answer is kept; the caller gets the mails about them':
    'Rufnummern und Präfixe beobachten, höchstens 2000 je Aufruf; ein neuer Eintrag ist eine Abfrage jedes Dienstes, dessen Antwort aufbewahrt wird; der Aufrufer bekommt die Mails dazu',
  'Watch numbers and prefixes no longer, at most 2000 a call; what changed in them so far stays listed':
    'Rufnummern und Präfixe nicht mehr beobachten, höchstens 2000 je Aufruf; was sich bisher daran geändert hat, bleibt in der Liste',
  'What changed in the answers about watched numbers and prefixes, the newest 50 first; `before` reads on':
    'Was sich an den Antworten zu beobachteten Rufnummern und Präfixen geändert hat, die neuesten 50 zuerst; `before` liest weiter',
  'Every change that is kept as CSV, a row a fact, the newest first':
    'Jede aufbewahrte Änderung als CSV, eine Zeile je Angabe, die neueste zuerst',
  'Query every number of a file; the result files are announced by mail':
    'Jede Rufnummer einer Datei abfragen; eine Mail kündigt die Ergebnisdateien an',
  'The batches of the organisation whose results are still kept, a row a service, newest first':
    'Die Stapel der Organisation, deren Ergebnisse noch aufbewahrt werden, eine Zeile je Dienst, neueste zuerst',
  'One batch: how far it is, what its rows ended in, and where its numbers belong':
    'Ein Stapel: wie weit er ist, womit seine Zeilen endeten und wohin seine Rufnummern gehören',
  'How many batches the organisation may send, and what it has used of that':
    'Wie viele Stapel die Organisation senden darf, und was sie davon verbraucht hat',
  'The result file of one service of a batch': 'Die Ergebnisdatei eines Dienstes eines Stapels',
  'The results of all services of a finished batch in one file, beside the columns that came with it':
    'Die Ergebnisse aller Dienste eines fertigen Stapels in einer Datei, neben den Spalten, die mit ihm kamen',
  'Stop a batch that is queued or running; what it answered so far stays counted, its files go':
    'Einen wartenden oder laufenden Stapel anhalten; was er bisher beantwortet hat, bleibt gezählt, seine Dateien gehen',
  'A new batch of the numbers that failed in a finished one, for the services that failed, with their own columns':
    'Ein neuer Stapel der Rufnummern, die in einem fertigen fehlschlugen, für die fehlgeschlagenen Dienste, mit ihren eigenen Spalten',
  'Queries by country and day: of the complete days before today, or with countryList of chosen countries up to now; or from one day to another':
    'Abfragen nach Land und Tag: der ganzen Tage vor heute, oder mit countryList gewählter Länder bis jetzt; oder von einem Tag bis zu einem anderen',
  'Queries of the complete days before today, or from one day to another, a series a country':
    'Abfragen der ganzen Tage vor heute, oder von einem Tag bis zu einem anderen, eine Reihe je Land',
  'Query records from one day to another, the newest 50 first; `before` reads on':
    'Abfragedatensätze von einem Tag bis zu einem anderen, die neuesten 50 zuerst; `before` liest weiter',
  'How many query records there are, and how that adds up with the reports':
    'Wie viele Abfragedatensätze es gibt, und wie das zu den Berichten passt',
  'Every query record from one day to another as CSV or as a workbook of at most 1,000,000, the newest first':
    'Jeder Abfragedatensatz von einem Tag bis zu einem anderen als CSV oder als Arbeitsmappe von höchstens 1.000.000, der neueste zuerst',
  "The caller's own saved searches, by name": 'Die eigenen gespeicherten Suchen des Aufrufers, nach Namen',
  'Save a search; one of the same name is replaced. At most 100 a user':
    'Eine Suche speichern; eine mit demselben Namen wird ersetzt. Höchstens 100 je Benutzer',
  'Remove a saved search': 'Eine gespeicherte Suche entfernen',
  'The documents of one matter, newest first; gnr-files also needs GNR Download (bit 8), my-documents also My Documents (bit 0)':
    'Die Dokumente eines Gegenstands, die neuesten zuerst; gnr-files braucht auch GNR-Download (Bit 8), my-documents auch Meine Dokumente (Bit 0)',
  'One document of a matter, by its file code; it needs what the list of the matter needs':
    'Ein Dokument eines Gegenstands, nach seinem Dateicode; es braucht, was die Liste des Gegenstands braucht',
  'The product guide as a PDF': 'Das Produkthandbuch als PDF',
  'Every reason code with its description, or one of them': 'Jeder Reason-Code mit seiner Beschreibung, oder einer davon',
  'The service legend: every field of an answer with its meaning and the services that report it, or one of them':
    'Die Legende der Dienste: jedes Feld einer Antwort mit seiner Bedeutung und den Diensten, die es melden, oder eines davon',
  'The countries that have number ranges, by name': 'Die Länder, die Rufnummernbereiche haben, nach Namen',
  'The data sets, and the services that check only a part because a list of theirs is not loaded (reason code 3)':
    'Die Datenbestände, und die Dienste, die nur einen Teil prüfen, weil eine ihrer Listen nicht geladen ist (Reason-Code 3)',
  'The services that a batch of the organisation may use': 'Die Dienste, die ein Stapel der Organisation verwenden darf',
  'Where the provider answers in call processing: the zone of ENUM and the host of SIP, null where it has not said so':
    'Wo der Anbieter in der Anrufverarbeitung antwortet: die Zone von ENUM und der Host von SIP, null, wo er das nicht gesagt hat',
  'How each service did in the last 24 hours: answered, failed and why, how fast, its circuit, the age of its data':
    'Wie es jedem Dienst in den letzten 24 Stunden ging: beantwortet, fehlgeschlagen und warum, wie schnell, sein Schutzschalter, das Alter seiner Daten',
  'Open a ticket; it is stored, mailed to the provider, and a copy goes to the sender':
    'Ein Ticket eröffnen; es wird gespeichert und dem Anbieter gemailt, und eine Kopie geht an den Absender',
  "One ticket of the caller's organisation, with its whole conversation and the times of its states":
    'Ein Ticket der Organisation des Aufrufers, mit seinem ganzen Gespräch und den Zeiten seiner Zustände',
  "The newest 1,000 tickets of the caller's organisation": 'Die neuesten 1.000 Tickets der Organisation des Aufrufers',
  "Add a message to a ticket of the caller's organisation; it is mailed to the provider, and opens a ticket that waits or is closed":
    'Einem Ticket der Organisation des Aufrufers eine Nachricht hinzufügen; sie wird dem Anbieter gemailt und öffnet ein Ticket, das wartet oder geschlossen ist',
  'Note that the caller has read the first so many messages of a ticket':
    'Festhalten, dass der Aufrufer die ersten so vielen Nachrichten eines Tickets gelesen hat',

  'the leading digits; may be left out where operator or country is given':
    'die führenden Ziffern; können wegbleiben, wo operator oder country angegeben ist',
  "a part of the holder's name (spName), whatever the case and the accents":
    'ein Teil des Namens des Inhabers (spName), gleich in welcher Schreibung und mit welchen Akzenten',
  'two letters of ISO 3166-1, or 001 for the global services': 'zwei Buchstaben nach ISO 3166-1, oder 001 für die weltweiten Dienste',
  'digits of E.164, or another notation: `read` says what was changed':
    'Ziffern nach E.164, oder eine andere Schreibweise: `read` sagt, was geändert wurde',
  'two letters of ISO 3166-1: national forms are read as of this country':
    'zwei Buchstaben nach ISO 3166-1: nationale Schreibweisen werden als solche dieses Landes gelesen',
  '1: whatever is not E.164 digits is refused': '1: Was keine Ziffern nach E.164 sind, wird abgelehnt',
  'the primaryNumberAttribute': 'das primaryNumberAttribute',
  'its name in an answer, such as cic': 'sein Name in einer Antwort, etwa cic',
  'A repeated call with the same key answers as the first one did, and does nothing more':
    'Ein wiederholter Aufruf mit demselben Schlüssel antwortet wie der erste und tut nichts weiter',
  'The ETag of the reply that the caller has': 'Das ETag der Antwort, die der Aufrufer hat',
  'CSV, a row for each number: it comes back beside the answers in the joined file':
    'CSV, eine Zeile je Rufnummer: sie kommt in der verbundenen Datei neben den Antworten zurück',
  'CSV with a heading, in place of columns: the table that the numbers come from, which comes back row by row in the joined file. Its first column is the line of the file that answers the row, empty where none does, its second a note':
    'CSV mit einer Überschrift, an Stelle von columns: die Tabelle, aus der die Rufnummern stammen und die in der verbundenen Datei Zeile für Zeile zurückkommt. Ihre erste Spalte ist die Zeile der Datei, die die Zeile beantwortet, leer, wo keine es tut, ihre zweite eine Anmerkung',
};
