import * as z from 'zod/mini';
import { baseWanted } from './wanted.ts';

/** The token of a mailed link: 256 bits, base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, { error: baseWanted.link.text }));
