import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';

/** Texts of the controls that the sign-in page shares: read where shown. */
export const controlsText = catalogue('controlsText', {
  tone: { error: 'Error', success: 'Success', warning: 'Warning', info: 'Information' },
  tryAgain: 'Try again',
  failedScreen: {
    title: 'This page could not be shown',
    what: 'Try again. If it happens again, tell support what you were doing.',
    request: (id: ReactNode): ReactNode => <>Request {id}</>,
  },
  wait: {
    loading: 'Loading',
    working: (seconds: number) => (seconds > 0 ? `Working… ${seconds} s` : 'Working…'),
    long: 'Still working',
  },
  password: {
    capsLock: 'Caps lock is on',
    show: (label: string) => `Show ${label.toLowerCase()}`,
  },
  theme: { name: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  toast: {
    heading: (operation: string) => operation,
    open: 'Open',
    close: (heading: string) => `Close: ${heading}`,
  },
});
