import { afterEach, beforeEach, expect, test } from 'vitest';
import { usersSaid } from '../../shared/users/said.ts';
import { sentence, showTexts } from '../locale/catalogue.ts';
import { translator } from '../locale/translated.ts';
import { german } from './said.de.ts';

beforeEach(() => showTexts({ sentence: translator(german) }));
afterEach(() => showTexts({}));

test.each([
  [1, 17, 'Reports', 'Berichte erteilt'],
  [49, 1, 'Reports, Billing', 'Berichte, Abrechnung entzogen'],
  [1, 16, 'My Documents', 'Berichte erteilt und Meine Dokumente entzogen'],
])('what somebody else made of the permissions %s meanwhile, %s, is said by their labels', (seen, now, english, translated) => {
  const said = usersSaid.changedMeanwhile(seen, now);
  expect(said.text).toContain(english);
  expect(sentence(said)).toContain(`Jemand anderes hat inzwischen ${translated} (aus den Berechtigungen ${seen} wurden ${now})`);
});

test('permissions that one does not hold are named', () => {
  expect(sentence(usersSaid.cannotGrant(['reports', 'billing']))).toMatch(/Ihnen fehlt: Berichte, Abrechnung$/);
  expect(sentence(usersSaid.cannotTake(['reports', 'billing']))).toMatch(/Ihnen fehlt: Berichte, Abrechnung$/);
});
