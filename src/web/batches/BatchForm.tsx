import { Suspense, useId } from 'react';
import { portsMaxDays } from '../../shared/base/limits.ts';
import { ReadOnlyNotice, supportViewReason } from '../ui/ReadOnlyNotice.tsx';
import { useSession } from '../session/session.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { useTitleMarks } from '../browser/title.ts';
import { BeyondQuota, EntitlementsNotice } from '../entitlements/Entitlements.tsx';
import { closedServices, useEntitlements } from '../entitlements/use-entitlements.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { asksForDays, batchResolver, serviceTitle, type OrderValues } from './batch-order.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { BatchLimits } from './BatchLimits.tsx';
import { BatchFileField } from './file/BatchFileField.tsx';
import { atFoot } from './file/FileActions.tsx';
import { ServicePicker } from '../services/ServicePicker.tsx';
import { useBatchFile, type ChosenFile } from './file/use-batch-file.ts';
import { useBatchSubmit } from './use-batch-submit.ts';
import { batchQueryText } from './batch-query.text.ts';

/** Fetched with the first file, before it can be sent. */
const batchDialog = codeChunk<ReturnType<typeof useBatchSubmit>>(() => import('./BatchDialog.tsx').then((part) => part.BatchDialog));

/** The form: services, address, days and file. A refusal keeps the input; an accepted batch resets the form. */
export function BatchForm({ offered }: { offered: readonly BatchServiceCode[] }) {
  const id = useId();
  const { isSupportView } = useSession();
  const own = useEntitlements();
  const { control, formState, errors, hasError, batchFile, submission, submit } = useBatchForm();
  const service = useField(control, 'service');
  const email = useField(control, 'email');
  const days = useField(control, 'days');
  const reason = isSupportView ? supportViewReason : whyNotSend(batchFile.chosen);
  useTitleMarks({ hasError });
  return (
    <>
      {/* The bar at the foot does not cover the focused field. */}
      <form className={`card flex flex-col gap-5 ${batchFile.chosen?.toSend ? '**:scroll-mb-28' : ''}`} noValidate onSubmit={submit}>
        {isSupportView && <ReadOnlyNotice id={`${id}-view`} reason={supportViewReason} />}
        <ErrorList errors={errors} />
        <EntitlementsNotice />
        <ServicePicker<BatchServiceCode>
          offered={offered.map((code) => ({ code, title: serviceTitle(code) }))}
          chosen={service.value}
          closed={own ? closedServices(own) : []}
          onChange={service.onChange}
          error={service.error}
        />
        <div className="grid max-w-240 gap-5 md:grid-cols-2">
          <TextField label={batchQueryText.email} {...email} type="email" autoComplete="email" required helper={batchQueryText.emailHelp} />
          {asksForDays(service.value) && (
            <TextField
              label={batchQueryText.days}
              {...days}
              type="number"
              inputMode="numeric"
              min={0}
              max={portsMaxDays}
              required
              helper={batchQueryText.daysHelp(portsMaxDays)}
            />
          )}
        </div>
        <BatchFileField {...batchFile} error={formState.errors.file?.message} />
        {batchFile.chosen?.toSend && <BeyondQuota queries={batchFile.chosen.toSend.numbers * service.value.length} />}
        <div
          className={`flex flex-wrap items-center gap-3 ${batchFile.chosen?.toSend ? `-mx-5 border-y border-border bg-surface px-5 py-3 ${atFoot}` : ''}`}
        >
          <Button type="submit" disabled={reason !== null} aria-describedby={`${id}-reason`}>
            {batchQueryText.submit}
          </Button>
          <p id={`${id}-reason`} className="text-small text-text-2">
            {reason}
          </p>
        </div>
        <BatchLimits />
      </form>
      {submission.batch && (
        <Suspense>
          <batchDialog.Component {...submission} />
        </Suspense>
      )}
      <UnsavedChanges isUnsaved={formState.isDirty} />
    </>
  );
}

function useBatchForm() {
  const ownEmail = useSession().userInfo?.email ?? '';
  const defaultValues: OrderValues = { service: [], email: ownEmail, days: '', file: null };
  const form = useContractForm({ resolver: batchResolver, defaultValues });
  const { setValue, clearErrors, reset, handleSubmit } = form;
  const { chosen, ...batchFile } = useBatchFile();
  const submission = useBatchSubmit({
    onAccepted: () => {
      reset();
      batchFile.clear();
    },
    onFailed: form.refuse,
  });
  const submit = handleSubmit(({ service, email, days }) => {
    if (chosen?.toSend) submission.ask({ query: { service, email, ...(days !== undefined && { days }) }, ...chosen.toSend });
  });
  /** Takes a file and clears the errors of the last one. */
  const choose: typeof batchFile.choose = (file) => {
    clearErrors('file');
    setValue('file', file);
    batchFile.choose(file);
    void batchDialog.preload();
  };
  const clear = () => {
    setValue('file', null);
    batchFile.clear();
  };
  return { ...form, batchFile: { ...batchFile, chosen, choose, clear }, submission, submit };
}

/** Returns the reason why this file cannot be sent. Without a file the form may be submitted, and then demands one. */
function whyNotSend(chosen: ChosenFile | null): string | null {
  const { whyNot } = batchQueryText;
  if (chosen === null) return null;
  if (chosen.failure !== null) return whyNot.unchecked;
  if (chosen.isChecking) return whyNot.checking;
  return chosen.toSend !== null ? null : whyNot.wrong;
}
