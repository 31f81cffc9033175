import { germanReasonCodes } from '../../shared/services/german-reason-codes.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { reasonCodesText } from './reason-codes.text.ts';

const reasonCodesGerman: Translated<typeof reasonCodesText> = { descriptions: germanReasonCodes };

export const german = { reasonCodesText: reasonCodesGerman };
