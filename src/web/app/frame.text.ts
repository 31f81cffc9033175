import { catalogue } from '../locale/catalogue.ts';

/** Texts of the frame, also around the sign-in page: read where shown. */
export const frameText = catalogue('frameText', {
  skip: 'Skip to content',
  offline: 'Offline',
  contact: 'Contact support',
  legalLinks: 'Legal',
  socialLinks: 'Social links',
});
