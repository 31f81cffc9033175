import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { setTicketOwner, ticketWork } from '../../shared/tickets/staff-tickets.ts';
import { listTicketsByAccount } from '../../shared/tickets/tickets.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { edited, settleForm } from '../api/edited-form.ts';
import { readAnew, useSend } from '../api/queries.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { adminTicketsText } from './tickets.text.ts';

const { ticket: text } = adminTicketsText;
const refreshes = [ticketWork, listTicketsByAccount];

interface Choice {
  ticketId: string;
  /** Empty for nobody. */
  owner: string;
}

const resolver = bodyResolver(setTicketOwner.body, ({ ticketId, owner }: Choice) => ({ ticketId, owner: owner === '' ? null : owner }));

interface TicketOwnerFormProps {
  ticketId: string;
  work: ReplyOf<typeof ticketWork>['response'];
}

/** Gives a ticket to a staff member or to nobody; one press takes it. */
export function TicketOwnerForm({ ticketId, work: { owner, staff } }: TicketOwnerFormProps) {
  const ownId = useSession().userInfo?.portalId;
  const before = owner?.portalId ?? '';
  const form = useCallForm(setTicketOwner, {
    resolver,
    ...edited<Choice>({ ticketId, owner: before }),
    input: (body) => ({ body }),
    refreshes,
    onDone: (_, body) => {
      // The button cannot be pressed until somebody else is chosen.
      form.setFocus('owner');
      settleForm(form.reset, { ticketId, owner: body.owner ?? '' });
    },
  });
  const chosen = useField(form.control, 'owner');
  const take = useSend(setTicketOwner, {
    onSuccess: ({ message }) => {
      form.setFocus('owner');
      settleForm(form.reset, { ticketId, owner: ownId ?? '' });
      showToast({ content: message, operationType: setTicketOwner.operation });
      readAnew(...refreshes);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} aria-label={text.owner} className="card flex flex-col gap-4">
      <ErrorList errors={form.errors} />
      <div className="max-w-90">
        <SelectField
          {...chosen}
          label={text.owner}
          helper={text.ownerHelp}
          placeholder={text.nobody}
          options={staff.map(({ portalId, fullName }) => ({ value: portalId, label: fullName }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isLoading={form.isPending} disabled={chosen.value === before}>
          {text.saveOwner}
        </Button>
        {before !== ownId && ownId !== undefined && (
          <Button variant="secondary" isLoading={take.isPending} onClick={() => take.mutate({ body: { ticketId, owner: ownId } })}>
            {text.take}
          </Button>
        )}
      </div>
    </form>
  );
}
