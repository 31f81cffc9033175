import type { Admitted } from '../answers/admitted.ts';

/** Marks a query as admitted, like one of an organisation without limits. */
export function admitted<Asked>(asked: Asked): Admitted<Asked> {
  return asked as Admitted<Asked>;
}
