import { troubleIn } from './absence.ts';

/** Does one after the other, and what fails keeps none of the others from it; but a database that is away fails all. Throws at the end what failed. */
export async function eachInTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (troubleIn(error) === 'away') throw error;
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, failures.map((failure) => wordsOf(failure)).join('; '));
}

/** The message of an error. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
