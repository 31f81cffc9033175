import { expect, test } from 'vitest';
import { foldedText } from './folded-text.ts';

test.each([
  ['LycaMobile', 'lycamobile'],
  ['Free Caraïbe', 'free caraibe'],
  ['Telefónica  Móviles ', 'telefonica moviles'],
  ['Öryggisfjarskipti', 'oryggisfjarskipti'],
  ['BITĖ', 'bite'],
  ['SŽ - Infrastruktura', 'sz - infrastruktura'],
  ['Play (Polkomtel Łódź)', 'play (polkomtel lodz)'],
  ['Straße', 'strasse'],
  ['TÜRKIYE', 'turkiye'],
  ['İstanbul', 'istanbul'],
  ['Å'.normalize('NFD'), 'a'],
  ['ＡＴ＆Ｔ', 'at&t'],
  ['МТС', 'мтс'],
  ['Æða þjónusta', 'aeda thjonusta'],
  ['Œuvre ĐURO Øst ŁI', 'oeuvre duro ost li'],
])('%s is compared as %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
