import { catalogue } from '../locale/catalogue.ts';

export const keepRestoredText = catalogue('factors/keep-restored', {
  state: 'State',
  works: 'Works',
  off: 'Off: it came back with a backup',
  action: 'Keep',
  title: 'Keep this?',
  lead: (name: string) =>
    `“${name}” came back with a backup of the portal. If it was ended after the backup was made, end it again. Kept, it works as before; its owner gets a mail.`,
  confirm: 'Yes, keep',
  back: 'No, go back',
});
