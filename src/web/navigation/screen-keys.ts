/** The keys of the portal: `g` and a letter lead to a screen. The list of keys is made from here. */
import type { PlainPath, SignInPath } from '../../shared/base/routes.ts';
import { singleKeysText } from './single-keys.text.ts';

export type KeyedPath = Exclude<PlainPath, SignInPath>;

/** The letter of each screen; null if a screen is a step from another one. A sequence of keys has no form in `aria-keyshortcuts`. */
export const screenKeys: Record<KeyedPath, string | null> = {
  '/home': 'h',
  '/gnr-search': 'n',
  '/testing': 't',
  '/watch': 'w',
  '/reports': 'r',
  '/downloads': 'd',
  '/support': 's',
  '/users': 'u',
  '/users/add': null,
  '/admin': 'a',
  '/admin/add': null,
  '/admin/organisation/add': null,
  '/account': 'm',
  '/status': 'v',
  '/developers': 'p',
  '/serviceLegend': 'l',
};

// The keys of the table above, in their order.
export const keyedPaths = Object.keys(screenKeys) as KeyedPath[];

/** True on Apple devices: there the command box opens by Cmd+K, since Ctrl+K cuts a line. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
export const boxKey = { aria: isApple ? 'Meta+K' : 'Control+K', shown: isApple ? '⌘K' : singleKeysText.ctrl };
