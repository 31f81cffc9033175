import { catalogue } from '../locale/catalogue.ts';

export const singleKeysText = catalogue('singleKeysText', {
  title: 'Keys',
  label: 'Single-letter keys',
  detail: (box: string) => `The keys ?, / and g with a letter. Switch them off where speech or slips of the hand press them; ${box} stays.`,
  /** The key that opens the command box. */
  ctrl: 'Ctrl+K',
  show: 'Show all keys',
});
