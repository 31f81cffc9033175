import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

const minutes = (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` });
const list = new Intl.ListFormat('en');
const were = (names: readonly string[], done: string) =>
  `${list.format(names)} ${plural(names.length, { one: 'was', other: 'were' })} ${done}.`;

export const portalText = catalogue('portalText', {
  sidebar: {
    menu: 'Menu',
    main: 'Main',
    find: 'Find',
    widen: 'Expand the menu',
    minimise: 'Minimise the menu',
  },
  session: {
    title: 'Your session is about to end',
    unused: (left: number) => `You have been inactive for a while. You will be signed out in ${minutes(left)}.`,
    atMost: (left: number) =>
      `Sessions last at most 12 hours. You will be signed out in ${minutes(left)}. Save your work, then sign in again.`,
    signOut: 'Sign out',
    stay: 'Stay signed in',
    ok: 'OK',
  },
  supportView: {
    name: 'Support view',
    of: 'Support view:',
    stop: 'Stop support view',
    left: (count: number) => (count === 0 ? 'ending now' : `${minutes(count)} left`),
    announced: (left: string) => `Support view: ${left}`,
    over: 'The support view is over: its time is up, or the customer can no longer sign in. You are back in your own session.',
  },
  permissions: {
    changed: 'Your permissions have changed.',
    added: (names: readonly string[]) => were(names, 'added'),
    removed: (names: readonly string[]) => were(names, 'removed'),
  },
  factor: { lead: 'Your organisation requires a passkey or an authenticator app. Set one up to continue.' },
  closed: {
    inSupportView: 'This page is closed in a support view. Stop the support view to open it.',
    toCustomers: 'This page is for administrators of the provider.',
    toUserLookedAt: (permission: string) =>
      `This page needs the permission ${permission}, which the user in this support view does not hold.`,
    toStaff: (permission: string) => `This page needs the permission ${permission}. Another platform administrator can grant it.`,
    toUser: (permission: string) =>
      `This page needs the permission ${permission}. An administrator of your organisation who holds it can grant it.`,
  },
  /** Texts around the two counters, which the print style sheet adds. */
  page: { before: 'Page ', between: ' of ' },
});
