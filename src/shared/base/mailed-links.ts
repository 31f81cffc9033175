/** The links that are mailed: the server makes them, the browser takes the token out of them and keeps a policy for one of their screens. */

/** The screen that sets a password by a link. It asks for such a link, too. */
export const forgotPasswordPath = '/auth/forgot-password';

/** The screen on which somebody says that a mailbox is theirs. */
export const confirmPath = '/auth/confirm';

/** Path and mark of each link. The token behind the mark is in the fragment, which no browser sends and no server logs. */
const links = {
  password: { path: forgotPasswordPath, mark: '#token=' },
  email: { path: confirmPath, mark: '#email=' },
  batches: { path: confirmPath, mark: '#batches=' },
  stopBatches: { path: confirmPath, mark: '#stop-batches=' },
} as const;

/** What a link is for: a new password, another e-mail address of an account, or the mails about an organisation's batches and their end. */
export type LinkPurpose = keyof typeof links;

export interface MailedLink {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

/** A link as it is mailed. `publicUrl` is where people reach the portal, without a slash at the end. */
export function mailedAddress(publicUrl: string, { purpose, token }: MailedLink): string {
  const { path, mark } = links[purpose];
  return `${publicUrl}${path}${mark}${token}`;
}

/** The link that an address is, with or without a slash at the end of its path. */
export function mailedLinkIn({ pathname, hash }: { pathname: string; hash: string }): MailedLink | undefined {
  // The keys of the record above.
  const purpose = (Object.keys(links) as LinkPurpose[]).find(
    (name) => isPath(pathname, links[name].path) && hash.startsWith(links[name].mark),
  );
  return purpose && { purpose, token: hash.slice(links[purpose].mark.length) };
}

/** Whether a path is that of the screen which a link of this purpose leads to. */
export function isScreenOf(purpose: LinkPurpose, pathname: string): boolean {
  return isPath(pathname, links[purpose].path);
}

/** Whether that screen is at a path. */
export function isForgotPassword(pathname: string): boolean {
  return isPath(pathname, forgotPasswordPath);
}

function isPath(pathname: string, path: string): boolean {
  return pathname.replace(/\/$/, '') === path;
}
