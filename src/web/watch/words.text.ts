import { englishWords } from '../../shared/watch/watch-words.ts';
import { catalogue } from '../locale/catalogue.ts';

/** What is watched, in the language that is shown; mails and files have it in English. */
export const watchWords = catalogue('watch/words', { ...englishWords });
