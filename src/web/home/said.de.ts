import type { homeWanted } from '../../shared/home/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const wanted: Translated<typeof homeWanted> = {
  part: (parts) => `Verwenden Sie einen dieser Werte: ${parts.join(', ')}`,
};

export const german = { homeWanted: wanted };
