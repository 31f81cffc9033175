import type { servicesWanted } from '../../shared/services/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const wanted: Translated<typeof servicesWanted> = {
  required: 'Bitte wählen Sie mindestens einen Dienst',
  noSuchService: 'Diesen Dienst gibt es nicht',
};

export const german = { servicesWanted: wanted };
