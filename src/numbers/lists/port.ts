/** One move of a number from network to network, as feeds tell of it and as it is kept. */

/** One row of a port feed. Empty text where a value is not known; `portDate` is `YYYY-MM-DD` or an RFC 3339 time in UTC. */
export type PortEvent = {
  tel: string;
  donorSpId: string;
  recipientSpId: string;
  rn: string;
  cic: string;
  portDate: string;
  seq: number;
};

/** What the moves of many numbers have in common, kept once: from whom to whom, how to route there, how exact the date is. */
export type PortRoute = Pick<PortEvent, 'donorSpId' | 'recipientSpId' | 'rn' | 'cic'> & { dateOnly: boolean };

/** One move of a number. `time` is in milliseconds since 1970; midnight where the route says `dateOnly`. */
export type Port = { route: PortRoute; time: number };

/** When a move happened, as exact as its source: RFC 3339 in UTC, or the date alone. */
export function writtenTime({ time, route }: Port): string {
  const written = new Date(time).toISOString();
  return route.dateOnly ? written.slice(0, 'YYYY-MM-DD'.length) : written.replace('.000Z', 'Z');
}

/** What a move has in common with others. */
export function routeOf({ donorSpId, recipientSpId, rn, cic, portDate }: PortEvent): PortRoute {
  return { donorSpId, recipientSpId, rn, cic, dateOnly: portDate.length === 'YYYY-MM-DD'.length };
}

const portDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/;

/** Seconds since 1970 of a `portDate`; undefined where it is no date or UTC time between 1970 and 2106. */
export function portSeconds(text: string): number | undefined {
  const time = portDate.test(text) ? Date.parse(text) : NaN;
  const seconds = Math.floor(time / 1_000);
  // Date.parse takes 31 April for 1 May.
  const isReal = seconds >= 0 && seconds < 2 ** 32 && new Date(time).toISOString().startsWith(text.slice(0, 'YYYY-MM-DD'.length));
  return isReal ? seconds : undefined;
}
