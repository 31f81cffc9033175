/** The refusal of a call some of whose fields are not as they have to be. */
import type { ErrorBody } from '../../shared/base/error-body.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { Said, saidOf } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';

/** A sentence for each field by its path (`numbers.3`), as a schema said it or by name; `candidates` are the numbers that a field may have meant. */
export function fieldsRefused(texts: Record<string, Said | string>, candidates?: NonNullable<ErrorBody['candidates']>): AppError {
  const has = candidates !== undefined && Object.keys(candidates).length > 0;
  const errors = Object.fromEntries(Object.entries(texts).map(([field, said]) => [field, typeof said === 'string' ? saidOf(said) : said]));
  return new AppError('validation_failed', sentencesOf(Object.values(errors)), { errors, ...(has && { candidates }) });
}

/** A list of a thousand may have a thousand faults: `errors` has all of them, the sentence for people the first. */
const saidFaults = 5;

function sentencesOf(errors: readonly Said[]): Said {
  const all = [...new Map(errors.map((said) => [said.text, said])).values()];
  const more = all.length > saidFaults ? [baseSaid.more(all.length - saidFaults)] : [];
  const [first, ...others] = [...all.slice(0, saidFaults), ...more];
  return first && others.length === 0 ? first : baseSaid.sentences([...all.slice(0, saidFaults), ...more]);
}
