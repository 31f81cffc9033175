import { useState } from 'react';
import { MailDomain, setUpSingleSignOn, type SingleSignOn, SingleSignOnSetUp } from '../../shared/single-sign-on/single-sign-on.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { singleSignOnReads } from './single-sign-on-reads.ts';
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
    // One text for the whole field, since the wrong line is easy to see.
    domains: named.every(isDomain) ? named : [],
    unknown: admits ? 'admitted' : 'refused',
  };
});

interface SetUpProps {
  account: number;
  current: SingleSignOn | null;
  /** The address to register at the provider. */
  redirectUri: string;
}

/** The button that opens the form of an organisation's provider. */
export function SetUpSingleSignOn({ account, current, redirectUri }: SetUpProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const values = valuesOf(account, current);
  const form = useCallForm(setUpSingleSignOn, {
    resolver,
    defaultValues: values,
    input: (body) => ({ body }),
    refreshes: singleSignOnReads,
    onDone: close,
  });
  const { control } = form;
  const admits = useField(control, 'admits');
  const passwords = useField(control, 'passwordsToo');
  const secondFactor = useField(control, 'requireMfa');
  const open = () => {
    form.reset(values);
    setOpen(true);
  };
  const title = current ? texts.change : texts.setUp;
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {title}
      </Button>
      <FormDialog form={form} title={title} answers={{ back: texts.form.back, confirm: texts.form.save }} isOpen={isOpen} onClose={close}>
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
      </FormDialog>
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
