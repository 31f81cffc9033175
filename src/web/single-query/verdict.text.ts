import { englishVerdict } from '../../shared/single-query/verdict-words.ts';
import { catalogue } from '../locale/catalogue.ts';

/** The verdict in the current language; tickets have it in English. */
export const verdictWords = catalogue('verdictWords', { ...englishVerdict });
