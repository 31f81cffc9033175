import { describe, expect, test } from 'vitest';
import { AppError } from '../base/errors.ts';
import { createMailReader, readMailHead } from './incoming-mail.ts';

const bytesOf = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
const read = (lines: readonly string[]) => createMailReader().read(bytesOf(lines));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** An answer sent by Gmail. */
const gmail = [
  'Content-Type: multipart/alternative; boundary="000000000000a1"',
  '',
  '--000000000000a1',
  'Content-Type: text/plain; charset="UTF-8"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'It is caf=C3=A9 =E2=82=AC 5, and a long line that is broken =',
  'here.',
  '',
  'On Mon, Mar 2, 2026 at 10:00=E2=80=AFAM Portal <portal@portal.example>',
  'wrote:',
  '',
  '> Since when?',
  '',
  '--000000000000a1',
  'Content-Type: text/html; charset="UTF-8"',
  '',
  '<div dir="ltr">It is caf&eacute;</div>',
  '--000000000000a1--',
];

/** An answer sent by Outlook, as HTML only. */
const outlook = [
  'Content-Type: text/html; charset="utf-8"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(
    '<html><head><style>p { color: red }</style></head><body><p>It is <b>all</b> of it &amp; more.</p><p>Gr\u00fc\u00dfe</p><hr><p><b>From:</b> Portal<br><b>Sent:</b> Monday<br><b>To:</b> Ann<br><b>Subject:</b> Re</p><p>Since when?</p><script>run()</script></body></html>',
  ).toString('base64'),
];

