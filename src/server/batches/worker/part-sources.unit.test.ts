import { expect, test } from 'vitest';
import { SourceWriter, type AnswerSource } from '../../../numbers/batch/row-sources.ts';
import { readSources, sourcesPiece } from './part-sources.ts';

const made: AnswerSource = { source: 'data', dataVersion: 'ported-3-9f86d081', simulated: false };
const drama: AnswerSource = { ...made, simulated: true };
const live: AnswerSource = { source: 'live', dataVersion: null, simulated: true };

/** Writes rows with these sources, a list for each service, and reads them back. */
function readBack(services: readonly (readonly (AnswerSource | undefined)[])[]) {
  const results = services.map((rows) => {
    const writer = new SourceWriter();
    for (const source of rows) writer.add(writer.placeOf(source));
    return { sources: writer.take() };
  });
  const piece = Buffer.from(sourcesPiece(results));
  return readSources(piece).map(({ known, rows }) => [...rows].map((place) => known[place - 1]));
}

test('each row of each service has its source again, or none', () => {
  const services = [
    [made, drama, undefined, { ...made }],
    [live, live, live, undefined],
  ];
  expect(readBack(services)).toEqual(services);
  expect(readBack([[], []])).toEqual([[], []]);
});

test('more sources than a byte tells apart are not known, and the others stay what they are', () => {
  const many = Array.from({ length: 300 }, (_, version) => ({ ...made, dataVersion: `ported-${version}` }));
  const back = readBack([[...many, ...many]])[0];
  expect(back).toEqual([...many, ...many].map((source, row) => (row % 300 < 255 ? source : undefined)));
});
