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
  /** The fields, or what to do where there are none. */
  readonly fields: ReactNode;
  /** What is wrong with these fields, together with what is wrong with the rest. */
  errorsWith(rest: Errors): Errors;
  /** Whether all is there; else it is said at the fields. */
  isComplete(): boolean;
  /** What goes with the call. Asks for the passkey where no code was typed; throws `CallError` in words where none was used. */
  give(): Promise<Proof>;
  /** Takes out what was typed. */
  clear(): void;
}

/** What shows, before something that lasts is made, that it is still the person who signed in. `refused` is how the call was. */
export function useProof(refused: Errors): GivenProof {
  const ways = useReply(readProofWays, {}, { select: ({ message }) => message });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const own = { ...ownOf(refused), ...missing };
  // What has to be shown may be more by now: a factor was set up meanwhile, here or elsewhere.
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

/** How a call was refused, for the fields of the form around a proof. */
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

/** Says what is missing of the proof together with what is wrong with the rest of the form. */
export function withProof(proof: GivenProof, submit: (event: FormEvent) => unknown) {
  return (event: FormEvent) => {
    proof.isComplete();
    void submit(event);
  };
}