describe('The text of a mail', () => {
  test.each([
    ['plain', ['', 'Since 09:00.', '', 'All of it.'], 'Since 09:00.\n\nAll of it.'],
    ['in quoted-printable', ['Content-Transfer-Encoding: quoted-printable', '', 'a=3Db =', 'c'], 'a=b c'],
    [
      'in base64 of UTF-8',
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', 'R3LDvMOfZSDwn5iA'],
      'Gr\u00fc\u00dfe \u{1f600}',
    ],
    [
      'in Latin 1',
      ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable', '', 'Gr=FC=DFe'],
      'Gr\u00fc\u00dfe',
    ],
    ['with controls, which are left out', ['', 'a\u0000b\u001b[31mc\td'], 'ab[31mc\td'],
    ['none', ['', ''], ''],
  ])('is read where it is %s', async (_name, lines, text) => {
    expect(await read(['From: ann@customer.example', ...lines])).toEqual({ text, attachments: [] });
  });

  test('of two forms is the plain one', async () => {
    expect(await read(['From: ann@customer.example', ...gmail])).toEqual({
      text: 'It is caf\u00e9 \u20ac 5, and a long line that is broken here.\n\nOn Mon, Mar 2, 2026 at 10:00\u202fAM Portal <portal@portal.example>\nwrote:\n\n> Since when?',
      attachments: [],
    });
  });

  test('of HTML alone is its words, in lines', async () => {
    const { text } = await read(['From: ann@customer.example', ...outlook]);
    expect(
      text
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'It is all of it & more.',
      'Gr\u00fc\u00dfe',
      '-------------',
      'From: Portal',
      'Sent: Monday',
      'To: Ann',
      'Subject: Re',
      'Since when?',
    ]);
  });

  test('names files, be it a mail, and reads none of them', async () => {
    const part = (type: string, name: string, words: string) => [
      '--x',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment${name}`,
      '',
      words,
    ];
    const lines = [
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      '',
      'See.',
      ...part('image/png', '; filename="a\u202eb.png"', 'x'),
      ...part('message/rfc822', '', 'From: b@c.example\r\n\r\nHidden.'),
      '--x--',
    ];
    expect(await read(['From: ann@customer.example', ...lines])).toEqual({ text: 'See.', attachments: ['ab.png', 'message/rfc822'] });
  });

  test('names twenty files, and counts the others', async () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => ['--x', `Content-Disposition: attachment; filename="${at}.png"`, '', 'x']).flat();
    const attachmentsOf = async (count: number) => {
      const lines = ['Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'See.', ...files(count), '--x--'];
      return (await read(['From: ann@customer.example', ...lines])).attachments;
    };
    const twenty = Array.from({ length: 20 }, (_, at) => `${at}.png`);
    expect(await attachmentsOf(20)).toEqual(twenty);
    expect(await attachmentsOf(22)).toEqual([...twenty, '2 more']);
  });

  test('has at most 200,000 characters', async () => {
    expect(await codeOf(read(['From: ann@customer.example', '', 'x'.repeat(200_001)]))).toBe('payload_too_large');
    expect((await read(['From: ann@customer.example', '', 'x'.repeat(200_000)])).text).toHaveLength(200_000);
  });
});

test('a mail that is not read in good time is given up', async () => {
  expect(await codeOf(createMailReader({ timeoutMs: 1 }).read(bytesOf(['From: ann@customer.example', '', 'x'])))).toBe('malformed_request');
});

test('no more than four are read at once', async () => {
  const reader = createMailReader();
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(reader.read(bytesOf(['From: a@b.example', '', 'x'])))));
  expect(codes.filter((code) => code === 'none')).toHaveLength(4);
  expect(codes).toContain('overloaded');
  expect(await codeOf(reader.read(bytesOf(['From: a@b.example', '', 'x'])))).toBe('none');
});

describe('The head of a mail', () => {
  test('says who sent it, and to whom: first what the mail server says', async () => {
    const head = await readMailHead(
      bytesOf([
        'To: "Portal, the" <One@Portal.example>,',
        ' two@portal.example',
        'Cc: Group: three@portal.example;',
        'Delivered-To: four@portal.example',
        'From: =?utf-8?q?Ann_=28x=40y.example=29?= <ANN@customer.example>',
        '',
        'From: thief@evil.example',
      ]),
    );
    expect(head.from).toBe('ann@customer.example');
    expect(head.recipients).toEqual(['four@portal.example', 'one@portal.example', 'two@portal.example', 'three@portal.example']);
  });

  test('says the first fifty recipients, each once', async () => {
    const to = Array.from({ length: 60 }, (_, at) => `${at}@portal.example`);
    const { recipients } = await readMailHead(bytesOf(['From: ann@customer.example', `To: ${[...to, ...to].join(',\r\n ')}`, '', 'x']));
    expect(recipients).toEqual(to.slice(0, 50));
  });

  test.each([
    ['two senders', ['From: ann@customer.example, thief@evil.example']],
    ['two lines of senders', ['From: ann@customer.example', 'From: thief@evil.example']],
    ['none that has an address', ['From: Ann']],
  ])('has no sender where there are %s', async (_name, lines) => {
    expect((await readMailHead(bytesOf([...lines, '', 'x']))).from).toBe('');
  });

  test.each([
    ['nothing', ''],
    ['no sender', 'To: a@b.example\r\n\r\nFrom: ann@customer.example\r\n'],
    ['JSON', '{"from":"ann@customer.example"}'],
    ['random bytes', Buffer.from([0, 255, 13, 10, 13, 10, 1, 2])],
    ['a head without end', `From: ann@customer.example\r\n${'X: y\r\n'.repeat(50_000)}`],
  ])('is refused where there is %s', async (_name, mail) => {
    expect(await codeOf(readMailHead(Buffer.from(mail)))).toBe('malformed_request');
  });

  test('a mail is known by its Message-ID, or by all of it', async () => {
    const keyOf = async (...lines: string[]) => (await readMailHead(bytesOf(['From: a@b.example', ...lines]))).key.toString('hex');
    expect(await keyOf('Message-ID: <1@b>', '', 'x')).toBe(await keyOf('Message-ID: <1@b>', '', 'y'));
    expect(await keyOf('Message-ID: <1@b>', '', 'x')).not.toBe(await keyOf('Message-ID: <2@b>', '', 'x'));
    expect(await keyOf('', 'x')).toBe(await keyOf('', 'x'));
    expect(await keyOf('', 'x')).not.toBe(await keyOf('', 'y'));
  });
});
