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
    widen: 'Widen the menu',
    minimise: 'Minimise the menu',
  },
  session: {
    title: 'Your session is about to end',
    unused: (left: number) => `Nothing was asked of the portal for a while. You will be signed out in ${minutes(left)}.`,
    atMost: (left: number) =>
      `A session lasts 12 hours at most. You will be signed out in ${minutes(left)}; save what you are doing, and sign in again.`,
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
    over: 'The support view is over: its time was up, or the customer may no longer sign in. You are in your own session again.',
  },
  permissions: {
    changed: 'Your permissions have changed.',
    added: (names: readonly string[]) => were(names, 'added'),
    removed: (names: readonly string[]) => were(names, 'removed'),
  },
  closed: {
    needsFactor: 'No other screen opens until a passkey or an authenticator app is set up in My Account.',
    inSupportView: 'This screen is closed in a support view. Stop the support view to open it.',
    toCustomers: "This screen is for the provider's own administrators.",
    toUserLookedAt: (permission: string) =>
      `This screen needs the permission ${permission}, which the user in this support view does not hold.`,
    toStaff: (permission: string) => `This screen needs the permission ${permission}. Another platform administrator can grant it.`,
    toUser: (permission: string) =>
      `This screen needs the permission ${permission}. An administrator of your organisation who holds it can grant it.`,
  },
  /** Texts around the two counters, which the print style sheet adds. */
  page: { before: 'Page ', between: ' of ' },
});
