import { germanReasonCodes } from '../../shared/services/german-reason-codes.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { reasonCodesText } from './reason-codes.text.ts';

export const german: Translated<typeof reasonCodesText> = { descriptions: germanReasonCodes };
