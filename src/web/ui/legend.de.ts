import { germanDefinitions } from '../../shared/services/german-legend.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { legendText } from './legend.text.ts';

const legendGerman: Translated<typeof legendText> = { definitions: germanDefinitions };

export const german = { legendText: legendGerman };
