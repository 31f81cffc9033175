/** What the server writes to its standard error, a message a line: `LEVEL:  words`. */
import type { FastifyBaseLogger } from 'fastify';

export type ServerLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
type LogLevel = keyof ServerLog;

/** What ends a connection is FATAL, what ends the server PANIC. Its other lines are details of the one before, or of a program around it. */
const levels: Readonly<Record<string, LogLevel>> = {
  DEBUG: 'debug',
  INFO: 'info',
  NOTICE: 'info',
  LOG: 'info',
  WARNING: 'warn',
  ERROR: 'warn',
  FATAL: 'warn',
  PANIC: 'error',
};

export interface ServerWords {
  /** Takes a piece of what the server writes. */
  take(text: string): void;
  /** The last sentence that says what went wrong; else the last line; empty where it said nothing. */
  last(): string;
  /** Whether its lines are logged as they are meant. Those of every start and stop are of no interest, unless somebody debugs. */
  setLogged(isLogged: boolean): void;
}

/** Reads what one server writes. */
export function readServerWords(log: ServerLog): ServerWords {
  let rest = '';
  let isLogged = false;
  let [lastLine, lastFault] = ['', ''];
  const takeLine = (line: string) => {
    const [, word = '', words = line] = /^([A-Z]+)\d?:\s+(.*)$/.exec(line) ?? [];
    const level = levels[word] ?? 'debug';
    log[isLogged ? level : 'debug']({ from: 'postgres' }, words);
    lastLine = words;
    if (word === 'FATAL' || word === 'PANIC') lastFault = words;
  };
  return {
    take(text) {
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
      lines.filter((line) => line.trim() !== '').forEach(takeLine);
    },
    last: () => lastFault || lastLine || rest.trim(),
    setLogged: (should) => void (isLogged = should),
  };
}
