import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';

/** Says who is signed in where a mailed link is followed, and that it ends that. */
export function OtherSession({ sentence }: { sentence: (email: string) => string }) {
  const { userInfo } = useSession();
  if (userInfo === null) return null;
  return <Alert tone="info">{sentence(userInfo.email)}</Alert>;
}
