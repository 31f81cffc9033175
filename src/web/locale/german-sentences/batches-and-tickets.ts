/** Of batches, documents and tickets. */
import type { Sentences } from '../sentences.ts';

export const batchSentences: Sentences = {
  'You must enter a value': 'Sie müssen einen Wert eingeben',
  'Value must be greater than or equal to 0': 'Der Wert muss mindestens 0 sein',
  'Value must be less than or equal to {}': 'Der Wert darf höchstens {} sein',
  'Please upload file': 'Bitte laden Sie eine Datei hoch',
  'Only the following formats are accepted: .csv, .txt': 'Nur diese Formate werden angenommen: .csv, .txt',
  'FileName can only contain alphanumeric,_,. and -': 'Der Dateiname darf nur Buchstaben, Ziffern, _, . und - enthalten',
  'File name cannot contain spaces': 'Der Dateiname darf keine Leerzeichen enthalten',
  "File name cannot contain '&' (ampersand) character": 'Der Dateiname darf kein „&“ enthalten',
  'File name has more than {} characters': 'Der Dateiname hat mehr als {} Zeichen',
  'Looks like the file contains more than {} rows': 'Die Datei scheint mehr als {} Zeilen zu haben',
  'Looks like there is a row with more than one column': 'Eine Zeile scheint mehr als eine Spalte zu haben',
  'Looks like the file contains line with letters': 'Die Datei scheint eine Zeile mit Buchstaben zu enthalten',
  'Looks like there are empty lines or empty cells in the first column':
    'Es scheint leere Zeilen oder leere Zellen in der ersten Spalte zu geben',
  'There is a letter among the digits.': 'Zwischen den Ziffern steht ein Buchstabe.',
  'This is not a number.': 'Das ist keine Rufnummer.',
  'There is more than a number here.': 'Hier steht mehr als eine Rufnummer.',
  'There is more than one column here.': 'Hier steht mehr als eine Spalte.',
  'There is more than one number here.': 'Hier stehen mehrere Rufnummern.',
  'This is a workbook of an old kind (.xls). Save it as CSV or as .xlsx.':
    'Das ist eine Arbeitsmappe alter Art (.xls). Speichern Sie sie als CSV oder als .xlsx.',
  'This file is packed. Unpack it first.': 'Diese Datei ist gepackt. Entpacken Sie sie zuerst.',
  'This workbook could not be read. Open it, save the sheet as CSV, and choose that file.':
    'Diese Arbeitsmappe ließ sich nicht lesen. Öffnen Sie sie, speichern Sie das Blatt als CSV, und wählen Sie diese Datei.',
  'This workbook is too large when unpacked. Save the sheet as CSV.':
    'Diese Arbeitsmappe ist entpackt zu groß. Speichern Sie das Blatt als CSV.',
  'Your organisation has {} that are not finished, and no more are taken. Please wait for one of them':
    'Ihre Organisation hat {} in Arbeit; weitere werden nicht angenommen. Bitte warten Sie auf einen davon',
  'Your organisation has sent {} today, and no more are taken before midnight UTC':
    'Ihre Organisation hat heute {} gesendet; vor Mitternacht UTC werden keine weiteren angenommen',
  'The batches of your organisation take the {} that is kept for them{}':
    'Die Stapel Ihrer Organisation belegen die {}, die für sie vorgesehen sind{}',
  '{} batches were announced to this address in {} minutes, and it is outside your organisation. Please wait, or name another one':
    'An diese Adresse wurden in {2} Minuten {1} Stapel gemeldet, und sie gehört nicht zu Ihrer Organisation. Bitte warten Sie, oder nennen Sie eine andere',
  '{} was accepted. A mail goes to {} when it is finished{}':
    '{name} wurde angenommen. Eine Mail geht an {name}, wenn der Stapel fertig ist{}',
  'Thank you. The results of batches of {} are announced to {} from now on':
    'Vielen Dank. Die Ergebnisse der Stapel von {name} werden von jetzt an {name} mitgeteilt',
  '{} gets no more mails about batches of {}': '{name} erhält keine Mails über Stapel von {name} mehr',
  '{} gets no more mails about your batches': '{name} erhält keine Mails über Ihre Stapel mehr',
  'This address does not get mails about your batches': 'Diese Adresse erhält keine Mails über Ihre Stapel',
  'Your organisation may ask none of these services: {}. Ask your provider to enable them':
    'Ihre Organisation darf keinen dieser Dienste abfragen: {name}. Bitten Sie Ihren Anbieter, sie freizuschalten',
  'Your organisation may not ask these services': 'Ihre Organisation darf diese Dienste nicht abfragen',
  'This batch does not exist': 'Diesen Stapel gibt es nicht',
  'There is no finished result of this name': 'Ein fertiges Ergebnis dieses Namens gibt es nicht',
  'This batch has no results, or has none yet': 'Dieser Stapel hat keine Ergebnisse, oder noch keine',
  'This batch is finished already': 'Dieser Stapel ist schon fertig',
  'The batch was cancelled': 'Der Stapel wurde abgebrochen',
  'No row of this batch failed': 'In diesem Stapel ist keine Zeile fehlgeschlagen',
  '{} have {}, and the file has {}: one for each, and a heading if you like':
    '{} haben {}, und die Datei hat {}: eine für jede, und wenn Sie möchten eine Überschrift',
  'There are more than {} rows': 'Es sind mehr als {} Zeilen',
  'Row {} of the rows has “{}” for its line: 1 to {} is wanted, or nothing':
    'In Zeile {} der Zeilen steht „{name}“ als Zeile der Datei: Verlangt wird 1 bis {}, oder nichts',
  'Line {} of the file is in none of the rows': 'Zeile {} der Datei ist in keiner der Zeilen',
  '{} has more than {} cells': '{} hat mehr als {} Zellen',
  '{} has more cells than the first': '{} hat mehr Zellen als die erste',
  '{} cannot be read: {}': '{} lassen sich nicht lesen: {}',
  'A {} of your organisation is being made. Please try again in a moment':
    'Für Ihre Organisation entsteht gerade eine Datei ({}). Bitte versuchen Sie es gleich noch einmal',
  'Too many {}s are being made. Please try again in a moment':
    'Es entstehen gerade zu viele Dateien ({}). Bitte versuchen Sie es gleich noch einmal',
  'A spreadsheet of your organisation is being made. Please try again in a moment':
    'Für Ihre Organisation entsteht gerade eine Arbeitsmappe. Bitte versuchen Sie es gleich noch einmal',
  'Too many spreadsheets are being made. Please try again in a moment':
    'Es entstehen gerade zu viele Arbeitsmappen. Bitte versuchen Sie es gleich noch einmal',
  'Your organisation is uploading {} files already. Please try again in a moment':
    'Ihre Organisation lädt schon {} Dateien hoch. Bitte versuchen Sie es gleich noch einmal',
  'Too many files are being uploaded. Please try again in a moment':
    'Es werden gerade zu viele Dateien hochgeladen. Bitte versuchen Sie es gleich noch einmal',
  'The file comes too slowly: at least {} bytes a second are wanted':
    'Die Datei kommt zu langsam: Verlangt werden mindestens {} Bytes je Sekunde',
  'The file is larger than {} MiB': 'Die Datei ist größer als {} MiB',
  'The other columns are larger than {} MiB': 'Die anderen Spalten sind größer als {} MiB',
  'There are no documents of this kind': 'Dokumente dieser Art gibt es nicht',
  'This document does not exist': 'Dieses Dokument gibt es nicht',
  'This document is no longer stored': 'Dieses Dokument ist nicht mehr gespeichert',
  'The guide is being made. Please try again in a moment': 'Das Produkthandbuch entsteht gerade. Bitte versuchen Sie es gleich noch einmal',
  'The guide is product documentation': 'Das Produkthandbuch gehört zur Produktdokumentation',
};

