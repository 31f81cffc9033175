/** The link that sets a password: the server mails it and keeps a policy for its screen, the browser takes the token out of it. */

/** The screen that it leads to. It asks for such a link, too. */
export const forgotPasswordPath = '/auth/forgot-password';

/** What stands before the token: a fragment, which no browser sends and no server logs. */
export const linkTokenMark = '#token=';

/** Whether that screen is at a path, with or without a trailing slash. */
export function isForgotPassword(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === forgotPasswordPath;
}

export function hasLinkToken(hash: string): boolean {
  return hash.startsWith(linkTokenMark);
}
