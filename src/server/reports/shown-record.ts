/** A query record in the form shown to a user of its organisation. */
import type { QueryRecordRow } from '../../shared/query-records/query-records.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import type { Session } from '../auth/sessions.ts';
import type { FoundRecord } from '../archive/named-records.ts';
import { nameOfCountry } from '../query-records/country-names.ts';

/** Digits of a number that every user of reports sees: the country, and a little more. */
const shownDigits = 4;

export function rowFor(
  session: Session,
  { id, at, portal_user_id, channel, key, service, tel, country, rc, user }: FoundRecord,
): QueryRecordRow {
  const isOwn = portal_user_id === session.portalId;
  const isMasked = !isOwn && !isAdministrator(session);
  return {
    id,
    at: at.toISOString(),
    tel: isMasked ? `${tel.slice(0, shownDigits)}…` : tel,
    isMasked,
    isoCountry: country,
    countryName: nameOfCountry(country),
    service,
    rc,
    channel,
    user: isMasked ? null : user,
    key: isMasked ? null : key,
    isOwn,
  };
}

/** True if the caller may see the users and full numbers of all queries. */
export const isAdministrator = ({ permissions }: Session) => holds(permissions, bits.user_management);
