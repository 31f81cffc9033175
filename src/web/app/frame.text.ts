import { catalogue } from '../locale/catalogue.ts';

/** Of what stands around the sign-in page, too: read where it is shown. */
export const frameText = catalogue('frameText', {
  skip: 'Skip to content',
  offline: 'Offline',
  contact: 'Contact support',
  legalLinks: 'Legal',
  socialLinks: 'Social links',
});
