import { describe, expect, test } from 'vitest';
import { legend } from '../services/legend.ts';
import { decode, maxPastedLength } from './decode.ts';

const line =
  '3.2.1.0.0.9.0.0.7.7.4.4.npq.example.net. 60 IN NAPTR 10 100 "u" "E2U+pstn:tel" ' +
  '"!^.*$!tel:+447700900123;npdi;npi=yes;cic=44001;cc=GB;cn=Example%20Mobile;nt=mobile;mcc=234;mnc=99;rc=0!" .';
const contact = 'Contact: <sip:+12025550123;npdi;rn=+12025440000@sip.example.net;user=phone>;q=0.5';

const wordsOf = (text: string) => Object.fromEntries(decode(text).parts.map(({ name, value, words }) => [name, [value, words]]));

describe('A NAPTR record', () => {
  test('each of its fields and every parameter of its URI stands in words', () => {
    expect(decode(line)).toMatchObject({ form: 'NAPTR record', number: '447700900123', problems: [] });
    expect(decode(line).parts.map(({ name }) => name)).toEqual([
      'domain',
      'order',
      'preference',
      'flags',
      'service',
      'regexp',
      'replacement',
      'number',
      'npdi',
      'npi',
      'cic',
      'cc',
      'cn',
      'nt',
      'mcc',
      'mnc',
      'rc',
    ]);
    expect(wordsOf(line)).toMatchObject({
      npdi: [null, expect.stringContaining('need not query it again')],
      npi: ['yes', 'Ported: a network other than the range holder serves the number.'],
      cc: ['GB', 'The number is assigned to United Kingdom.'],
      cn: ['Example Mobile', expect.anything()],
      rc: ['0', 'Success. The answer is complete.'],
    });
  });

  test('as dig prints it, with its backslashes, and as its data alone', () => {
    const asDig = line.replaceAll(/;(?=[a-z])/g, String.raw`\;`);
    expect(decode(asDig)).toEqual(decode(line));
    const data = line.slice(line.indexOf('10 100'));
    expect(decode(data).parts).toEqual(decode(line).parts.slice(1));
  });

  test('over several lines, in parentheses, with a comment', () => {
    const folded = line.replace('NAPTR 10 100', 'NAPTR ( 10 100 ; the best\n').concat(' )');
    expect(decode(folded).parts).toEqual(decode(line).parts);
  });

  test('its expression is applied to the number of its domain', () => {
    const taking = String.raw`3.2.1.0.0.9.0.0.7.7.4.4.e164.arpa. NAPTR 10 100 "u" "E2U+pstn:tel" "!^(.*)$!tel:\1;mcc=310!" .`;
    expect(decode(taking)).toMatchObject({ number: '447700900123', problems: [] });
    expect(decode(taking.slice(taking.indexOf('10 100'))).problems).toEqual([
      {
        what: String.raw`The URI "tel:\1;mcc=310" takes digits from the number`,
        where: 'field 5 of 6, regexp',
        wanted: 'the record with its domain, which has the number',
      },
    ]);
  });
});

test('A Contact header: the parameters before the @ and those behind it', () => {
  expect(decode(contact)).toMatchObject({ form: 'SIP Contact', number: '12025550123', problems: [] });
  expect(decode(contact).parts.map(({ of, name, value }) => [of, name, value])).toEqual([
    ['uri', 'number', '+12025550123'],
    ['parameter', 'npdi', null],
    ['parameter', 'rn', '+12025440000'],
    ['uri', 'host', 'sip.example.net'],
    ['contact', 'user', 'phone'],
    ['contact', 'q', '0.5'],
  ]);
  expect(decode(`SIP/2.0 302 Moved Temporarily\r\n${contact}\r\n`)).toEqual(decode(contact));
});

test('A tel: URI: what the legend does not have is said to be private, what it has is in words', () => {
  expect(wordsOf('tel:+79161234567;npdi;rn=d2701;rn-context=+7;x-own=1')).toMatchObject({
    rn: ['d2701', expect.stringContaining('national')],
    'rn-context': ['+7', expect.stringContaining('Where the routing number is valid')],
    'x-own': ['1', 'A private parameter, not in the service legend.'],
  });
});

