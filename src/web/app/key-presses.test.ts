import { expect, test } from 'vitest';
import { meaningOf, type Place, type Press } from './key-presses.ts';

const plain: Press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
const screen: Place = { isApple: false, isTyping: false, isUnderDialog: false, areSingleKeysOn: true, isAfterLead: false };

test.each<[string, Partial<Press>, Partial<Place>, object | null]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, {}, { does: 'box' }],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, {}, { does: 'box' }],
  ['Ctrl+K in a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }, {}, { does: 'box' }],
  ['Ctrl+K in a field', { key: 'k', ctrlKey: true }, { isTyping: true }, { does: 'box' }],
  ['Ctrl+K with single keys off', { key: 'k', ctrlKey: true }, { areSingleKeysOn: false }, { does: 'box' }],
  ['Ctrl+K held down', { key: 'k', ctrlKey: true, repeat: true }, {}, null],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, {}, null],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, {}, null],
  ['Cmd+K elsewhere', { key: 'k', metaKey: true }, {}, null],
  ['Cmd+K on a Mac', { key: 'k', metaKey: true }, { isApple: true }, { does: 'box' }],
  ['Ctrl+K on a Mac, which cuts a line', { key: 'k', ctrlKey: true }, { isApple: true }, null],
  ['?', { key: '?', shiftKey: true }, {}, { does: 'keys' }],
  ['/', { key: '/' }, {}, { does: 'search' }],
  ['/ with Shift, as in German', { key: '/', shiftKey: true }, {}, { does: 'search' }],
  ['Ctrl+/', { key: '/', ctrlKey: true }, {}, null],
  ['/ in a field', { key: '/' }, { isTyping: true }, null],
  ['/ in a dialog', { key: '/' }, { isUnderDialog: true }, null],
  ['/ with single keys off', { key: '/' }, { areSingleKeysOn: false }, null],
  ['? with single keys off', { key: '?' }, { areSingleKeysOn: false }, null],
  ['g', { key: 'g', code: 'KeyG' }, {}, { does: 'lead' }],
  ['g in a Greek layout', { key: 'γ', code: 'KeyG' }, {}, { does: 'lead' }],
  ['g in a field', { key: 'g' }, { isTyping: true }, null],
  ['Shift+g', { key: 'G', shiftKey: true }, {}, null],
  ['Alt+g', { key: 'g', altKey: true }, {}, null],
  ['h', { key: 'h' }, {}, null],
  ['h after g', { key: 'h' }, { isAfterLead: true }, { does: 'letter', letter: 'h' }],
  ['g after g', { key: 'g' }, { isAfterLead: true }, { does: 'letter', letter: 'g' }],
  ['Shift after g', { key: 'Shift', shiftKey: true }, { isAfterLead: true }, null],
  ['h after g in a dialog', { key: 'h' }, { isAfterLead: true, isUnderDialog: true }, null],
  ['a key without a letter', { key: 'Enter', code: 'Enter' }, { isAfterLead: true }, null],
])('%s', (_, press, place, meaning) => {
  expect(meaningOf({ ...plain, ...press }, { ...screen, ...place })).toEqual(meaning);
});
