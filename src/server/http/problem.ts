/** A refusal as `application/problem+json` (RFC 9457), for callers that accept it. */
import { errorCodes } from '../../shared/base/error-codes.ts';
import type { AppError } from '../base/errors.ts';

export const problemType = 'application/problem+json';

/** The page that explains each code. */
const apiPage = '/developers';

/** Returns true if `accept` names problems and does not prefer plain JSON (RFC 9110, section 12.5.1). Callers that accept anything get plain JSON. */
export function wantsProblem(accept: string | undefined): boolean {
  const quality = (type: string) => {
    const named = (accept ?? '').split(',').map((range) => range.split(';').map((part) => part.trim().toLowerCase()));
    const [, ...parameters] = named.find(([name]) => name === type) ?? ['', 'q=0'];
    return Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  };
  const wanted = quality(problemType);
  return wanted > 0 && wanted >= quality('application/json');
}

/** Returns the problem. `instance` is the id of the request; `type` links to the code on the page of the API. */
export function problemOf(error: AppError, requestId: string | undefined): Record<string, unknown> {
  // The sentence by name is for screens, which never request a problem.
  const { message, code, said: _, ...rest } = error.body();
  return {
    type: `${apiPage}#${code}`,
    title: errorCodes[code].title,
    status: error.status,
    detail: message,
    code,
    ...rest,
    ...(requestId !== undefined && { instance: encodeURI(requestId) }),
  };
}
