import { type PermissionName, permissionsIn } from '../../shared/base/permissions.ts';
import { catalogue } from '../locale/catalogue.ts';

const can: Record<PermissionName, string> = {
  my_documents: 'read the documents of your organisation',
  contact: 'open and answer tickets',
  downloads: 'download documents',
  test_and_diagnostics: 'query and watch numbers',
  reports: 'read reports',
  billing: 'see billing',
  user_management: 'manage portal users',
  gnr_search: 'search number ranges',
  gnr_download: 'download number ranges',
  batch_query: 'run batch queries',
};

export const permissionWords = catalogue('permissionWords', { can });

/** The permissions in words: "read reports". */
export function whatMaskAllows(mask: number): string[] {
  return permissionsIn(mask).map(({ name }) => permissionWords.can[name]);
}
