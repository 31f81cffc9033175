import { useId, useState } from 'react';
import { addWebhook, listWebhooks, NewWebhook as Asked, type WebhookEvent, webhookEvents } from '../../shared/webhooks/webhooks.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useField } from '../api/use-contract-form.ts';
import { useProvedForm } from '../factors/use-proved-form.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FieldError } from '../ui/Field.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';
import { TextField } from '../ui/TextField.tsx';
import { webhooksText as texts } from './webhooks.text.ts';

/** The button that opens the form of a webhook, and the secret that comes of it. */
export function NewWebhook() {
  const [step, setStep] = useState<'closed' | 'form' | { secret: string }>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <Button className="self-start" onClick={() => setStep('form')}>
        {texts.add}
      </Button>
      {step === 'form' && <WebhookForm onClose={close} onMade={(secret) => setStep({ secret })} />}
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
  const form = useProvedForm(addWebhook, {
    resolver,
    defaultValues,
    input: async (body, prove) => ({ body: { ...body, ...(await prove()) } }),
    isSilent: true,
    refreshes: [listWebhooks],
    onDone: ({ secret }) => onMade(secret),
  });
  return (
    <FormDialog
      form={form}
      title={texts.create.title}
      answers={{ back: texts.create.back, confirm: texts.create.submit }}
      onClose={onClose}
    >
      <TextField
        {...useField(form.control, 'url')}
        label={texts.url}
        helper={texts.create.urlHelp}
        autoComplete="off"
        inputMode="url"
        required
      />
      <EventBoxes {...useField(form.control, 'events')} />
      {form.proofFields}
    </FormDialog>
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
