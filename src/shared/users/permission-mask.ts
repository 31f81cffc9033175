import * as z from 'zod/mini';
import { everyPermission } from '../base/permissions.ts';
import { servicesRequiredMessage } from '../services/services.ts';

/**
 * A mask that may be granted: an integer from 1 to `everyPermission`, checked before any `&`, because JavaScript's bit operators take 2**32 + 64, -1 and "64"
 * for an administrator.
 */
export const PermissionMask = z.int().check(z.gte(1, { error: servicesRequiredMessage }), z.lte(everyPermission));
