import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

export const auditLogText = catalogue('auditLogText', {
  title: 'Audit log',
  lead: (organisation: string) => `Events in ${organisation}, newest first. Entries cannot be changed.`,
  everyOrganisation: 'all organisations',
  empty: 'No entries yet',
  emptyAbout: 'Sign-ins and changes to users, keys and settings appear here.',
  loadOlder: 'Load older',
  loaded: (entries: number) => `${formatCount(entries)} entries loaded.`,
  columns: {
    time: 'Time',
    who: 'Actor',
    whom: 'Target',
    organisation: 'Organisation',
    what: 'Action',
    detail: 'Details',
    address: 'Address',
  },
  /** Translates an action and its details; the log itself is kept in English. */
  action: (english: string): string => english,
  detail: (english: string, _action: string): string => english,
});
