import { ChangedPolicy, changeSignInPolicy, type SignInPolicy, signInPolicyOf } from '../../shared/organisations/sign-in-policy.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useReply } from '../api/queries.ts';
import { edited, onlyChanged, settleForm } from '../api/edited-form.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { TextField } from '../ui/TextField.tsx';
import { policyText as texts } from './organisations.text.tsx';
import { organisationReads } from './use-organisations.ts';

interface Values extends Pick<SignInPolicy, 'mailedCode' | 'factorRequired'> {
  userId: number;
  /** The minutes as typed. */
  idleMinutes: string;
  sessionMinutes: string;
}

const minutes = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);

const resolver = bodyResolver(ChangedPolicy, ({ idleMinutes, sessionMinutes, ...values }: Values) => ({
  ...values,
  idleMinutes: minutes(idleMinutes),
  sessionMinutes: minutes(sessionMinutes),
}));

/** The sign-in policy of an organisation, and the lengths of its sessions. */
export function SignInPolicyCard({ account }: { account: number }) {
  const reply = useReply(signInPolicyOf, { query: { account: String(account) } }, { refetchOnMount: 'always' });
  return (
    <Loaded reply={reply} room="part">
      {({ message }) => (
        <section aria-labelledby="sign-in-policy" className="card flex flex-col gap-4">
          <h2 id="sign-in-policy" className="text-h3 font-semibold">
            {texts.title}
          </h2>
          <p className="max-w-prose text-text-2">{texts.lead}</p>
          <PolicyForm key={account} account={account} policy={message} />
        </section>
      )}
    </Loaded>
  );
}

function PolicyForm({ account: userId, policy }: { account: number; policy: SignInPolicy }) {
  const { mailedCode, factorRequired } = policy;
  const times = { idleMinutes: String(policy.idleMinutes), sessionMinutes: String(policy.sessionMinutes) };
  const form = useCallForm(changeSignInPolicy, {
    resolver,
    ...edited({ userId, factorRequired, mailedCode, ...times }),
    input: (body, dirtyFields) => ({ body: onlyChanged(body, dirtyFields, 'userId') }),
    refreshes: [signInPolicyOf, ...organisationReads],
    onDone: () => {
      settleForm(form.reset, form.getValues());
    },
  });
  const { control } = form;
  const factor = useField(control, 'factorRequired');
  const code = useField(control, 'mailedCode');
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <ErrorList errors={form.errors} />
      <Checkbox label={texts.factor} detail={texts.factorDetail} checked={factor.value} onChange={factor.onChange} name={factor.name} />
      <Checkbox label={texts.mailedCode} detail={texts.mailedCodeDetail} checked={code.value} onChange={code.onChange} />
      <div className="grid max-w-160 gap-5 md:grid-cols-2">
        <TextField {...useField(control, 'idleMinutes')} label={texts.idle} mono inputMode="numeric" autoComplete="off" required />
        <TextField {...useField(control, 'sessionMinutes')} label={texts.session} mono inputMode="numeric" autoComplete="off" required />
      </div>
      <div>
        <Button type="submit" variant="secondary" isLoading={form.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
