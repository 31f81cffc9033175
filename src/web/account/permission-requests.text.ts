import { catalogue } from '../locale/catalogue.ts';

export const permissionRequestsText = catalogue('permissionRequestsText', {
  title: 'More access',
  lead: 'Ask for a permission that you do not have. Your administrator gets one e-mail.',
  permission: 'Permission',
  option: (permission: string, can: string) => `${permission}: ${can}`,
  needed: {
    batch: (permission: string) => `Batches need the permission ${permission}.`,
    report: (permission: string) => `To report this answer, you need the permission ${permission}.`,
  },
  ask: (administrator: string) => `Ask ${administrator}`,
  sent: (administrator: string, time: string) => `Request sent to ${administrator}. You can send the next one at ${time}.`,
  nobody: 'Nobody in your organisation can give it. Contact the provider.',
});
