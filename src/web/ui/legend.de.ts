import { germanDefinitions } from '../../shared/services/german-legend.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { legendText } from './legend.text.ts';

export const german: Translated<typeof legendText> = { definitions: germanDefinitions };
