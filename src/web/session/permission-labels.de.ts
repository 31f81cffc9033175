import type { Translated } from '../locale/catalogue.ts';
import { germanPermissions } from '../../shared/base/german-permissions.ts';
import type { permissionText } from './permission-labels.text.ts';

const permissionGerman: Translated<typeof permissionText> = { labels: germanPermissions };

export const german = { permissionText: permissionGerman };
