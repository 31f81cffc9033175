/**
 * The demo's magic numbers: each shows one outcome of one service, and together they show every reason code. `docs/magic-numbers.md` lists them for people.
 * They are drama numbers, numbers that cannot exist, or numbers that end in zeros as no subscriber's does.
 */
import type { ServiceCode } from '../../shared/services/services.ts';

export type MagicNumber = { number: string; service: ServiceCode; outcome: string; rc: number; shows: string };

/** Numbers that end every query of every service with a code that data cannot produce. */
export const forcedOutcomes: ReadonlyMap<string, number> = new Map([
  ['447700900500', 500],
  ['447700900501', 501],
  ['447700900502', 502],
  ['447700900900', 900],
]);

/** Reason codes of the simulated network for these numbers; all others follow their hash. */
export const liveOutcomes: ReadonlyMap<string, number> = new Map([
  ['447700900123', 0],
  ['447700900100', 0],
  ['12025550123', 0],
  ['447700900200', 200],
  ['447700900201', 201],
  ['447700900202', 202],
  ['447700900203', 203],
  ['447700900300', 300],
  ['447700900301', 301],
]);

type Row = readonly [number: string, service: ServiceCode, rc: number, outcome: string, shows: string];

// One a line, to be read as a table.
// oxfmt-ignore
const rows: readonly Row[] = [
  ['447700900123', 'gnr', 0, 'in an allocated range', 'the holder of the range, even if the number was ported'],
  ['999123456789', 'gnr', 101, 'unknown country code', 'no country has the code 999'],
  ['4477009001', 'gnr', 102, 'wrong length', 'two digits are missing'],
  ['446000000000', 'gnr', 103, 'reserved', 'valid false: the UK plan reserves numbers that begin with 6'],
  ['447700900123', 'npq', 0, 'ported', 'npi yes and the carrier that serves the number now'],
  ['12025550123', 'npq', 0, 'ported with a routing number', 'rn holds the LRN'],
  ['447700900100', 'npq', 0, 'not ported', 'npi no and the holder of the range'],
  ['447700900125', 'npq', 0, 'ported and returned', 'npi no: the number is back with the holder of its range'],
  ['61255500123', 'npq', 2, 'no portability data', 'npi na and the holder of the range'],
  ['999123456789', 'npq', 101, 'unknown country code', 'the short answer for a number that cannot exist'],
  ['+447700900123', 'npq', 100, 'not E.164', 'in a row of a batch; a single query reads it without the +, and with strict=1 refuses it with status 400'],
  ['447700900123', 'liveStatus', 0, 'reachable', 'ns active'],
  ['447700900200', 'liveStatus', 200, 'absent', 'ns absent: switched off or out of reach'],
  ['447700900201', 'liveStatus', 201, 'not assigned', 'nv invalid'],
  ['447700900202', 'liveStatus', 202, 'barred', 'ns unavailable, nv valid'],
  ['447700900203', 'liveStatus', 203, 'network does not answer', 'ns and nv unknown'],
  ['442079460123', 'liveStatus', 104, 'fixed line', 'the service does not apply'],
  ['447700900300', 'liveStatus', 300, 'upstream timed out', 'nothing is known: a single query answers with status 504'],
  ['447700900301', 'liveStatus', 301, 'upstream error', 'nothing is known: a single query answers with status 502'],
  ['447700900123', 'liveRouting', 0, 'routed', 'the network that serves the number now'],
  ['447700900201', 'liveRouting', 201, 'not assigned', 'nv invalid'],
  ['447700900203', 'liveRouting', 203, 'network does not answer', 'nv unknown'],
  ['442079460123', 'liveRouting', 104, 'fixed line', 'the service does not apply'],
  ['447700900300', 'liveRouting', 3, 'upstream timed out, stored data instead', 'the stored routing, nv unknown'],
  ['447700900301', 'liveRouting', 3, 'upstream error, stored data instead', 'the stored routing, nv unknown'],
  ['447700900123', 'ported', 0, 'ported', 'the date of the last move, from whom and to whom'],
  ['447700900125', 'ported', 0, 'ported and returned', 'npi no with a date'],
  ['447700900100', 'ported', 1, 'never ported', 'lastPorted null'],
  ['61255500123', 'ported', 105, 'no port dates', 'a country without porting data'],
  ['447700900123', 'ports&days', 0, 'ported twice in 30 days', 'ports 2 and both carriers of the last move'],
  ['447700900124', 'ports&days', 0, 'no move in 30 days', 'ports 0; a batch with 1000 days shows 1'],
  ['61255500123', 'ports&days', 105, 'no port dates', 'ports null'],
  ['447700900123', 'ukported', 0, 'observed as ported', 'both carriers, when the change was first seen and last confirmed'],
  ['447700900126', 'ukported', 0, 'observed as not ported', 'npi no'],
  ['447700900100', 'ukported', 2, 'never observed', 'npi na and the holder of the range'],
  ['12025550123', 'ukported', 106, 'not a UK number', 'outside the region of the service'],
  ['12025550123', 'usmrq', 0, 'override', 'acic and acn name who receives the messages'],
  ['12025550124', 'usmrq', 0, 'no override', 'acic and acn null: messages follow the voice carrier'],
  ['447700900123', 'usmrq', 106, 'not a US or Canadian number', 'outside the region of the service'],
  ['446000000000', 'dno', 0, 'do not originate', 'dno true: nobody can hold the number'],
  ['447700900198', 'dno', 0, 'do not originate', 'dno true: on the list, its holder asked for it'],
  ['447700900123', 'dno', 0, 'may originate', 'dno false'],
  ['447700900199', 'dnoText', 0, 'do not originate', 'dnot true: on the list for texts alone'],
  ['447700900123', 'dnoText', 0, 'may originate', 'dnot false'],
  ['447700900987', 'irsfCheck', 0, 'on the list', 'irsf true with the day it was last seen advertised'],
  ['447700900975', 'irsfCheck', 4, 'in a listed range', 'irsf true, no day of its own'],
  ['447700900123', 'irsfCheck', 0, 'not on the list', 'irsf false'],
  ['447700900123', 'AITCheck', 0, 'safe to message', 'valid true'],
  ['446000000000', 'AITCheck', 401, 'nobody has it', 'valid false'],
  ['449098790123', 'AITCheck', 402, 'premium type', 'valid false: a premium-rate drama number'],
  ['447700900987', 'AITCheck', 403, 'on the fraud list', 'valid false'],
  ['447700900404', 'AITCheck', 404, 'high-risk range', 'valid false'],
  ['442079460123', 'AITCheck', 405, 'not mobile', 'valid false'],
  ['881600000000', 'AITCheck', 406, 'satellite', 'valid false: expensive to call'],
  ['447700900500', 'npq', 500, 'service not enabled', 'the same for every service'],
  ['447700900501', 'npq', 501, 'destination blocked', 'the same for every service'],
  ['447700900502', 'npq', 502, 'quota reached', 'the same for every service'],
  ['447700900900', 'npq', 900, 'internal error', 'the same for every service'],
];

export const magicNumbers: readonly MagicNumber[] = rows.map(([number, service, rc, outcome, shows]) => ({
  number,
  service,
  outcome,
  rc,
  shows,
}));
