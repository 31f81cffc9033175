/** The log: one JSON object a line. What people asked and who they are is never in it, also not in what an error carries along. */
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config/config.ts';
import { OutsideFault } from '../base/errors.ts';

/** Writes to the standard output, or to `destination`. */
export function createLog({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * What is said of an error, its causes included. Nothing else of it: the databases add statement, parameters and values of the row, and others
 * what they please.
 */
function loggedError(error: Error): { type: string; message: string; stack: string | undefined; code: string | undefined } {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack: isOutside(error) ? undefined : stack, code: codeOf(error) };
}

/** The system's own errors, as of a connection that is refused, have a `syscall`; their stacks lead into Node alone. */
const isOutside = (error: unknown): boolean => error instanceof Error && (error instanceof OutsideFault || 'syscall' in error);

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
