/** Organisations for the type-ahead fields of this area. */
import { listOrganisations } from '../../shared/users/users.ts';
import { useReply } from './queries.ts';
import type { ComboboxOption } from '../ui/combobox-options.ts';

export function useOrganisations() {
  return useReply(
    listOrganisations,
    {},
    {
      select: ({ message }): ComboboxOption[] =>
        message.map(({ userId, display }) => ({ value: String(userId), label: `${display} (${userId})` })),
    },
  );
}
