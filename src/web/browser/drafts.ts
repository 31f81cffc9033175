/**
 * What somebody is typing, kept in this tab under the user's own id, so that a session that ends under them costs no text.
 * It outlives an expiry alone: signing out takes it along, and so does another user who signs in.
 */
const prefix = 'draft:';

export function readDraft(portalId: string, name: string): string | null {
  return sessionStorage.getItem(keyOf(portalId, name));
}

export function writeDraft(portalId: string, name: string, text: string) {
  sessionStorage.setItem(keyOf(portalId, name), text);
}

export function dropDraft(portalId: string, name: string) {
  sessionStorage.removeItem(keyOf(portalId, name));
}

/** Forgets everything that this tab remembers but the drafts. */
export function forgetAllButDrafts() {
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Run as soon as it is known who is signed in. */
export function dropDraftsOfOthers(portalId: string) {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && !key.startsWith(keyOf(portalId, ''))) sessionStorage.removeItem(key);
  }
}

function keyOf(portalId: string, name: string): string {
  return `${prefix}${portalId}:${name}`;
}
