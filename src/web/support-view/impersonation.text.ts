import { catalogue } from '../locale/catalogue.ts';

export const impersonationText = catalogue('impersonationText', {
  already: 'Already in a support view',
  staff: 'Staff',
  invited: 'Invitation pending',
});
