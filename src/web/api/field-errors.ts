import type * as z from 'zod/mini';

/** Returns the first message of each field that a form's schema refuses; an empty object if it accepts everything. */
export function fieldErrors(result: z.core.util.SafeParseResult<unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
