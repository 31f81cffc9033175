import type { Admitted } from '../answers/admitted.ts';

/** As if an organisation had been looked at that may ask everything. */
export function admitted<Asked>(asked: Asked): Admitted<Asked> {
  return asked as Admitted<Asked>;
}
