/** Mailed links: the server creates them; the browser takes the token out of them and keeps a policy for one of their screens. */

/** The screen that sets a password by link, and also requests such a link. */
export const forgotPasswordPath = '/auth/forgot-password';

/** The screen on which a user confirms a mailbox. */
export const confirmPath = '/auth/confirm';

/** Path and mark of each link. The token follows the mark in the fragment, which no browser sends and no server logs. */
const links = {
  password: { path: forgotPasswordPath, mark: '#token=' },
  email: { path: confirmPath, mark: '#email=' },
  batches: { path: confirmPath, mark: '#batches=' },
  stopBatches: { path: confirmPath, mark: '#stop-batches=' },
} as const;

/** Purpose of a link: a new password, a new e-mail address of an account, or mails about an organisation's batches and their end. */
export type LinkPurpose = keyof typeof links;

export interface MailedLink {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** Returns the link to mail. `publicUrl` is the public address of the portal, without trailing slash. */
export function mailedAddress(publicUrl: string, { purpose, token }: MailedLink): string {
  const { path, mark } = links[purpose];
  return `${publicUrl}${path}${mark}${token}`;
}

/** Returns the link in an address, with or without a trailing slash in its path. */
export function mailedLinkIn({ pathname, hash }: { pathname: string; hash: string }): MailedLink | undefined {
  // Keys of the record above.
  const purpose = (Object.keys(links) as LinkPurpose[]).find(
    (name) => isPath(pathname, links[name].path) && hash.startsWith(links[name].mark),
  );
  return purpose && { purpose, token: hash.slice(links[purpose].mark.length) };
}

/** Returns true if the path is that of the screen for links of this purpose. */
export function isScreenOf(purpose: LinkPurpose, pathname: string): boolean {
  return isPath(pathname, links[purpose].path);
}

/** Returns true if the path is that of the forgot-password screen. */
export function isForgotPassword(pathname: string): boolean {
  return isPath(pathname, forgotPasswordPath);
}

function isPath(pathname: string, path: string): boolean {
  return pathname.replace(/\/$/, '') === path;
}
