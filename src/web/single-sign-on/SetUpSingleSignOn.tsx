import { useId, useState } from 'react';
import { MailDomain, setUpSingleSignOn, type SingleSignOn, SingleSignOnSetUp } from '../../shared/single-sign-on/single-sign-on.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { setUpText as texts } from './single-sign-on.text.ts';

interface Values {
  userId: number;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string;
  admits: boolean;
  passwordsToo: boolean;
  requireMfa: boolean;
}

const isDomain = (text: string) => MailDomain.safeParse(text).success;

const resolver = bodyResolver(SingleSignOnSetUp, ({ clientSecret, domains, admits, ...values }: Values) => {
  const named = domains.split(/[\s,;]+/).flatMap((text) => (text === '' ? [] : [text.replace(/^@/, '')]));
  return {
    ...values,
    ...(clientSecret.trim() !== '' && { clientSecret }),
    // One text for the whole field: of which line it is, is seen.
    domains: named.every(isDomain) ? named : [],
    unknown: admits ? 'admitted' : 'refused',
  };
});

interface SetUpProps {
  account: number;
  current: SingleSignOn | null;
  /** What the provider has to know. */
  redirectUri: string;
  onSaved: () => void;
}

/** The button that opens the form of an organisation's provider. */
export function SetUpSingleSignOn({ account, current, redirectUri, onSaved }: SetUpProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const values = valuesOf(account, current);
  const { control, errors, refuse, reset, handleSubmit } = useContractForm({ resolver, defaultValues: values });
  const { mutate, isPending } = useSend(setUpSingleSignOn, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: setUpSingleSignOn.operation });
      setOpen(false);
      onSaved();
    },
    onError: (failure) => refuse(failureContent(failure)),
  });
  const admits = useField(control, 'admits');
  const passwords = useField(control, 'passwordsToo');
  const secondFactor = useField(control, 'requireMfa');
  const open = () => {
    reset(values);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const title = current ? texts.change : texts.setUp;
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {title}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.form.back}
            </Button>
            <Button type="submit" form={id} isLoading={isPending}>
              {texts.form.save}
            </Button>
          </>
        }
      >
        <form id={id} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit((body) => isPending || mutate({ body }))}>
          <ErrorList errors={errors} />
          <p>{texts.form.lead}</p>
          <p className="flex flex-wrap items-center gap-2">
            <span className="mono wrap-anywhere">{redirectUri}</span>
            <CopyButton text={redirectUri} label={texts.redirectUri} />
          </p>
          <TextField {...useField(control, 'issuer')} label={texts.issuer} helper={texts.form.issuerHelp} autoComplete="off" required />
          <TextField {...useField(control, 'clientId')} label={texts.clientId} autoComplete="off" required />
          <TextField
            {...useField(control, 'clientSecret')}
            label={texts.form.secret}
            helper={current ? texts.form.secretStays : texts.form.secretHelp}
            autoComplete="off"
            spellCheck={false}
            required={current === null}
          />
          <TextArea {...useField(control, 'domains')} label={texts.domains} helper={texts.form.domainsHelp} rows={2} growsTo={6} required />
          <Checkbox label={texts.form.admit} checked={admits.value} onChange={admits.onChange} />
          <Checkbox label={texts.form.passwords} checked={passwords.value} onChange={passwords.onChange} />
          <Checkbox
            label={texts.form.secondFactor}
            detail={texts.form.secondFactorDetail}
            checked={secondFactor.value}
            onChange={secondFactor.onChange}
          />
        </form>
      </Modal>
    </>
  );
}

function valuesOf(userId: number, current: SingleSignOn | null): Values {
  return {
    userId,
    issuer: current?.issuer ?? '',
    clientId: current?.clientId ?? '',
    clientSecret: '',
    domains: current?.domains.join('\n') ?? '',
    admits: current?.unknown === 'admitted',
    passwordsToo: current?.passwordsToo ?? true,
    requireMfa: current?.requireMfa ?? false,
  };
}
