/** An answer as parameters of a URI: one parameter per legend field, with the field's name. */
import { callingCode } from '../base/calling-codes.ts';
import { type Answer, type FieldName, fieldsOf } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import type { Parameter } from './tel-uri.ts';

/** Returns the known fields of the service without `tel`, which is the number of the URI. A parameter cannot express "unknown". */
export function knownFields(service: ServiceCode, answer: Answer): FieldName[] {
  return fieldsOf(service).filter((field) => field !== 'tel' && answer[field] !== undefined && answer[field] !== null);
}

/** Returns the parameters of these fields, in order. A routing number that is not global (RFC 4694) gets its context. */
export function parametersOf(answer: Answer, fields: readonly FieldName[]): Parameter[] {
  return fields.flatMap((field): Parameter[] => {
    const value = answer[field];
    if (value === undefined || value === null) return [];
    if (field === 'npdi') return [[field, true]];
    const written: Parameter = [field, String(value)];
    return field === 'rn' && !written[1].toString().startsWith('+') ? [written, ...contextOf(answer.tel)] : [written];
  });
}

/** Context of a national routing number: the country of the number, because it is only valid there. */
function contextOf(tel: string): Parameter[] {
  const country = callingCode(Number(tel.slice(0, 4)));
  return country ? [['rn-context', `+${country.code}`]] : [];
}