export const ticketSentences: Sentences = {
  'Please select an option': 'Bitte wählen Sie eine Möglichkeit',
  'Please enter subject of ticket': 'Bitte geben Sie den Betreff des Tickets ein',
  'A subject has at most {} characters': 'Ein Betreff hat höchstens {} Zeichen',
  'A subject has no line breaks and no invisible characters': 'Ein Betreff hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  'Please provide more details about the issue': 'Bitte beschreiben Sie das Problem genauer',
  'Please write a message': 'Bitte schreiben Sie eine Nachricht',
  'Please write an answer': 'Bitte schreiben Sie eine Antwort',
  'A message has at most {} characters': 'Eine Nachricht hat höchstens {} Zeichen',
  'A message has no control characters': 'Eine Nachricht hat keine Steuerzeichen',
  'This is not a ticket number': 'Das ist keine Ticketnummer',
  'A state is one of {}': 'Ein Zustand ist einer von {}',
  'There is no such ticket': 'Dieses Ticket gibt es nicht',
  'Your ticket {} was sent. A copy is on its way to {}': 'Ihr Ticket {} wurde gesendet. Eine Kopie an {} ist unterwegs',
  'Your message was added to ticket {}': 'Ihre Nachricht wurde dem Ticket {} hinzugefügt',
  'Your answer was added to ticket {} and {}': 'Ihre Antwort wurde dem Ticket {} hinzugefügt und {}',
  '{} of {} {} seen': '{} von {} {} gesehen',
  'Ticket {} is {}': 'Ticket {} ist {}',
  'Your organisation has opened {} tickets today, and no more are taken before midnight UTC':
    'Ihre Organisation hat heute {} Tickets eröffnet; vor Mitternacht UTC werden keine weiteren angenommen',
  '{} added {} messages to {} today, and no more are taken before midnight UTC':
    '{} heute {} Nachrichten zu {} hinzugefügt; vor Mitternacht UTC werden keine weiteren angenommen',
};
