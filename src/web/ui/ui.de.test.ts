import { expect, test } from 'vitest';
import { german } from './ui.de.tsx';

test.each([
  ['CIC List, 2026-11-23 (e057a466)', 'CIC-Liste, 2026-11-23 (e057a466)'],
  ['CIC List changes, 2026-11-23 (e057a466)', 'CIC-Liste, Änderungen, 2026-11-23 (e057a466)'],
  ['Weekly report 2026-W46, 2026-11-09 to 2026-11-15', 'Wochenbericht 2026-W46, 2026-11-09 bis 2026-11-15'],
  ['Monthly report 2026-10, 2026-10-01 to 2026-10-31', 'Monatsbericht 2026-10, 2026-10-01 bis 2026-10-31'],
  ['All ranges, 2026-07-30', 'Alle Rufnummernbereiche, 2026-07-30'],
  ['Zone 4: Europe, calling codes 40 to 49, 2026-07-30', 'Zone 4: Europa, Landesvorwahlen 40 bis 49, 2026-07-30'],
  ['Zone 9: West, Central and South Asia, 2026-07-30', 'Zone 9: West-, Zentral- und Südasien, 2026-07-30'],
  ['Reports: product guide', 'Reports: Produkthandbuch (englisch)'],
  ['Price list of the provider', 'Price list of the provider'],
])('%j is titled %j in German', (english, expected) => {
  expect(german.documentTitlesText.shown(english)).toBe(expected);
});
