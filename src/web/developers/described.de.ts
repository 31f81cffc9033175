import type { Translated } from '../locale/catalogue.ts';
import { germanDescriptions } from './german-descriptions.ts';
import type { describedText } from './described.text.ts';

export const german: Translated<typeof describedText> = { inWords: (english) => germanDescriptions[english] ?? english };