test.each<[string, string, unknown[]]>([
  ['a global one, as in RFC 4694', ';cic=+1-6789', []],
  ['digits alone', ';cic=44001', []],
  ['a local one with its context', ';cic=6789;cic-context=+1', []],
  ['a local one whose context stands before it', ';cic-context=+1;cic=67-89', []],
  ['letters', ';cic=+1-ABC', [{ what: '"+1-ABC" is not a valid cic', where: 'parameter 1, cic', wanted: 'digits only' }]],
  ['a sign without digits', ';cic=+', [{ what: '"+" is not a valid cic', where: 'parameter 1, cic', wanted: 'digits only' }]],
])('A carrier identifier is judged as the reader of answers takes it: %s', (_what, parameters, problems) => {
  expect(decode(`tel:+18005550123${parameters}`).problems).toEqual(problems);
});

test.each(legend.filter(({ name }) => name !== 'tel').map(({ name }) => name))('every field of the legend has words: %s', (name) => {
  expect(decode(`tel:+447700900123;${name}=1`).parts.at(-1)?.words).toMatch(/^[A-Z].*\.$/s);
});

describe('What is malformed is explained: what, where, what is wanted', () => {
  test.each<[string, string, string, string]>([
    ['', 'There is nothing here', 'the text', 'a NAPTR record, a tel: URI or a SIP Contact'],
    ['hello', 'This is none of the three forms', 'at the start, "hello"', 'a NAPTR record, a tel: URI or a SIP Contact'],
    ['tel:+447700900123;mcc=2', '"2" is not a valid mcc', 'parameter 1, mcc', 'three digits'],
    ['tel:+447700900123;npi', 'npi has no value', 'parameter 1, npi', 'npi= and its value'],
    ['tel:+447700900123;npdi;npi=perhaps', '"perhaps" is not a valid npi', 'parameter 2, npi', 'yes, no or na'],
    ['tel:+447700900123;rc=0;rc=3', 'rc appears twice; the last one counts', 'parameter 2, rc', 'each parameter once'],
    ['tel:+447700900123;;rc=0', 'A parameter has no name', 'parameter 1', 'a name after the semicolon'],
    ['tel:+447700900123;cn=50%', 'Two hexadecimal digits are missing after a percent sign', 'parameter 1, cn', '%25 for the sign itself'],
    ['tel:+447700900123;rn=d2701', 'The national routing number has no context', 'parameter 1, rn', 'rn-context'],
    ['tel:07700900123', 'The number does not start with +', 'at "07700900123"', '+ and the country code'],
    ['tel:abc', '"abc" is not a number', 'at the start of the URI', '+ and the digits'],
    ['sip:+447700900123;npdi', 'The sip: URI has no host', 'after the number and its parameters', '@ and a host'],
    ['Contact: <sip:+447700900123@h', 'The angle bracket is not closed', 'after the URI', '>'],
    [line.replace('"u"', '"s"'), '"s" is not valid as flags in ENUM', 'field 3 of 6, flags, at character', '"u"'],
    [line.replace('NAPTR 10', 'NAPTR 70000'), '"70000" is not valid as order in ENUM', 'field 1 of 6, order', 'a whole number up to 65535'],
    [line.replace('rc=0!', 'rc=0'), 'The expression does not have three delimiters', 'field 5 of 6, regexp', '!pattern!URI!'],
    [line.replace(' .', ''), 'The replacement is missing', 'field 6 of 6, replacement', 'a single dot'],
    [line.replace('!" .', '!'), 'The text of regexp is not closed', 'field 5 of 6, regexp', 'a quotation mark after it'],
    ['x'.repeat(maxPastedLength + 1), 'This is longer than 4,000 characters', 'the text', 'a NAPTR record'],
  ])('%s', (text, what, where, wanted) => {
    expect(decode(text).problems).toContainEqual({
      what,
      where: expect.stringContaining(where),
      wanted: expect.stringContaining(wanted),
    });
  });

  test('of several contacts it is said that there are more', () => {
    expect(decode('Contact: <sip:+447700900123@a>;q=1, <sip:+447700900124@b>').problems).toMatchObject([
      { what: 'There are 2 contacts; only the first is explained' },
    ]);
  });
});
