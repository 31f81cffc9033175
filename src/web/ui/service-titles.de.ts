import { germanServiceTitles } from '../../shared/services/german-service-titles.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { serviceText } from './service-titles.text.ts';

const serviceGerman: Translated<typeof serviceText> = { titles: germanServiceTitles };

export const german = { serviceText: serviceGerman };
