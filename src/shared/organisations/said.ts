/** What calls about organisations are answered. */
import { sayings } from '../base/sayings.ts';

export const organisationsSaid = sayings('organisationsSaid', {
  noAccount: (account: number) => `There is no organisation ${account}`,
});
