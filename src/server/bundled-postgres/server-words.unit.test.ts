import { expect, test } from 'vitest';
import { readServerWords, type ServerLog } from './server-words.ts';

function reader() {
  const lines: string[] = [];
  const at = (level: string) => (fields: object, text?: string) => void lines.push(`${level} ${JSON.stringify(fields)} ${text}`);
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as unknown as ServerLog;
  return { lines, words: readServerWords(log) };
}

test('each message is a line of the log with a level, also where it comes in pieces', () => {
  const { lines, words } = reader();
  words.setLogged(true);
  words.take('LOG:  server process (PID 7) was terminated by sig');
  words.take(
    'nal 9: Killed\nFATAL:  sorry, too many clients already\nPANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device\n',
  );
  words.take('WARNING:  terminating connection\n\terror while loading shared libraries\n');
  expect(lines).toEqual([
    'info {"from":"postgres"} server process (PID 7) was terminated by signal 9: Killed',
    'warn {"from":"postgres"} sorry, too many clients already',
    'error {"from":"postgres"} could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'warn {"from":"postgres"} terminating connection',
    'debug {"from":"postgres"} \terror while loading shared libraries',
  ]);
});

test('what every start and stop says is for those who debug', () => {
  const { lines, words } = reader();
  words.take('LOG:  starting PostgreSQL\n');
  expect(lines).toEqual(['debug {"from":"postgres"} starting PostgreSQL']);
});

test.each([
  [
    'LOG:  listening\nFATAL:  lock file "postmaster.pid" already exists\nLOG:  database system is shut down\n',
    'lock file "postmaster.pid" already exists',
  ],
  ['postgres: error while loading shared libraries: libpq.so.5\n', 'postgres: error while loading shared libraries: libpq.so.5'],
  ['unfinished', 'unfinished'],
  ['', ''],
])('the last sentence that says what went wrong: %j', (text, last) => {
  const { words } = reader();
  words.take(text);
  expect(words.last()).toBe(last);
});
