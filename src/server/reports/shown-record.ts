/** A query record as it is shown to somebody of its organisation. */
import type { QueryRecordRow } from '../../shared/query-records/query-records.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import type { Session } from '../auth/sessions.ts';
import type { FoundRecord } from '../archive/all-records.ts';
import { nameOfCountry } from '../query-records/country-names.ts';

/** How many digits of a number everybody with reports sees: its country, and a little more. */
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

/** Whether the caller is shown whose queries and which numbers they are. */
export const isAdministrator = ({ permissions }: Session) => holds(permissions, bits.user_management);
