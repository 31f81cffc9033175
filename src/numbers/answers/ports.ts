import type { Answer } from '../../shared/services/legend.ts';
import { dayMs } from '../../shared/base/utc-day.ts';
import type { NumberData } from '../number-data.ts';
import { writtenTime } from '../lists/port.ts';
import { carrierOf } from './serving-network.ts';
import { known, movesAreKnown, portedAt, type Asked, type NumberSubject } from './number-subject.ts';

/**
 * Counts the moves of the number in the last days. The window opens at the start of the UTC day that lies `days` days back and closes now. The `phdb…` fields
 * describe the last move in it and are absent without one.
 */
export function answerPorts(data: NumberData, { tel, range, reason }: NumberSubject, { days, now }: Asked): Answer {
  if (!range) return { tel, rc: reason };
  const { content, asOf } = data.ported;
  const opens = windowOpens({ days, now });
  const ports = content.portsAt(portedAt(data, tel, range)).filter(({ time }) => time >= opens && time <= now.getTime());
  const last = ports.at(-1);
  if (!last) return { tel, cc: range.cc, ...(movesAreKnown(data, range) ? { ports: 0, rc: 0 } : { ports: null, rc: 105 }) };
  return {
    tel,
    cc: range.cc,
    ports: ports.length,
    phdbpcic: known(carrierOf(data, last.route.donorSpId).cic),
    phdbccic: known(carrierOf(data, last.route.recipientSpId, last.route.cic).cic),
    changeSeen: writtenTime(last),
    lastSeen: asOf,
    rc: 0,
  };
}

/** Start of the window, in milliseconds since 1970: earlier moves do not count. */
export function windowOpens({ days, now }: Asked): number {
  return Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs;
}
