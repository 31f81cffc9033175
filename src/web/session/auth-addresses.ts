/** Addresses of sign-in screens that more than those screens know. */

const logoutPath = '/auth/logout';
export const forgotPasswordPath = '/auth/forgot-password';

/** What stands before the token in the fragment of a mailed link that sets a password. */
export const linkTokenMark = '#token=';

export function isLogout(pathname: string): boolean {
  return isAt(pathname, logoutPath);
}

export function isForgotPassword(pathname: string): boolean {
  return isAt(pathname, forgotPasswordPath);
}

export function hasLinkToken(hash: string): boolean {
  return hash.startsWith(linkTokenMark);
}

/** With and without a trailing slash. */
function isAt(pathname: string, path: string): boolean {
  return pathname.replace(/\/$/, '') === path;
}
