/** Messages on the server's standard error, one per line: `LEVEL:  words`. */
import type { FastifyBaseLogger } from 'fastify';

export type ServerLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
type LogLevel = keyof ServerLog;

/** FATAL ends a connection, PANIC the server. Other lines are details of the line before, or of a program around it. */
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
  /** Takes a piece of the server's output. */
  take(text: string): void;
  /** Returns the last message that names a fault; else the last line; empty if there was none. */
  last(): string;
  /** Logs lines at their own level if true, else as debug: those of a normal start or stop matter only then. */
  setLogged(isLogged: boolean): void;
}

/** Reads the output of one server. */
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
