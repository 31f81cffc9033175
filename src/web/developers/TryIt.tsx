import { useEffect, useRef, useState } from 'react';
import { callName, type DescribedCall } from '../../shared/developers/described-calls.ts';
import { requestOf } from '../../shared/developers/sample-request.ts';
import { CallError } from '../api/call.ts';
import { exchange, type Exchange } from '../api/exchange.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { faultsOf, valuesOf, type CallForm } from './call-form.ts';
import { developersText } from './developers.text.ts';
import { ReplyView } from './ReplyView.tsx';
import { TryFields } from './TryFields.tsx';
import { useBase } from './use-base.ts';

const text = developersText.tryIt;

/** Makes the call with the session, and shows what came. What may change something asks first. */
export function TryIt({ call, form, setForm }: { call: DescribedCall; form: CallForm; setForm: (form: CallForm) => void }) {
  const { run, cancel, isRunning, ended, failure } = useRun(call, form);
  const [asks, setAsks] = useState(false);
  const writes = call.method === 'POST';
  const faults = faultsOf(call, form);
  const isWrong = faults.body || faults.fields.length > 0;
  return (
    <form
      className="flex min-w-0 flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong || isRunning) return;
        if (writes) setAsks(true);
        else void run();
      }}
    >
      <p className="text-small text-text-2">{writes ? text.leadWrites : text.lead}</p>
      <TryFields call={call} form={form} setForm={setForm} faults={faults} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" isLoading={isRunning} disabled={isWrong}>
          {text.run}
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={cancel}>
            {text.cancel}
          </Button>
        )}
      </div>
      <ErrorList errors={failure} />
      {ended && <ReplyView call={call} ended={ended} />}
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={text.sure(callName(call))}
        answers={{ back: text.back, confirm: text.confirm }}
        isSending={false}
        errors=""
        onConfirm={() => {
          setAsks(false);
          void run();
        }}
      >
        <p>{text.sureText}</p>
      </ConfirmDialog>
    </form>
  );
}

function useRun(call: DescribedCall, form: CallForm) {
  const base = useBase();
  const [state, setState] = useState<{ isRunning: boolean; ended?: Exchange; failure: string }>({ isRunning: false, failure: '' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ isRunning: true, failure: '' });
    try {
      const ended = await exchange(askedOf(call, base, form), control.signal);
      if (!control.signal.aborted) setState({ isRunning: false, ended, failure: '' });
    } catch (cause) {
      if (control.signal.aborted) return;
      if (!(cause instanceof CallError)) throw cause;
      setState({ isRunning: false, failure: cause.message });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ isRunning: false, failure: '' });
  };
  return { run, cancel, ...state };
}

/** The very address of the sample, with the body or the files of the form. */
function askedOf(call: DescribedCall, base: string, form: CallForm) {
  const values = valuesOf(call, form);
  const { method, url } = requestOf(call, base, values);
  const headers = Object.entries(values.headers).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)] as const]));
  return { method, url, headers, content: call.files.length > 0 ? formDataOf(form) : call.body && JSON.stringify(values.body) };
}

function formDataOf({ files }: CallForm): FormData {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.append(field, file, file.name);
  return form;
}
