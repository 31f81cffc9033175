/** The reply of a SIP redirect server (RFC 3261): the number with its parameters in the user part of a Contact, before the `@`. */
import { type Parameter, writeTelUri } from './tel-uri.ts';

/** `<sip:+…;npdi;rn=…@host;user=phone>`. What a `tel:` URI may hold and the user part may not is percent-encoded. */
export function contactOf(number: string, parameters: readonly Parameter[], host: string): string {
  const userPart = writeTelUri(number, parameters)
    .slice('tel:'.length)
    .replaceAll(/[:[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `<sip:${userPart}@${host};user=phone>`;
}

/** The status line, with the Contact where there is one. */
export function redirectText(status: string, contact: string | undefined): string {
  return `SIP/2.0 ${status}${contact === undefined ? '' : `\nContact: ${contact}`}`;
}

/** The contacts of a header, of a whole reply or of what stands alone; empty where there is none. */
export function contactsIn(text: string): string[] {
  const header = /^\s*(?:contact|m)\s*:(.*(?:\r?\n[ \t].*)*)/im.exec(text)?.[1] ?? text;
  return header.match(/(?:"(?:\\.|[^"\\])*"|<[^>]*>|[^,])+/g)?.map((contact) => contact.trim()) ?? [];
}

/** The URI of a contact and the parameters behind it; without angle brackets what follows the first `;` behind the host is the contact's own. */
export function contactParts(contact: string): { uri: string; rest: string } {
  const bracketed = /<([^>]*)>?(.*)$/s.exec(contact);
  return bracketed ? { uri: (bracketed[1] ?? '').trim(), rest: bracketed[2] ?? '' } : { uri: contact, rest: '' };
}
