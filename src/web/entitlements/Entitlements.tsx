import type { ReactNode } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Facts } from '../ui/Facts.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { entitlementsText as text } from './entitlements.text.ts';
import { closedServices, type OwnEntitlements, useDestinationNames, useEntitlements } from './use-entitlements.ts';

/** True if a limit applies to the organisation: services, destinations or quota. */
export function isLimited({ services, destinations, dailyQuota }: OwnEntitlements): boolean {
  return dailyQuota !== null || destinations.length > 0 || closedServices({ services }).length > 0;
}

/** The limits of the user's organisation, and the rest of its quota. */
export function Entitlements({ own }: { own: OwnEntitlements }) {
  const { destinations } = own;
  const closed = closedServices(own);
  const names = useDestinationNames(destinations);
  const facts: (readonly [string, ReactNode])[] = [];
  if (own.dailyQuota !== null) facts.push([text.left, <Quota key="quota" own={own} quota={own.dailyQuota} />]);
  if (closed.length > 0) facts.push([text.services, closed.join(', ')]);
  if (destinations.length > 0) facts.push([text.destinations, names.join(', ')]);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Facts facts={facts} />
      {(closed.length > 0 || destinations.length > 0) && <p className="text-small text-text-2">{text.askProvider}</p>}
    </div>
  );
}

function Quota({ own: { leftToday, renewedAt }, quota }: { own: OwnEntitlements; quota: number }) {
  const left = leftToday ?? 0;
  const time = renewedAt === null ? '' : shownTime(renewedAt);
  return (
    <>
      <span className={left === 0 ? 'font-medium text-warning' : 'font-medium'}>{text.leftOf(left, quota)}</span>
      <span className="text-text-2"> · {left === 0 ? text.usedUp(time) : text.renewed(time)}</span>
    </>
  );
}

/** The entitlements above a form that sends queries; nothing without limits. */
export function EntitlementsNotice() {
  const own = useEntitlements();
  if (!own || !isLimited(own)) return null;
  return (
    <section aria-label={text.title} className="rounded-control border border-border bg-sunken px-3.5 py-2 text-small">
      <Entitlements own={own} />
    </section>
  );
}

/** Warns that the day's quota does not suffice for so many queries, before they are sent. The user can send them all the same. */
export function BeyondQuota({ queries }: { queries: number }) {
  const own = useEntitlements();
  if (typeof own?.leftToday !== 'number' || queries <= own.leftToday) return null;
  const time = own.renewedAt === null ? '' : shownTime(own.renewedAt);
  return (
    <Alert tone="warning" isLive>
      {text.beyond({ asked: queries, left: own.leftToday, time })}
    </Alert>
  );
}
