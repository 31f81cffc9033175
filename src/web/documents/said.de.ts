import type { documentsSaid } from '../../shared/documents/said.ts';
import type { documentsWanted } from '../../shared/documents/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof documentsSaid> = {
  isGone: 'Dieses Dokument ist nicht mehr gespeichert',
  guideUnderWay: 'Wir erstellen das Produkthandbuch gerade. Versuchen Sie es gleich noch einmal',
};

const wanted: Translated<typeof documentsWanted> = {
  matter: 'Unbekannte Art von Dokument',
  noSuchDocument: 'Dokument nicht gefunden',
  guide: 'Verwenden Sie matter=product-documentation für das Produkthandbuch',
};

export const german = { documentsSaid: said, documentsWanted: wanted };
