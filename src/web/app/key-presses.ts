/** What a press of a key means: a function of the press, of where it falls, and of what was pressed before. */

export interface Press {
  key: string;
  /** The place of the key, for layouts whose letters are others. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

export interface Place {
  isApple: boolean;
  /** In a field, or in a list that is searched by its letters. */
  isTyping: boolean;
  isUnderDialog: boolean;
  areSingleKeysOn: boolean;
  /** Whether `g` was the key before, a moment ago. */
  isAfterLead: boolean;
}

/** `lead`: a letter follows. `letter`: it did. */
export type Meaning = { does: 'box' | 'keys' | 'search' | 'lead' } | { does: 'letter'; letter: string };

export function meaningOf(press: Press, place: Place): Meaning | null {
  if (press.repeat || press.altKey) return null;
  const letter = letterOf(press);
  if (press.ctrlKey || press.metaKey) return letter === 'k' && isOneModifier(press, place) ? { does: 'box' } : null;
  if (!place.areSingleKeysOn || place.isTyping || place.isUnderDialog) return null;
  // Both are typed with Shift in some layouts.
  if (press.key === '?') return { does: 'keys' };
  if (press.key === '/') return { does: 'search' };
  if (press.shiftKey || letter === null) return null;
  if (place.isAfterLead) return { does: 'letter', letter };
  return letter === 'g' ? { does: 'lead' } : null;
}

/** Cmd where that is the key: there Ctrl+K cuts a line. */
function isOneModifier({ ctrlKey, metaKey, shiftKey }: Press, { isApple }: Place): boolean {
  return !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** By what is printed on it, or by its place where that is no Latin letter. */
function letterOf({ key, code }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return key.length === 1 && /^\p{L}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(-1).toLowerCase() : null;
}
