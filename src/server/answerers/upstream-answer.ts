/** The answer of an upstream about a number, translated to the service legend and checked before it is shown. */
import { Answer, type FieldName, fieldsAlwaysIn } from '../../shared/services/legend.ts';
import { reasonCode } from '../../shared/services/reason-codes.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { fieldValue } from '../../shared/decoder/field-value.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Raw values by legend field; `undefined`, `null` and empty text mean unknown. */
export type RawAnswer = Partial<Record<FieldName, unknown>>;

/** Longer than any name or code: external text needs a bound. */
const maxTextLength = 200;
/** The values that mean unknown in fields that are never `null`. */
const notKnown: RawAnswer = { npi: 'na', nt: 'unknown', ns: 'unknown', nv: 'unknown' };

/**
 * Returns the answer about `tel` with every field of the service's full answer. Without a reason code it is a success. Throws `UpstreamFault` if nothing was
 * found, if a value does not fit the legend, or if the reason code itself reports an upstream failure.
 */
export function answerFromUpstream(service: ServiceCode, tel: string, raw: RawAnswer): Answer {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    // The keys are legend fields: they come from a checked configuration or from the legend itself.
    const read = valueOf(name as FieldName, value);
    if (read !== undefined) values[name] = read;
  }
  if (Object.keys(values).length === 0) throw unusable('its answer holds no field of the legend');
  values['rc'] ??= 0;
  const isSuccess = reasonCode(Number(values['rc']))?.class === 'success';
  if (isSuccess) for (const name of fieldsAlwaysIn(service)) if (name !== 'npdi') values[name] ??= notKnown[name] ?? null;
  const checked = Answer.safeParse({ ...values, tel });
  if (!checked.success) {
    const fields = [...new Set(checked.error.issues.map(({ path }) => path.join('.')))].join(', ');
    throw unusable(`its answer does not fit the legend: ${fields}`);
  }
  requireNoFailure(checked.data.rc);
  return checked.data;
}

/** A fault of the answer about one number, which says nothing about others. */
function unusable(message: string): UpstreamFault {
  return new UpstreamFault('failed', message, { isAlive: true });
}

function requireNoFailure(rc: number): void {
  const line = reasonCode(rc);
  if (line === undefined) throw unusable('its answer has a reason code that does not exist');
  if (line.class === 'failure')
    throw new UpstreamFault(rc === 300 ? 'timed-out' : 'failed', `it answered with reason code ${rc}`, { isAlive: true });
}

/** Returns the value in the field's own type, or undefined if it is unknown. */
function valueOf(name: FieldName, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && value.length > maxTextLength) throw unusable(`its ${name} is longer than a name`);
  return fieldValue(name, value);
}
