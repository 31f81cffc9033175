import { CallError } from '../api/call.ts';
import { refusalOf } from './refusal.ts';

/** The server's message about the visitor's link, if the link is at fault. */
export function linkErrorOf(failure: unknown): string | undefined {
  return failure instanceof CallError ? failure.errors?.['token'] : undefined;
}

/** Answers the message for a form without a field of this name. */
export function linkRefusalOf(failure: unknown): string | Record<string, string> {
  return linkErrorOf(failure) ?? refusalOf(failure);
}
