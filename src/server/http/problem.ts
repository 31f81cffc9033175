/** A refusal as `application/problem+json` (RFC 9457), for whoever asks for it. */
import { errorCodes } from '../../shared/base/error-codes.ts';
import type { AppError } from '../base/errors.ts';

export const problemType = 'application/problem+json';

/** Tells what each code means. */
const apiPage = '/developers';

/** Whether `accept` names problems, and likes plain JSON no better (RFC 9110, section 12.5.1). Who takes anything gets plain JSON. */
export function wantsProblem(accept: string | undefined): boolean {
  const quality = (type: string) => {
    const named = (accept ?? '').split(',').map((range) => range.split(';').map((part) => part.trim().toLowerCase()));
    const [, ...parameters] = named.find(([name]) => name === type) ?? ['', 'q=0'];
    return Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  };
  const wanted = quality(problemType);
  return wanted > 0 && wanted >= quality('application/json');
}

/** `instance` is the id of the request. `type` leads to what the page of the API says of the code. */
export function problemOf(error: AppError, requestId: string | undefined): Record<string, unknown> {
  // The sentence by name is for screens, which ask for no problem.
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
