/** Document texts in each language: the same blocks, in characters that the fonts have. */
import { expect, test } from 'vitest';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { languageTags } from '../../shared/base/language.ts';
import { isPrintable } from './pdf/pdf-style.ts';
import type { Block } from './pdf/pdf.ts';
import { guideBlocks } from './product-guide.ts';
import { reportTexts } from './texts/report-text.ts';

const branding = {
  productName: 'Dialplane',
  providerName: 'Example Carrier',
  supportEmail: 'support@carrier.example',
  batchesKeptDays: 30,
};

const textsOf = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => stringsIn(block));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Describes the structure of a block without its words. */
function shapeOf(block: Block) {
  if (block.kind === 'list') return [block.kind, block.items.length];
  if (block.kind === 'table') return [block.kind, block.columns.length, block.rows.map((row) => row.length)];
  return [block.kind];
}

test.each(languageTags)('the guide in %s has no character that the fonts do not have', (language) => {
  expect(textsOf(guideBlocks(branding, language)).filter((text) => !isPrintable(text))).toEqual([]);
});

test('the guides have the same chapters, lists and tables', () => {
  const [english, ...others] = languageTags.map((language) => guideBlocks(branding, language).map(shapeOf));
  for (const other of others) expect(other).toEqual(english);
});

test('every country has a German name that the fonts have', () => {
  const all = new Set([...codes.map(([code = '']) => code), 'AC', 'TA', 'XK', '001', 'ZZ']);
  const names = [...all].map((code) => reportTexts.de.country(code, ''));
  expect(names.filter((name) => name === '' || !isPrintable(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
