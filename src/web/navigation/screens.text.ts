import { confirmPath, forgotPasswordPath } from '../../shared/base/mailed-links.ts';
import type { ScreenPath } from '../../shared/base/routes.ts';
import { catalogue } from '../locale/catalogue.ts';

/** Titles in the language of the specification, which find a screen in any other language, too. */
export const englishTitles: Record<ScreenPath, string> = {
  '/home': 'Home',
  '/gnr-search': 'GNR Search',
  '/testing': 'Testing & Diagnostics',
  '/testing/batch/$id': 'Batch',
  '/watch': 'Watch List',
  '/support': 'Support',
  '/support/ticket/$id': 'Ticket',
  '/reports': 'Reports',
  '/downloads': 'Downloads',
  '/users': 'Users',
  '/users/add': 'Add user',
  '/users/edit/$id': 'Edit user',
  '/admin': 'Admin',
  '/admin/add': 'Admin: add user',
  '/admin/edit/$id': 'Admin: edit user',
  '/admin/ticket/$id': 'Admin: ticket',
  '/admin/organisation/add': 'Admin: add organisation',
  '/admin/organisation/$id': 'Admin: organisation',
  '/account': 'My Account',
  '/status': 'Service status',
  '/developers': 'API',
  '/serviceLegend': 'Service legend',
  '/auth/login': 'Login',
  '/auth/authenticate': 'Multi Factor',
  [forgotPasswordPath]: 'Forgot password',
  [confirmPath]: 'Confirm e-mail',
  '/auth/single-sign-on': 'Single sign-on',
  '/auth/logout': 'Sign out',
};

/** The screens' names in the document's title and the menu. Read when shown. `factor` names the set-up of a passkey or an app. */
export const screensText = catalogue('screensText', { titles: englishTitles, unknown: 'Page not found', factor: 'One more step' });
