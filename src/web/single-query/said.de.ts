import type { singleQuerySaid } from '../../shared/single-query/said.ts';
import type { singleQueryWanted } from '../../shared/single-query/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof singleQuerySaid> = {
  timedOut: (service) => `${service}: Das vorgelagerte Netz hat nicht rechtzeitig geantwortet`,
  failed: (service) => `${service}: Das vorgelagerte Netz hat einen Fehler gemeldet`,
  isBusy: (service) => `${service}: Das vorgelagerte Netz nimmt gerade keine weiteren Abfragen an`,
};

const wanted: Translated<typeof singleQueryWanted> = {
  days: (days) => `Eine Einzelabfrage verwendet immer ${days} Tage`,
};

export const german = { singleQuerySaid: said, singleQueryWanted: wanted };
