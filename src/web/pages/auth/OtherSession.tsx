import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';

/** Says who is signed in where a mailed link is followed, and that it ends that. `doing` begins the sentence. */
export function OtherSession({ doing }: { doing: string }) {
  const { userInfo } = useSession();
  if (userInfo === null) return null;
  return (
    <Alert tone="info">
      You are signed in as {userInfo.email} here. {doing} signs you out.
    </Alert>
  );
}
