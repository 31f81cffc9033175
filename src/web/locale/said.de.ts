import type { baseSaid } from '../../shared/base/said.ts';
import type { baseWanted } from '../../shared/base/wanted.ts';
import type { Translated } from './catalogue.ts';

const said: Translated<typeof baseSaid> = {
  sentences: (all) => all.join(' '),
  more: (count) => `Und ${count} weitere, die errors nennt`,
  signIn: 'Bitte melden Sie sich an',
};

const wanted: Translated<typeof baseWanted> = {
  link: 'Dieser Link ist nicht gültig',
  shorterName: (most) => `Ein Name hat höchstens ${most} Zeichen`,
  plainName: 'Ein Name hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
};

export const german = { baseSaid: said, baseWanted: wanted };
