import { useState, type FormEvent, type ReactNode } from 'react';
import { passkeyToProve, type Proof, type ProofWays, readProofWays } from '../../shared/factors/proof.ts';
import { call } from '../api/call.ts';
import { useReply } from '../api/queries.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEachNew } from '../ui/use-each-new.ts';
import { askForPasskey } from './authenticator.ts';
import { passwordDigest } from './password-digest.ts';
import { proofText as text } from './factors.text.ts';

type Errors = string | Record<string, string>;

export interface GivenProof {
  /** The fields, or the instruction in their place if there are none. */
  readonly fields: ReactNode;
  /** The errors of these fields, together with those of the rest. */
  errorsWith(rest: Errors): Errors;
  /** True if everything is filled in; else the fields say what is missing. */
  isComplete(): boolean;
  /** The proof for the call. Prompts for the passkey if no code was typed; throws `CallError` in words if none was used. */
  give(): Promise<Proof>;
  /** Clears the fields. */
  clear(): void;
}

/** Proves, before lasting access is created, that the person is still the one who signed in. `refused` holds the errors of the call. */
export function useProof(refused: Errors): GivenProof {
  const ways = useReply(readProofWays, {}, { select: ({ message }) => message });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const own = { ...ownOf(refused), ...missing };
  // The proof may need more by now: a factor was set up meanwhile, here or elsewhere.
  useEachNew(refused, () => {
    if (refused !== '') void ways.refetch();
  });
  const isComplete = () => {
    if (ways.data === undefined || ways.data.signIn) return false;
    const found = missingOf(ways.data, { password, code });
    setMissing(found);
    return Object.keys(found).length === 0;
  };
  const give = async (): Promise<Proof> => {
    if (!ways.data?.password) return {};
    const proof = { password: passwordDigest(password) };
    const typed = code.trim();
    if (typed !== '') return { ...proof, ...(/^\d{6}$/.test(typed) ? { otp: typed } : { recoveryCode: typed }) };
    if (!ways.data.passkey) return proof;
    const { options } = await call(passkeyToProve, {});
    return { ...proof, passkey: await askForPasskey(options) };
  };
  const fields = (
    <Loaded reply={ways} room="button">
      {(asked) => <Fields ways={asked} values={{ password, code }} onChange={{ password: setPassword, code: setCode }} errors={own} />}
    </Loaded>
  );
  const clear = () => {
    setPassword('');
    setCode('');
  };
  const errorsWith = (rest: Errors) => {
    if (Object.keys(own).length === 0) return rest;
    if (typeof rest === 'string') return rest === '' ? own : rest;
    return { ...rest, ...own };
  };
  return { fields, errorsWith, isComplete, give, clear };
}

const ownFields = ['password', 'otp', 'recoveryCode'];

function ownOf(errors: Errors): Record<string, string> {
  return typeof errors === 'string' ? {} : Object.fromEntries(Object.entries(errors).filter(([field]) => ownFields.includes(field)));
}

/** The errors of a refused call that belong to the form around a proof. */
export function refusalBeside(errors: Errors): Errors {
  return typeof errors === 'string' ? errors : Object.fromEntries(Object.entries(errors).filter(([field]) => !ownFields.includes(field)));
}

interface Values {
  readonly password: string;
  readonly code: string;
}

const takesCode = ({ authenticator, recoveryCode }: ProofWays) => authenticator || recoveryCode;

function missingOf(ways: ProofWays, { password, code }: Values): Record<string, string> {
  return {
    ...(ways.password && password === '' && { password: text.passwordMissing }),
    ...(takesCode(ways) && !ways.passkey && code.trim() === '' && { otp: text.codeMissing }),
  };
}

interface FieldsProps {
  ways: ProofWays;
  values: Values;
  onChange: Readonly<Record<keyof Values, (value: string) => void>>;
  errors: Readonly<Record<string, string>>;
}

function Fields({ ways, values, onChange, errors }: FieldsProps) {
  if (ways.signIn)
    return (
      <>
        <p>{text.signIn}</p>
        <ButtonLink to="/auth/logout" className="self-start">
          {text.signOut}
        </ButtonLink>
      </>
    );
  if (!ways.password) return null;
  return (
    <>
      <TextField
        label={text.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={values.password}
        onChange={onChange.password}
        error={errors['password']}
      />
      {takesCode(ways) && (
        <TextField
          label={ways.authenticator ? text.code : text.recoveryCode}
          name="otp"
          autoComplete="one-time-code"
          required={!ways.passkey}
          helper={ways.passkey ? text.orPasskey : undefined}
          value={values.code}
          onChange={onChange.code}
          error={errors['otp'] ?? errors['recoveryCode']}
        />
      )}
      {ways.passkey && !takesCode(ways) && <p className="text-text-2">{text.passkey}</p>}
    </>
  );
}

/** Reports the missing parts of the proof together with the errors of the rest of the form. */
export function withProof(proof: GivenProof, submit: (event: FormEvent) => unknown) {
  return (event: FormEvent) => {
    proof.isComplete();
    void submit(event);
  };
}
