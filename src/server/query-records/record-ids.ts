/**
 * Ids of query records, UUIDs of version 8 (RFC 9562): 60 random bits of the process, the organisation, and a count of its records. They are as unique as
 * random ones, and those of an organisation follow each other: next to nothing of their sixteen bytes is left in the archive, where random ones would be
 * more than all the rest of a record. They say nothing of other organisations.
 */
import { randomBytes } from 'node:crypto';

const ofProcess = randomBytes(8).toString('hex');
const beginning = `${ofProcess.slice(0, 8)}-${ofProcess.slice(8, 12)}-8${ofProcess.slice(12, 15)}-8`;
/** After so many they come again, with another moment. */
const mostCounted = 2 ** 28;
const counts = new Map<number, number>();

export function nextRecordId(organisationId: number): string {
  const count = ((counts.get(organisationId) ?? 0) + 1) % mostCounted;
  counts.set(organisationId, count);
  const organisation = (organisationId >>> 0).toString(16).padStart(8, '0');
  return `${beginning}${organisation.slice(0, 3)}-${organisation.slice(3)}${count.toString(16).padStart(7, '0')}`;
}
