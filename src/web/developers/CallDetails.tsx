import { Fragment, useState } from 'react';
import { allErrorCodes, errorCodes } from '../../shared/base/error-codes.ts';
import type { PermissionName } from '../../shared/base/permissions.ts';
import { callName, type DescribedCall, type SampleReply } from '../../shared/developers/described-calls.ts';
import { useSession } from '../session/session.ts';
import { permissionText } from '../session/permission-labels.text.ts';
import { Alert } from '../ui/Alert.tsx';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { exampleForm, type CallForm } from './call-form.ts';
import { developersText } from './developers.text.ts';
import { FieldTable } from './FieldTable.tsx';
import { Samples } from './Samples.tsx';
import { ShownText } from './ShownText.tsx';
import { TryIt } from './TryIt.tsx';

const text = developersText.call;

/** A call: its needs and inputs, the same as programs, and a form that makes it. The programs contain the typed values. */
export function CallDetails({ call, missing }: { call: DescribedCall; missing: readonly PermissionName[] }) {
  const [form, setForm] = useState<CallForm>(() => exampleForm(call));
  const { reply } = call;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Facts
        facts={[
          [text.needs, needsOf(call)],
          [
            text.id,
            <span key="id" className="inline-flex items-center gap-1 align-middle">
              <Code>{call.id}</Code>
              <CopyButton label={text.link} text={linkTo(call)} />
            </span>,
          ],
          [text.statuses, <Statuses key="statuses" statuses={call.statuses} />],
        ]}
      />
      <FieldTable call={call} />
      <Samples call={call} form={form} />
      <section className="flex min-w-0 flex-col gap-2">
        <h5 className="font-semibold">{text.reply}</h5>
        {reply ? <SampleReplies call={call} samples={reply.samples} /> : <p>{text.isFile}</p>}
      </section>
      <section className="flex min-w-0 flex-col gap-3 print:hidden">
        <h5 className="font-semibold">{developersText.tryIt.title}</h5>
        <Trial call={call} missing={missing} form={form} setForm={setForm} />
      </section>
    </div>
  );
}

/** One sample of the reply; if there is one for each service, a choice among them. */
function SampleReplies({ call, samples }: { call: DescribedCall; samples: readonly SampleReply[] }) {
  const [chosen, setChosen] = useState(samples[0]?.name ?? '');
  const shown = samples.find(({ name }) => name === chosen) ?? samples[0];
  return (
    <>
      {samples.length > 1 && (
        <div className="w-full max-w-56 print:hidden">
          <SelectField
            label={text.sampleOf}
            name="sample"
            value={chosen}
            options={samples.map(({ name = '' }) => ({ value: name, label: name }))}
            onChange={setChosen}
          />
        </div>
      )}
      <ShownText name={`${text.reply}: ${callName(call)}`} text={JSON.stringify(shown?.value, null, 2)} copyLabel={text.copyReply} />
    </>
  );
}

interface TrialProps {
  call: DescribedCall;
  missing: readonly PermissionName[];
  form: CallForm;
  setForm: (form: CallForm) => void;
}

/** The server decides; here stands why it would refuse. */
function Trial({ call, missing, form, setForm }: TrialProps) {
  const { isSupportView } = useSession();
  if (missing.length > 0) return <Alert tone="info">{developersText.tryIt.needs(labelsOf(missing))}</Alert>;
  if (isSupportView && call.method === 'POST') return <Alert tone="info">{developersText.tryIt.notInSupportView}</Alert>;
  return <TryIt call={call} form={form} setForm={setForm} />;
}

function needsOf({ needsToken, permissions }: DescribedCall): string {
  if (!needsToken) return text.noToken;
  return permissions.length === 0 ? text.anyKey : labelsOf(permissions);
}

function labelsOf(names: readonly PermissionName[]): string {
  return names.map((name) => permissionText.labels[name]).join(' + ');
}

function linkTo({ id }: DescribedCall): string {
  return `${location.origin}/developers#${id}`;
}

/** A status leads to the first code that has it. */
function Statuses({ statuses }: { statuses: readonly number[] }) {
  return statuses.map((status, index) => {
    const code = allErrorCodes.find((one) => errorCodes[one].status === status);
    return (
      <Fragment key={status}>
        {index > 0 && ' · '}
        {code === undefined ? (
          status
        ) : (
          <a href={`#${code}`} className="link inline-block min-w-6 leading-6">
            {status}
          </a>
        )}
      </Fragment>
    );
  });
}
