/** Values of legend fields from upstreams, converted to the type of the field. */
import { type FieldName, legendByName } from '../services/legend.ts';

const times: ReadonlySet<FieldName> = new Set(['lastPorted', 'changeSeen', 'lastSeen']);

/** Converts the value to the field's type if possible; otherwise leaves it for the legend's schema to refuse. */
export function fieldValue(name: FieldName, value: unknown): unknown {
  switch (legendByName[name].type) {
    case 'boolean': {
      const truth = booleans.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value;
      // The flag is present or absent: the legend has no `false` for it.
      return name === 'npdi' && truth === false ? undefined : truth;
    }
    case 'integer':
      return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    case 'string':
      if (times.has(name)) return inUtc(value);
      return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  }
}

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['yes', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['no', false],
  ['0', false],
  [0, false],
]);

/** Converts RFC 3339 with any offset to UTC. A text without an offset has an unknown time zone, and stays for the check to refuse. */
function inUtc(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?[+-]\d{2}:\d{2}$/.test(value)) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}
