import { batchNameOf, type ServiceCode } from '../../shared/services/services.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';

interface AskedQuery {
  readonly service: ServiceCode;
  /** E.164 digits, or the leading ones that were searched for. */
  readonly tel: string;
  readonly country: string;
}

/**
 * Records queries of whoever asks; each is committed when its promise resolves. What staff ask in a support view counts for them and their own
 * organisation, never for the customer.
 */
export function recorderFor(
  { queryRecords, clock, config }: Pick<Deps, 'clock' | 'config'> & { queryRecords: Pick<Deps['queryRecords'], 'record'> },
  session: Session,
): (query: AskedQuery, rc: number) => Promise<void> {
  const { support, key } = session;
  const [organisationId, portalUserId] = support
    ? [config.PLATFORM_ACCOUNT_ID, support.portalId]
    : [session.organisationId, session.portalId];
  const asked = {
    organisationId,
    portalUserId,
    ...(key ? { channel: 'api' as const, keyId: key.id } : { channel: 'single' as const, keyId: null }),
  };
  return ({ service, tel, country }, rc) => queryRecords.record({ ...asked, at: clock(), service: batchNameOf(service), tel, country, rc });
}
