import type { Translated } from '../locale/catalogue.ts';
import type { controlsText } from './controls.text.tsx';

const controlsGerman: Translated<typeof controlsText> = {
  tone: { error: 'Fehler', success: 'Erfolg', warning: 'Warnung', info: 'Hinweis' },
  tryAgain: 'Erneut versuchen',
  failedScreen: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    what: 'Versuchen Sie es erneut. Geschieht es noch einmal, sagen Sie dem Support, was Sie gerade getan haben.',
    request: (id) => <>Anfrage {id}</>,
  },
  wait: {
    loading: 'Wird geladen',
    working: (seconds) => (seconds > 0 ? `In Arbeit … ${seconds} s` : 'In Arbeit …'),
    long: 'Noch in Arbeit',
  },
  password: {
    capsLock: 'Die Feststelltaste ist an',
    show: (label) => `${label} anzeigen`,
  },
  theme: { name: 'Farben', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  toast: {
    open: 'Öffnen',
    close: (heading) => `Schließen: ${heading}`,
  },
};

export const german = { controlsText: controlsGerman };
