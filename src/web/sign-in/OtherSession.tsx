import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';

/** Names the user who is signed in while a mailed link is opened, and says that the link ends their session. */
export function OtherSession({ sentence }: { sentence: (email: string) => string }) {
  const { userInfo } = useSession();
  if (userInfo === null) return null;
  return <Alert tone="info">{sentence(userInfo.email)}</Alert>;
}
