import type { baseSaid } from '../../shared/base/said.ts';
import type { numbersWanted } from '../../shared/base/numbers-wanted.ts';
import type { Translated } from './catalogue.ts';
import { formatCount } from './current-locale.ts';

const said: Translated<typeof baseSaid> = {
  sentences: (all) => all.join(' '),
  more: (count) => `Und ${count} weitere, die errors nennt`,
  noCountry: (codes) => `Ein Land ${codes} gibt es nicht`,
};

const numbers: Translated<typeof numbersWanted> = {
  required: 'Die Rufnummer fehlt',
  e164: 'Bitte geben Sie eine vollständige E.164-Rufnummer an, ohne führendes + und nur mit Ziffern',
  country: 'Ein Land ist ein Code nach ISO 3166-1 alpha-2 wie GB',
  twoNumbers: (count, first) =>
    `${formatCount(count)} Rufnummern gefunden: Fragen Sie die erste ab (${first}), oder senden Sie alle als Stapel.`,
  letterInstead: (letter, instead) => `Der Buchstabe ${letter} steht, wo eine Ziffer stehen sollte: Ist es ${instead}?`,
  letter: (letter) => `Der Buchstabe ${letter} steht, wo eine Ziffer stehen sollte.`,
  letters: (letters) => `Die Buchstaben ${letters} stehen neben Ziffern.`,
  noDigits: 'Hier stehen keine Ziffern. Geben Sie die Rufnummer mit Landesvorwahl ein, zum Beispiel 447700900123.',
  noCountryCode:
    'Das beginnt mit 0. In welchem Land? Beginnen Sie mit der Landesvorwahl statt mit 0, zum Beispiel 44 für das Vereinigte Königreich.',
  notInCountry: 'So wird keine Rufnummer dieses Landes geschrieben. Beginnen Sie mit der Landesvorwahl statt mit 0.',
  fromSpreadsheet:
    'Das kam aus einer Tabellenkalkulation, und die letzten Ziffern sind verloren. Formatieren Sie die Spalte als Text und kopieren Sie die Rufnummer noch einmal.',
  tooShort: (least) => `Das ist zu kurz: Eine Rufnummer hat mindestens ${least} Ziffern.`,
  tooLong: (most) => `Das ist zu lang: Eine Rufnummer hat mit Landesvorwahl höchstens ${most} Ziffern.`,
  didYouMean: 'So geschrieben ist das keine Rufnummer. Meinten Sie eine andere?',
  isEmergency: (digits) => `${digits} ist eine Notrufnummer.`,
  isShortCode: 'So kurz sind Kurzwahlen, die nur innerhalb eines Landes jemanden erreichen.',
  leftOut: (words) => `Weggelassen: ${words}.`,
  extensionLeftOut: (extension) => `Weggelassen: Durchwahl ${extension}.`,
  keypad: (letters) => `Die Buchstaben ${letters} sind als Ziffern einer Tastatur gelesen.`,
  replaced: (instead, letter) => `Mit ${instead} statt ${letter}.`,
  withoutLetters: (letters) => `Ohne die Buchstaben ${letters}.`,
  national: (country) => `Als Rufnummer innerhalb von ${country} gelesen.`,
  asWritten: 'Wie geschrieben, mit ihrer Landesvorwahl.',
  fromAbroad: 'Wie Rufnummern dieses Landes aus dem Ausland geschrieben werden.',
  withoutTrunk: (dropped) => `Ohne die ${dropped}, die nur innerhalb des Landes gewählt wird.`,
  withOne: 'Mit der Landesvorwahl 1 von Nordamerika.',
  withoutEight: (code) => `Mit der Landesvorwahl ${code} statt 8.`,
  withoutExitCode: (code) => `Ohne die ${code}, die man für Anrufe ins Ausland wählt.`,
  mexico: 'Wie Rufnummern von Mexiko seit August 2019 geschrieben werden.',
  coteDIvoire: 'Wie Rufnummern der Côte d’Ivoire seit dem 31.01.2021 geschrieben werden.',
  benin: 'Wie Rufnummern von Benin seit dem 30.11.2024 geschrieben werden.',
  brazil: 'Mit der 9, mit der Mobilfunknummern von Brasilien beginnen.',
};

export const german = { baseSaid: said, numbersWanted: numbers };
