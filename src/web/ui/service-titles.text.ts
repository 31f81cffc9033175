import { services, type ServiceCode } from '../../shared/services/services.ts';
import { catalogue } from '../locale/catalogue.ts';

/** Titles beside the codes of services, for new users. */
export const serviceText = catalogue('serviceText', {
  // The codes are those of the table.
  titles: Object.fromEntries(services.map(({ code, title }) => [code, title])) as Record<ServiceCode, string>,
});
