import { useId, useState, type FormEvent } from 'react';
import { portsMaxDays } from '../../../../shared/limits.ts';
import { ReadOnlyNotice } from '../../../ui/ReadOnlyNotice.tsx';
import { supportViewReason } from '../../../features/users/fixed-permissions.ts';
import { useSession } from '../../../session/session.ts';
import { useTitleMarks } from '../../../browser/title.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorList } from '../../../ui/ErrorList.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { asksForDays, checkOrder, orderQuery, serviceTitle, type OrderValues } from './batch-order.ts';
import type { BatchServiceCode } from '../../../../shared/services/services.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchFileField } from './BatchFileField.tsx';
import { isGoodFile } from './examine-file.ts';
import { ServicePicker } from '../ServicePicker.tsx';
import { useBatchFile, type ChosenFile } from './use-batch-file.ts';
import { useBatchSubmit } from './use-batch-submit.ts';

/** Services, address, days and file. What was typed survives every refusal; an accepted batch leaves the form as it was at first. */
export function BatchForm({ offered }: { offered: readonly BatchServiceCode[] }) {
  const id = useId();
  const { isSupportView } = useSession();
  const { values, set, errors, batchFile, submission, submit } = useBatchForm();
  const fieldError = (name: string) => (typeof errors === 'string' ? undefined : errors[name]);
  const reason = isSupportView ? supportViewReason : whyNotSend(batchFile.chosen);
  useTitleMarks({ hasError: Object.keys(errors).length > 0 });
  return (
    <>
      <form className="card flex flex-col gap-5" noValidate onSubmit={submit}>
        {isSupportView && <ReadOnlyNotice id={`${id}-view`} reason={supportViewReason} />}
        <ErrorList errors={errors} />
        <ServicePicker<BatchServiceCode>
          offered={offered.map((code) => ({ code, title: serviceTitle(code) }))}
          chosen={values.services}
          onChange={(services) => set({ services })}
          error={fieldError('service')}
        />
        <div className="grid max-w-240 gap-5 md:grid-cols-2">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            helper="Where the results are announced."
            value={values.email}
            onChange={(email) => set({ email })}
            error={fieldError('email')}
          />
          {asksForDays(values.services) && (
            <TextField
              label="Days"
              name="days"
              type="number"
              inputMode="numeric"
              min={0}
              max={portsMaxDays}
              required
              helper={`How many days back ports looks, 0 to ${portsMaxDays.toLocaleString('en')}.`}
              value={values.days}
              onChange={(days) => set({ days })}
              error={fieldError('days')}
            />
          )}
        </div>
        <BatchFileField {...batchFile} error={fieldError('file')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={reason !== null} aria-describedby={`${id}-reason`}>
            Submit
          </Button>
          <p id={`${id}-reason`} className="text-small text-text-2">
            {reason}
          </p>
        </div>
      </form>
      <BatchDialog {...submission} />
    </>
  );
}

function useBatchForm() {
  const ownEmail = useSession().userInfo?.email ?? '';
  const empty: OrderValues = { services: [], email: ownEmail, days: '' };
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const batchFile = useBatchFile();
  const { chosen, choose, clear } = batchFile;
  const submission = useBatchSubmit({
    onAccepted: () => {
      setValues(empty);
      clear();
    },
    onFailed: setErrors,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkOrder(values, chosen !== null);
    const isRight = Object.keys(wrong).length === 0;
    setErrors(isRight ? '' : wrong);
    if (isRight && chosen?.verdict) submission.ask({ query: orderQuery(values), file: chosen.file, rows: chosen.verdict.rows });
  };
  /** What was said of another file, or of none, is over. */
  const chooseAnew: typeof choose = (file, copied) => {
    setErrors((now) => (typeof now === 'string' ? now : Object.fromEntries(Object.entries(now).filter(([name]) => name !== 'file'))));
    choose(file, copied);
  };
  const set = (part: Partial<OrderValues>) => setValues((now) => ({ ...now, ...part }));
  return { values, set, errors, batchFile: { ...batchFile, choose: chooseAnew }, submission, submit };
}

/** Why the form cannot be sent with this file. Without one it can be tried, and says that it needs one. */
function whyNotSend(chosen: ChosenFile | null): string | null {
  if (chosen === null) return null;
  if (chosen.failure !== null) return 'The file could not be checked.';
  if (chosen.verdict === null) return 'The file is being checked.';
  return isGoodFile(chosen.verdict) ? null : 'The file cannot be sent as it is: see what is wrong with it above.';
}
