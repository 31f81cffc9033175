/** Moves of numbers from network to network, as feeds deliver them and as they are stored. */

/** One row of a port feed. Unknown values are empty; `portDate` is `YYYY-MM-DD` or an RFC 3339 time in UTC. */
export type PortEvent = {
  tel: string;
  donorSpId: string;
  recipientSpId: string;
  rn: string;
  cic: string;
  portDate: string;
  seq: number;
};

/** The shared part of the moves of many numbers, stored once: donor, recipient, routing, precision of the date. */
export type PortRoute = Pick<PortEvent, 'donorSpId' | 'recipientSpId' | 'rn' | 'cic'> & { dateOnly: boolean };

/** One move of a number. `time` is in milliseconds since 1970; midnight if the route says `dateOnly`. */
export type Port = { route: PortRoute; time: number };

/** Formats the time of a move with the precision of its source: RFC 3339 in UTC, or the date alone. */
export function writtenTime({ time, route }: Port): string {
  const written = new Date(time).toISOString();
  return route.dateOnly ? written.slice(0, 'YYYY-MM-DD'.length) : written.replace('.000Z', 'Z');
}

/** Returns the part of a move that others share. */
export function routeOf({ donorSpId, recipientSpId, rn, cic, portDate }: PortEvent): PortRoute {
  return { donorSpId, recipientSpId, rn, cic, dateOnly: portDate.length === 'YYYY-MM-DD'.length };
}

const portDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/;

/** Returns the seconds since 1970 of a `portDate`; undefined if it is no date or UTC time between 1970 and 2106. */
export function portSeconds(text: string): number | undefined {
  const time = portDate.test(text) ? Date.parse(text) : NaN;
  const seconds = Math.floor(time / 1_000);
  // Date.parse reads 31 April as 1 May.
  const isReal = seconds >= 0 && seconds < 2 ** 32 && new Date(time).toISOString().startsWith(text.slice(0, 'YYYY-MM-DD'.length));
  return isReal ? seconds : undefined;
}
