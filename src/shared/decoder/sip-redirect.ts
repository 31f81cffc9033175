/** The reply of a SIP redirect server (RFC 3261): the number with its parameters in the user part of a Contact, before the `@`. */
import { type Parameter, writeTelUri } from './tel-uri.ts';

/** Returns `<sip:+…;npdi;rn=…@host;user=phone>`. Characters allowed in a `tel:` URI but not in the user part are percent-encoded. */
export function contactOf(number: string, parameters: readonly Parameter[], host: string): string {
  const userPart = writeTelUri(number, parameters)
    .slice('tel:'.length)
    .replaceAll(/[:[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `<sip:${userPart}@${host};user=phone>`;
}

/** Returns the status line, with the Contact if there is one. */
export function redirectText(status: string, contact: string | undefined): string {
  return `SIP/2.0 ${status}${contact === undefined ? '' : `\nContact: ${contact}`}`;
}

/** Returns the contacts of a header, a whole reply or a bare text; empty if there are none. */
export function contactsIn(text: string): string[] {
  const header = /^\s*(?:contact|m)\s*:(.*(?:\r?\n[ \t].*)*)/im.exec(text)?.[1] ?? text;
  return header.match(/(?:"(?:\\.|[^"\\])*"|<[^>]*>|[^,])+/g)?.map((contact) => contact.trim()) ?? [];
}

/** Splits a contact into its URI and the parameters after it; without angle brackets, parameters after the host belong to the contact. */
export function contactParts(contact: string): { uri: string; rest: string } {
  const bracketed = /<([^>]*)>?(.*)$/s.exec(contact);
  return bracketed ? { uri: (bracketed[1] ?? '').trim(), rest: bracketed[2] ?? '' } : { uri: contact, rest: '' };
}
