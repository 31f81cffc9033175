import { expect, test } from 'vitest';
import { callName } from '../../shared/developers/described-calls.ts';
import { describedCalls } from '../../server/test-support/samples.ts';
import { fieldsIn } from './schema-words.ts';
import { germanDescriptions } from './german-descriptions.ts';

/** The document's texts that the page shows for each call. */
const shown = new Set(
  describedCalls.flatMap(({ summary, parameters, body, files }) => [
    summary,
    ...parameters.flatMap(({ description, schema }) => description ?? schema.description ?? []),
    ...fieldsIn(body?.schema ?? {}).flatMap(({ schema }) => schema.description ?? []),
    ...files.flatMap(({ description }) => description ?? []),
  ]),
);

test('every parameter, field and file of the calls of programs has a description', () => {
  const without = describedCalls.flatMap((call) => [
    ...call.parameters.flatMap(({ name, description }) => (description === undefined ? `${callName(call)}: ${name}` : [])),
    ...fieldsIn(call.body?.schema ?? {}).flatMap(({ name, schema }) =>
      schema.description === undefined ? `${callName(call)}: ${name}` : [],
    ),
    ...call.files.flatMap(({ field, description }) => (description === undefined ? `${callName(call)}: ${field}` : [])),
  ]);
  expect(without).toEqual([]);
});

test('all that the OpenAPI document says of the calls of programs has its German words, and nothing else', () => {
  expect(Object.keys(germanDescriptions).toSorted()).toEqual([...shown].toSorted());
});
