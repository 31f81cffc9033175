import { germanWords } from '../../shared/watch/german-watch-words.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { watchWords } from './words.text.ts';

export const german: Translated<typeof watchWords> = germanWords;
