import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { addWebhook, NewWebhook as Asked, type WebhookEvent, webhookEvents } from '../../shared/webhooks/webhooks.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { refusalBeside, useProof, withProof } from '../factors/use-proof.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { FieldError } from '../ui/Field.tsx';
import { Modal } from '../ui/Modal.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';
import { TextField } from '../ui/TextField.tsx';
import { webhooksText as texts } from './webhooks.text.ts';

/** The button that opens the form of a webhook, and the secret that comes of it. */
export function NewWebhook({ onAdded }: { onAdded: () => void }) {
  const [step, setStep] = useState<'closed' | 'form' | { secret: string }>('closed');
  const close = () => setStep('closed');
  const show = (secret: string) => {
    setStep({ secret });
    onAdded();
  };
  return (
    <>
      <Button className="self-start" onClick={() => setStep('form')}>
        {texts.add}
      </Button>
      {step === 'form' && <WebhookForm onClose={close} onMade={show} />}
      {typeof step === 'object' && <ShownSecret secret={step.secret} texts={texts.shown} onClose={close} />}
    </>
  );
}

interface Typed {
  url: string;
  events: WebhookEvent[];
}

const resolver = bodyResolver(Asked, (typed: Typed) => typed);
const defaultValues: Typed = { url: '', events: [] };
/** A test is sent whether it was chosen or not. */
const chosen = webhookEvents.filter((event) => event !== 'webhook.test');

function WebhookForm({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const { control, errors, refuse, handleSubmit } = useContractForm({ resolver, defaultValues });
  const {
    isPending,
    mutate,
    error: failure,
  } = useAction(addWebhook.operation, {
    send: async (asked: z.output<typeof Asked>) => call(addWebhook, { body: { ...asked, ...(await proof.give()) } }),
    onSuccess: ({ secret }) => onMade(secret),
    onError: (refused) => refuse(refusalBeside(failureContent(refused))),
  });
  const proof = useProof(failureContent(failure));
  const url = useField(control, 'url');
  return (
    <Modal isOpen onClose={onClose} title={texts.create.title}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={withProof(
          proof,
          handleSubmit((body) => isPending || !proof.isComplete() || mutate(body)),
        )}
      >
        <ErrorList errors={proof.errorsWith(errors)} />
        <TextField {...url} label={texts.url} helper={texts.create.urlHelp} autoComplete="off" inputMode="url" required />
        <EventBoxes {...useField(control, 'events')} />
        {proof.fields}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {texts.create.back}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {texts.create.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface EventBoxesProps {
  name: string;
  value: WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
  error?: string | undefined;
}

function EventBoxes({ name, value, onChange, error }: EventBoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1 font-medium">{texts.events}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))] gap-2">
        {chosen.map((event) => (
          <Checkbox
            key={event}
            layout="tile"
            label={<span className="mono">{event}</span>}
            name={name}
            value={event}
            checked={value.includes(event)}
            onChange={(isChosen) => onChange(isChosen ? [...value, event] : value.filter((other) => other !== event))}
          />
        ))}
      </div>
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  );
}
