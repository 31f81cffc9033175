/** Answers for a ticket, as the portal showed them. */
import type { Evidence } from '../../shared/tickets/evidence.ts';

export type { Evidence };

/** Returns an answer as the text that a ticket keeps. */
export function recordedAnswer(answer: unknown): string {
  return JSON.stringify(answer, null, 2);
}

/** A value of a recorded answer, or values by name. */
export type RecordedValue = string | readonly (readonly [name: string, value: RecordedValue])[];

/** Reads a recorded answer; text that is no JSON stays text. */
export function readRecordedAnswer(text: string): RecordedValue {
  try {
    return valueOf(JSON.parse(text));
  } catch {
    return text;
  }
}

function valueOf(value: unknown): RecordedValue {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object') ? value.join(', ') : value.map((one, at) => [String(at + 1), valueOf(one)]);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value).map(([name, of]) => [name, valueOf(of)]);
}
