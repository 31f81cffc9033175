import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

export const auditLogText = catalogue('auditLogText', {
  title: 'Audit log',
  lead: (organisation: string) => `What happened in ${organisation}, newest first. Nothing in it can be changed. Times are UTC.`,
  everyOrganisation: 'every organisation',
  empty: 'Nothing has been recorded yet',
  noMatches: 'No matches found',
  loadOlder: 'Load older',
  loaded: (entries: number) => `${formatCount(entries)} entries are loaded; older ones follow in the table.`,
  columns: {
    time: 'Time',
    who: 'Who',
    whom: 'Whom',
    organisation: 'Organisation',
    what: 'What',
    detail: 'Detail',
    address: 'Address',
  },
  /** Translates an action and its details; the log itself is kept in English. */
  action: (english: string): string => english,
  detail: (english: string, _action: string): string => english,
});
