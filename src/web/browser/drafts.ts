/**
 * Drafts of text, kept in this tab under the user's own id, so that a session that ends meanwhile costs no text. A draft outlives only an expiry: it is removed
 * at sign-out, and when another user signs in.
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

/** True if this tab keeps a draft. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
}

/** Forgets everything in this tab except the drafts. */
export function forgetAllButDrafts() {
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Drops the drafts of other users, as soon as it is known who is signed in. */
export function dropDraftsOfOthers(portalId: string) {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && !key.startsWith(keyOf(portalId, ''))) sessionStorage.removeItem(key);
  }
}

function keyOf(portalId: string, name: string): string {
  return `${prefix}${portalId}:${name}`;
}
