import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SingleSignOn, type Left } from './SingleSignOn.tsx';

/** The ways to sign in besides address and password. */
export function OtherSignIns({ left }: { left: Left }) {
  return (
    <>
      <SingleSignOn key={left.email} left={left} />
      <PasskeySignIn />
    </>
  );
}
