/** Meaning of a key press: a function of the press, its target, and the press before. */

export interface Press {
  key: string;
  /** Position of the key, for layouts with other letters. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

export interface Place {
  isApple: boolean;
  /** True in a field, or in a list that is searched by its letters. */
  isTyping: boolean;
  isUnderDialog: boolean;
  areSingleKeysOn: boolean;
  /** True if `g` was the last key, a moment ago. */
  isAfterLead: boolean;
}

/** Effect of a key press. `lead`: a letter follows. `letter`: it did. */
export type Meaning = { does: 'box' | 'keys' | 'search' | 'lead' } | { does: 'letter'; letter: string };

export function meaningOf(press: Press, place: Place): Meaning | null {
  if (press.repeat || press.altKey) return null;
  const letter = letterOf(press);
  if (press.ctrlKey || press.metaKey) return letter === 'k' && isOneModifier(press, place) ? { does: 'box' } : null;
  if (!place.areSingleKeysOn || place.isTyping || place.isUnderDialog) return null;
  // Some layouts type both with Shift.
  if (press.key === '?') return { does: 'keys' };
  if (press.key === '/') return { does: 'search' };
  if (press.shiftKey || letter === null) return null;
  if (place.isAfterLead) return { does: 'letter', letter };
  return letter === 'g' ? { does: 'lead' } : null;
}

/** Accepts Cmd alone on Apple devices, where Ctrl+K cuts a line, and Ctrl alone elsewhere. */
function isOneModifier({ ctrlKey, metaKey, shiftKey }: Press, { isApple }: Place): boolean {
  return !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** Returns the printed letter, or the key's position if that is no Latin letter. */
function letterOf({ key, code }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return key.length === 1 && /^\p{L}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(-1).toLowerCase() : null;
}
