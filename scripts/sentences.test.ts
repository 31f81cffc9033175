import { expect, test } from 'vitest';
import { germanSentences, germanValues } from '../src/web/locale/german-sentences/german-sentences.ts';
import { operations } from '../src/web/locale/german-sentences/calls.ts';
import { saidSentences } from './said-sentences.ts';

/** What nobody reads on a screen, and why. */
const exempt: Record<string, readonly string[]> = {
  'only a program makes such a call': [
    'The password must be sent as its SHA3-512 digest: 128 lower-case hex digits',
    'This address cannot be read',
    'Of expectations only 100-continue is met',
    'This address takes {}',
    'This address takes POST',
    'A range search shows 1 to {} rows',
    'A reason code is a number such as 105',
    'There is no reason code {}',
    'No answer has a field of this name. There are {}',
    'Send an API key as Authorization: Bearer dp_…: a person makes it in My Account',
    'This is not for the session of a person. {}',
    'This is for programs, and not for the page of another site',
    'There is no tool of this name',
    'Nothing answers {} at this address',
    'This method is not allowed here',
    'Send JSON: Content-Type: application/json',
    'The file has {} bytes',
    'The header Idempotency-Key takes 1 to 200 visible characters',
    'This Idempotency-Key was used for another request',
    'The header X-Requested-With: XMLHttpRequest is required',
    'Send the file as it is, not packed',
    'Send a form: Content-Type: multipart/form-data',
    'Send one file at a time',
    'The human check here is another provider’s',
    'Send what the browser answered, as it is',
    'Send what the provider answered, as it is',
    'People whom the portal does not know are refused or admitted',
    'Say true or false',
    'This field is required',
    'A text is wanted here',
    'A number is wanted here',
    'A whole number is wanted here',
    'A list is wanted here',
    'An object is wanted here',
    'One of {} is wanted here',
    'A number of at {} {} is wanted here',
    'At {} {} characters are wanted here',
    'At {} {} are wanted here',
    'There is no field {}',
    'This is not written as it has to be',
    'This is not what is wanted here',
    'A key cannot do this: it is for a person who is signed in',
    'This API key is not taken from the address {}',
    'This key, or its owner, does not hold the permission {}',
    'This is not a whole API key: copy all of it, from dp_ to the last of its 62 characters',
    'This API key is mistyped: its checksum does not match. It was not looked up',
    'There is no such API key',
    'The API key {} was revoked',
    'The API key {} expired on {} (UTC)',
    'The owner of the API key {} is no user any more, so it opens nothing',
    'The organisation of the API key {} is closed',
    'The API key {} came back with a backup and is off: its owner keeps it in My Account, or an administrator under Users',
    'At most {} numbers are answered in one call: send more as a batch, with POST /api/batchquery/batch_query',
    'Send the numbers as a list',
    'Send at least one number',
    'Say 1 to take E.164 digits alone',
    'At most {} services are asked in one call',
    'Nothing answers POST at this address',
    'This needs the token of the mail server',
    'Send the mail as it is: Content-Type: message/rfc822',
    'There is no mail in this call',
    'Nothing was added: {}',
    'Nothing was added: this mail was taken before',
    'The mail was added to ticket {}',
  ],
  'who runs the portal reads it, in the log or at the command line': [
    'The file {} in the storage is not the one that was imported',
    'What was being archived changed meanwhile',
    'The thread that reads the archive ended',
    '{}, line {}: an erasure is written as 2026-05-31T12:00:00.000Z 1001',
    '{} is missing',
    '{} is damaged: it is not what was written',
    'Another import changed {} in the meantime. Import again',
    'No ported numbers were imported: there is nothing whose coverage could be declared',
    'Nothing was imported into {}: there is no version to go back to',
    'Version {} of {} is no longer kept',
    'The storage {}, and the database belongs to storage {}: give each node the DATA_DIR/files or the STORAGE_URL of this portal. ',
    'Where those files are lost for good, write {} into a file {} there',
    'SECRET_KEY is missing: it is not set, and the file secret-key of this database is not in {}',
    'SECRET_KEY_PREVIOUS is set, and the database is of an older version, which does not say which of the two keys its passwords are of: start once with that key alone as SECRET_KEY, then with both',
    'SECRET_KEY does not fit the database, whose passwords and mails were written with another key: set that one, or name it in SECRET_KEY_PREVIOUS',
    'HTTP status {}',
    'One-time code for {}: {}',
  ],
  'it stands in the audit log': [
    '{} takes the place of {}, which works for {} hours more',
    '{}, {} in all',
    '{}, by mail',
    '{}: from {} to {}',
    '{} as {} for {}',
    '{}; was: {}',
    '{} at {}',
    '{} to {}',
    '{} wrong passwords',
    '{}: the sender was not the person to whom its address belongs',
  ],
  'the screen of the sessions has its own words for it': ['A program', '{} on {}', 'Support view'],
  'the screen of the tickets has its own words for it': ['Numbering or Response Issue'],
  'the OpenAPI document says it': [
    'Queries by country and day: of the complete days before today, or with countryList of chosen countries up to now; or from one day to another',
  ],
  'a program reads it, which calls with a key': [
    'The service gnr is not enabled for your organisation: ask your provider to enable it',
    'This destination is switched off for your organisation: ask your provider to open it',
    'The daily quota of your organisation is used up: ask again after midnight UTC',
  ],
  'an assistant reads it': [
    'Telephone-number data. Numbers are E.164 digits without + and spaces. null and unknown mean that it cannot be told, never no. Say where an answer comes from (source, asOf), and explain fields and reason codes with the tools for it.',
  ],
  'it is part of a sentence or of a file': [
    'Came with the mail and was not kept: {}',
    '{} batch{}',
    '{}<worksheet xmlns="{}/spreadsheetml/2006/main"><sheetData>',
  ],
};

const said = saidSentences();
const exempted = Object.values(exempt).flat();
const german = { ...germanValues, ...germanSentences };

test('every sentence of the server and of shared schemas has its German one, or a reason why not', () => {
  expect(said.size).toBeGreaterThan(250);
  const missing = [...said].filter(([text]) => !(text in german) && !exempted.includes(text));
  expect(missing.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
});

test('no German sentence is of one that is no longer said', () => {
  const stale = [...exempted, ...Object.keys(germanSentences)].filter((text) => !said.has(text) && !(text in operations));
  expect(stale).toEqual([]);
});

test('a German sentence says the values of the English one, each once', () => {
  const places = (text: string) => [...text.matchAll(/\{(?:name)?\d?\}/g)].length;
  expect(Object.entries(german).filter(([english, translated]) => places(english) !== places(translated))).toEqual([]);
});
