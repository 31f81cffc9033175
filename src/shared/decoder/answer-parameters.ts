/** An answer as parameters of a URI: a parameter a legend field, with the field's own name. */
import { callingCode } from '../base/calling-codes.ts';
import { type Answer, type FieldName, fieldsOf } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import type { Parameter } from './tel-uri.ts';

/** The fields of the service that the answer knows, but `tel`, which is the URI's own number. A parameter cannot say "not known". */
export function knownFields(service: ServiceCode, answer: Answer): FieldName[] {
  return fieldsOf(service).filter((field) => field !== 'tel' && answer[field] !== undefined && answer[field] !== null);
}

/** The parameters of these fields, in their order. A routing number that is not global (RFC 4694) gets its context. */
export function parametersOf(answer: Answer, fields: readonly FieldName[]): Parameter[] {
  return fields.flatMap((field): Parameter[] => {
    const value = answer[field];
    if (value === undefined || value === null) return [];
    if (field === 'npdi') return [[field, true]];
    const written: Parameter = [field, String(value)];
    return field === 'rn' && !written[1].toString().startsWith('+') ? [written, ...contextOf(answer.tel)] : [written];
  });
}

/** A national routing number means something in its country alone: that of the number. */
function contextOf(tel: string): Parameter[] {
  const country = callingCode(Number(tel.slice(0, 4)));
  return country ? [['rn-context', `+${country.code}`]] : [];
}
