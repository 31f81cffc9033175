/** The refusal of a call some of whose fields are not as they have to be. */
import type { ErrorBody } from '../../shared/base/error-body.ts';
import { AppError } from '../errors.ts';

/** A sentence for each field by its path (`numbers.3`); `candidates` are the numbers that a field may have meant. */
export function fieldsRefused(errors: Record<string, string>, candidates?: NonNullable<ErrorBody['candidates']>): AppError {
  const has = candidates !== undefined && Object.keys(candidates).length > 0;
  return new AppError('validation_failed', sentencesOf(errors), { errors, ...(has && { candidates }) });
}

/** A list of a thousand may have a thousand faults: `errors` has all of them, the sentence for people the first. */
const saidFaults = 5;

function sentencesOf(errors: Record<string, string>): string {
  const all = [...new Set(Object.values(errors))];
  const more = all.length > saidFaults ? [`And ${all.length - saidFaults} more, which errors names`] : [];
  return [...all.slice(0, saidFaults), ...more].join(' ');
}
