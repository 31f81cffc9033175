import { webhookDeliveriesKeptDays } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { webhooksText } from './webhooks.text.ts';

const webhooksGerman: Translated<typeof webhooksText> = {
  title: 'Webhooks',
  lead: 'Programme von Ihnen, die das Portal aufruft, wo etwas geschehen ist. Jeder Aufruf ist mit dem Geheimnis seines Webhooks unterschrieben.',
  url: 'Adresse',
  events: 'Ereignisse',
  state: 'Zustand',
  states: { active: 'Aktiv', off: 'Abgeschaltet: ein Test, der angenommen wird, schaltet ihn ein' },
  last: 'Letzte Zustellung',
  never: 'noch keine',
  made: 'Erstellt',
  empty: 'Es gibt noch keine Webhooks',
  add: 'Neuer Webhook',
  test: 'Testen',
  remove: {
    action: 'Entfernen',
    title: 'Diesen Webhook entfernen?',
    lead: (url) => `${url} wird nicht mehr aufgerufen, und die Zustellungen dorthin werden vergessen.`,
    confirm: 'Ja, entfernen',
  },
  back: 'Nein, zurück',
  create: {
    title: 'Neuer Webhook',
    urlHelp: 'Sie beginnt mit https:// und ist aus dem Internet erreichbar.',
    submit: 'Webhook hinzufügen',
    back: 'Abbrechen',
  },
  shown: {
    title: 'Kopieren Sie dieses Geheimnis jetzt',
    lead: 'Es wird nicht noch einmal angezeigt. Ihr Programm prüft damit, dass ein Aufruf von hier kam.',
    copy: 'Geheimnis kopieren',
    done: 'Ich habe es kopiert',
  },
  deliveries: {
    action: 'Zustellungen',
    title: 'Zustellungen',
    lead: (url) => `An ${url}, aus den letzten ${webhookDeliveriesKeptDays} Tagen.`,
    empty: 'Noch wurde nichts zugestellt',
    event: 'Ereignis',
    at: 'Geschehen',
    tries: 'Versuche',
    status: 'Status',
    noReply: 'keine Antwort',
    waiting: 'noch nicht gesendet',
    next: 'Nächster Versuch',
    response: 'Antwort',
    again: 'Erneut senden',
    close: 'Schließen',
  },
};

export const german = { webhooksText: webhooksGerman };
