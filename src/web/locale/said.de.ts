import type { baseSaid } from '../../shared/base/said.ts';
import type { Translated } from './catalogue.ts';

const said: Translated<typeof baseSaid> = {
  sentences: (all) => all.join(' '),
  more: (count) => `Und ${count} weitere, die errors nennt`,
};

export const german = { baseSaid: said };
