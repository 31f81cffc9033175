import { CallError } from '../api/call.ts';
import { refusalOf } from './refusal.ts';

/** What the server says of the link that somebody came by, where that is what is wrong. */
export function linkErrorOf(failure: unknown): string | undefined {
  return failure instanceof CallError ? failure.errors?.['token'] : undefined;
}

/** The same for a form without a field of this name. */
export function linkRefusalOf(failure: unknown): string | Record<string, string> {
  return linkErrorOf(failure) ?? refusalOf(failure);
}
