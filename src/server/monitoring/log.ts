/** The log: one JSON object per line. It never contains queries or identities, not even in the properties of an error. */
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config/config.ts';
import { OutsideFault } from '../base/errors.ts';

/** Writes to the standard output, or to `destination`. */
export function createLog({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Returns the loggable part of an error, including its causes. Nothing else: databases add statement, parameters and row values, and others anything. */
function loggedError(error: Error): { type: string; message: string; stack: string | undefined; code: string | undefined } {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack: isOutside(error) ? undefined : stack, code: codeOf(error) };
}

/** True for errors from outside. The system's own, such as a refused connection, have a `syscall`; their stacks lead only into Node. */
const isOutside = (error: unknown): boolean => error instanceof Error && (error instanceof OutsideFault || 'syscall' in error);

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
