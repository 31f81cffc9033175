import type { documentsSaid } from '../../shared/documents/said.ts';
import type { documentsWanted } from '../../shared/documents/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof documentsSaid> = {
  isGone: 'Dieses Dokument ist nicht mehr gespeichert',
  guideUnderWay: 'Das Produkthandbuch entsteht gerade. Bitte versuchen Sie es gleich noch einmal',
};

const wanted: Translated<typeof documentsWanted> = {
  matter: 'Dokumente dieser Art gibt es nicht',
  noSuchDocument: 'Dieses Dokument gibt es nicht',
  guide: 'Das Produkthandbuch gehört zur Produktdokumentation',
};

export const german = { documentsSaid: said, documentsWanted: wanted };
