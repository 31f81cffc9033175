/** The sections of My Account that addresses name after "#", and the tabs that they are in. */
export type AccountTab = 'sign-in' | 'profile' | 'preferences' | 'api-keys';

const sections = {
  'change-password': 'sign-in',
  passkeys: 'sign-in',
  'authenticator-app': 'sign-in',
  'recovery-codes': 'sign-in',
  'change-email': 'sign-in',
  'open-sessions': 'sign-in',
  'more-access': 'profile',
  language: 'preferences',
  times: 'preferences',
  'home-country': 'preferences',
  theme: 'preferences',
  keys: 'preferences',
  'api-keys': 'api-keys',
} as const satisfies Record<string, AccountTab>;

export type AccountSection = keyof typeof sections;

const tabs = new Map<string, AccountTab>(Object.entries(sections));

/** Returns the tab of a section; undefined for any other text. */
export function tabOfSection(section: string): AccountTab | undefined {
  return tabs.get(section);
}
