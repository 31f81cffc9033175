import { errorCodes, type ErrorCode } from '../../shared/base/error-codes.ts';
import { catalogue } from '../locale/catalogue.ts';

export const errorCodesText = catalogue('developers/error-codes', {
  // The codes are those of the closed list.
  about: Object.fromEntries(Object.entries(errorCodes).map(([code, { about }]) => [code, about])) as Record<ErrorCode, string>,
});
