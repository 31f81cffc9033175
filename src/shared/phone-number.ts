/** A telephone number as calls take it: E.164 digits alone (ITU-T E.164: at most 15; here at least 3). */
import * as z from 'zod/mini';

export const e164Pattern = /^[1-9]\d{2,14}$/;
/** Specification, section 5. */
export const e164Message = 'Please provide a full E164 number without leading + and only numbers';
export const phoneRequiredMessage = 'Phone number is required';

export const PhoneNumber = z
  .string({ error: phoneRequiredMessage })
  .check(z.minLength(1, { error: phoneRequiredMessage, abort: true }), z.regex(e164Pattern, { error: e164Message }));
