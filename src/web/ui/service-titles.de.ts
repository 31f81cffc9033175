import { germanServiceTitles } from '../../shared/services/german-service-titles.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { serviceText } from './service-titles.text.ts';

export const german: Translated<typeof serviceText> = { titles: germanServiceTitles };
