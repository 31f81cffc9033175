import { expect, test } from 'vitest';
import { misspeltNames } from './misspelt.ts';

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['PUBLIC-URL', 'PUBLIC_URL'],
  ['DIALPLANE_PUBLIC_URL', 'PUBLIC_URL'],
  ['PORTAL_DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['HOSTS', 'HOST'],
  ['SMTP_URI', 'SMTP_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['SECRET_KEYS', 'SECRET_KEY'],
  ['SECRETKEY_FILE', 'SECRET_KEY_FILE'],
  ['SECRET_KEY_PREVOIUS', 'SECRET_KEY_PREVIOUS'],
])('%s: did you mean %s?', (name, meant) => {
  expect(misspeltNames({ [name]: 'a value' })).toEqual([`${name} is not a variable of the portal: did you mean ${meant}?`]);
});

/** Other names of a normal environment. */
const others =
  'HOME PATH PWD OLDPWD USER LOGNAME SHELL SHLVL TERM LANG LC_ALL TZ EDITOR PAGER MAIL HOSTNAME DISPLAY COLUMNS LINES TMPDIR DEBUG CI NODE_ENV ' +
  'NODE_OPTIONS NODE_EXTRA_CA_CERTS NPM_CONFIG_CACHE npm_lifecycle_event INIT_CWD AWS_DEFAULT_REGION AWS_SESSION_TOKEN AWS_PROFILE PGHOST PGPORT ' +
  'PGDATA PGUSER SUDO_USER KUBERNETES_SERVICE_HOST KUBERNETES_PORT HTTP_PROXY https_proxy NO_PROXY INVOCATION_ID JOURNAL_STREAM XDG_DATA_DIRS POSTGRES_URL';

test('what an environment has besides is none of its business', () => {
  expect(misspeltNames(Object.fromEntries(others.split(' ').map((name) => [name, 'a value'])))).toEqual([]);
});

test('a name that is known is no misspelling, an empty value is none at all', () => {
  expect(misspeltNames({ PUBLIC_URL: 'x', SECRET_KEY_FILE: 'x', PUBLIC_ULR: '' })).toEqual([]);
});

test('a secret that is given twice, and a file for what is no secret', () => {
  expect(misspeltNames({ SECRET_KEY: 'hunter2', SECRET_KEY_FILE: '/run/key', PUBLIC_URL_FILE: '/run/url' })).toEqual([
    'SECRET_KEY_FILE is ignored because SECRET_KEY is also set: unset one of them',
    'PUBLIC_URL_FILE is ignored: PUBLIC_URL is not a secret, set it directly',
  ]);
});
