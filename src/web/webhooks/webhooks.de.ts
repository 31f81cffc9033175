import { webhookDeliveriesKeptDays } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { webhooksText } from './webhooks.text.ts';

const webhooksGerman: Translated<typeof webhooksText> = {
  title: 'Webhooks',
  lead: 'Das Portal ruft diese URLs auf, wenn ein Ereignis eintritt. Jeder Aufruf ist mit dem Geheimnis des Webhooks signiert.',
  url: 'URL',
  events: 'Ereignisse',
  state: 'Status',
  states: { active: 'Aktiv', off: 'Abgeschaltet: Ein erfolgreicher Test schaltet ihn wieder ein' },
  last: 'Letzte Zustellung',
  never: 'noch keine',
  made: 'Erstellt',
  empty: 'Noch keine Webhooks',
  emptyAbout: 'Ihr Programm erfährt ohne ständiges Nachfragen, wenn ein Stapel fertig ist oder sich eine beobachtete Rufnummer ändert.',
  add: 'Neuer Webhook',
  test: 'Testen',
  remove: {
    action: 'Entfernen',
    title: 'Diesen Webhook entfernen?',
    lead: (url) => `${url} wird nicht mehr aufgerufen, und die Zustellungen dorthin werden gelöscht.`,
    confirm: 'Ja, entfernen',
  },
  back: 'Nein, zurück',
  create: {
    title: 'Neuer Webhook',
    urlHelp: 'Sie muss mit https:// beginnen und aus dem Internet erreichbar sein.',
    submit: 'Webhook hinzufügen',
    back: 'Abbrechen',
  },
  shown: {
    title: 'Kopieren Sie dieses Geheimnis jetzt',
    lead: 'Es wird nur einmal angezeigt. Ihr Programm prüft damit, ob ein Aufruf vom Portal kommt.',
    copy: 'Geheimnis kopieren',
    done: 'Ich habe es kopiert',
  },
  deliveries: {
    action: 'Zustellungen',
    title: 'Zustellungen',
    lead: (url) => `An ${url}, letzte ${webhookDeliveriesKeptDays} Tage.`,
    empty: 'Noch keine Zustellungen',
    emptyAbout: '„Testen“ sendet jetzt eine.',
    event: 'Ereignis',
    at: 'Zeitpunkt',
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
