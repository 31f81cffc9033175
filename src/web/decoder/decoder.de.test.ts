import { expect, test } from 'vitest';
import { legend } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { decode } from '../../shared/decoder/decode.ts';
import { german } from './decoder.de.tsx';

/** Pasted texts, each with the beginning of a sentence about it. */
const pasted: readonly (readonly [text: string, said: string])[] = [
  ['', 'Hier steht nichts'],
  ['hello', 'Das ist keine der drei Formen'],
  ['7'.repeat(5_000), 'Das ist länger als'],
  ['3.2.1.e164.arpa. NAPTR 10 100 "u" "E2U+tel" "!^.*$!tel:+447700900123;npi=yes;cc=GB;rc=0!" .', 'Portiert: Ein anderes Netz'],
  ['NAPTR 10 x "s" "E2U" "!^" foo more', 'Nach dem Eintrag folgt weiterer Text'],
  ['NAPTR 10 100 "u', 'Der Text von flags ist nicht geschlossen'],
  ['tel:447700900123;rn=20;;npi=perhaps;mcc=2;mcc=3;x-own=%2;cic', 'Die Rufnummer beginnt nicht mit +'],
  ['Contact: <sip:+12025550123;dno=true;ns=absent@a.example>, <sip:+12025550124@b.example>', 'Hier stehen 2 Contacts'],
];

/** The legend's texts, which screens show in German but a test has in English. */
const ofLegend = [...legend.map(({ definition }) => definition), ...reasonCodes.map(({ description }) => description)];

test.each(pasted)('of %.40s everything is said in German: %s', (text, said) => {
  const sayings = ({ parts, problems }: ReturnType<typeof decode>) => [
    ...parts.map(({ words }) => words),
    ...problems.flatMap(({ what, where, wanted }) => [what, where, wanted]),
  ];
  const [english, translated] = [sayings(decode(text)), sayings(decode(text, german.decoderWords))];
  expect(translated).toContainEqual(expect.stringMatching(new RegExp(`^${said.replace('+', '\\+')}`)));
  expect(translated.filter((words) => english.includes(words) && !ofLegend.includes(words))).toEqual([]);
});
