import type { organisationsSaid } from '../../shared/organisations/said.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof organisationsSaid> = {
  noAccount: (account) => `Die Organisation ${account} gibt es nicht`,
};

export const german = { organisationsSaid: said };
