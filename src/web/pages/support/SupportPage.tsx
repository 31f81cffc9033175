import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketList } from './TicketList.tsx';

/** Specification, "Support". A support view reads tickets, and opens none in the customer's name. */
export function SupportPage() {
  const { isSupportView, userInfo } = useSession();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h1 className="text-h1 font-semibold">Portal Support</h1>
      {isSupportView ? (
        <Alert tone="info">You see the portal as {userInfo?.email}. A support view looks only, so it opens no tickets.</Alert>
      ) : (
        <TicketForm />
      )}
      <TicketList />
    </div>
  );
}
