import { describe, expect, test } from 'vitest';
import { cutMail } from './cut-mail.ts';

/** The mail, and how many of its last lines are cut. */
const cut: readonly (readonly [string, string[], number])[] = [
  ['Gmail', ['Since 09:00.', '', 'On Mon, Mar 2, 2026 at 10:00\u202fAM Portal <portal@portal.example> wrote:', '', '> Since when?'], 3],
  [
    'Gmail, broken into lines',
    ['Yes.', 'On Mon, Mar 2, 2026 at 10:00 AM A Provider With A Long Name <', 'portal@portal.example> wrote:', '> Since when?'],
    3,
  ],
  ['Gmail in German', ['Ja.', '', 'Am Mo., 2. März 2026 um 10:00 Uhr schrieb Portal <portal@portal.example>:', '', '> Seit wann?'], 3],
  ['Thunderbird in German', ['Ja.', '', 'Am 02.03.26 um 10:00 schrieb Portal:', '> Seit wann?'], 2],
  ['Apple Mail', ['Yes.', '', '> On 2. Mar 2026, at 10:00, Portal <portal@portal.example> wrote:', '> ', '> Since when?'], 3],
  ['Outlook, in plain text', ['Yes.', '', '-----Original Message-----', 'From: Portal', 'Sent: Monday', '', 'Since when?'], 5],
  [
    'Outlook, of HTML',
    [
      'Yes.',
      '',
      '________________________________',
      'From: Portal <portal@portal.example>',
      'Sent: Monday, March 2, 2026 10:00 AM',
      'To: Ann',
      'Subject: Re',
      'Since when?',
    ],
    6,
  ],
  ['Outlook in German', ['Ja.', '', 'Von: Portal', 'Gesendet: Montag, 2. März 2026 10:00', 'An: Ann', 'Betreff: Re', '', 'Seit wann?'], 6],
  ['a head in bold', ['Yes.', '', '*From:* Portal', '*Date:* Monday', '*To:* Ann', 'Since when?'], 4],
  ['a signature', ['Yes.', '', '-- ', 'Ann', 'Customer Ltd'], 3],
  ['a signature above the quoted mail', ['Yes.', '-- ', 'Ann', '', 'On 2 March 2026, Portal wrote:', '> Since when?'], 5],
  ['quoted lines below', ['Yes.', '', '> Since when?', '> And what?'], 2],
  ['quoted lines of quoted lines', ['Yes.', '>> Since when?', '> And what?'], 2],
];

describe('What stands below the words of the person is cut', () => {
  test.each(cut)('%s', (_name, lines, count) => {
    const { text, cutText } = cutMail(lines.join('\r\n'));
    expect(cutText).toBe(lines.slice(-count).join('\n').trim());
    expect(text).toBe(lines.slice(0, -count).join('\n').trim());
  });
});

describe('Nothing is cut', () => {
  test.each([
    ['where somebody writes between quoted lines', '> Since when?\n09:00.\n> And what?\nAll.'],
    ['where somebody writes below the quoted mail', 'On Mon, 2 Mar 2026, Portal wrote:\n> Since when?\n\nSince 09:00.'],
    ['where there are quoted lines alone', '> Since when?'],
    ['of sentences that begin alike', 'On Monday it worked.\nFrom: here on it does not.\nAm I right?\n- one\n-- two'],
    ['where nothing is new', '-----Original Message-----\nFrom: Portal'],
  ])('%s', (_name, mail) => {
    expect(cutMail(mail)).toEqual({ text: mail, cutText: null });
  });
});

test('a long mail of lines that look alike is cut as well', () => {
  const line = 'On 1';
  const mail = `Yes.\n${`${line}\n`.repeat(40_000)}`;
  expect(cutMail(mail)).toEqual({ text: mail.trim(), cutText: null });
});
