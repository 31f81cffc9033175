/** Answers to calls about the watch list. */
import { sayings } from '../base/sayings.ts';
import { entriesInWords } from './entries-in-words.ts';

export const watchSaid = sayings('watchSaid', {
  added: (entries: number) => `${entriesInWords(entries)} added`,
  removed: (entries: number) => `${entriesInWords(entries)} removed`,
  tooMany: (most: number, watched: number, added: number) =>
    `An organisation can watch ${most.toLocaleString('en')} numbers and prefixes. ${watched.toLocaleString('en')} are watched, ${added.toLocaleString('en')} would be new, and there is room for ${Math.max(0, most - watched).toLocaleString('en')}. Nothing was added`,
});
