import { AccountFacts } from './AccountFacts.tsx';
import { accountText } from './account.text.ts';

export function WhoIAm() {
  return (
    <section className="card flex max-w-120 flex-col gap-3">
      <h2 className="text-h2 font-semibold">{accountText.whoIAm}</h2>
      <AccountFacts hasSignIns />
    </section>
  );
}
