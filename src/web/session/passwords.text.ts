import { minPasswordLength } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';

export const passwordsText = catalogue('passwordsText', {
  rules: `At least ${minPasswordLength} characters. Common passwords, your name and your organisation's name are refused.`,
  /** Specification, section 5. */
  tooShort: `Password must be at least ${minPasswordLength} characters long`,
  enterCurrent: 'Please enter your current password',
  enterNew: 'Please enter new password',
  enterNewAgain: 'Please enter new password again',
});
