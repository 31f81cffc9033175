import { useState, type ReactNode } from 'react';
import { fieldsOf, type QueryAnswer } from '../../shared/services/legend.ts';
import { wireNames } from '../../shared/services/reference-data.ts';
import { services, type ServiceCode } from '../../shared/services/services.ts';
import { enumReply, sipReply, telUri } from '../../shared/decoder/wire-forms.ts';
import { useReply } from '../api/queries.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { serviceText } from '../ui/service-titles.text.ts';
import { decoderFragment } from './wire-link.ts';
import { wireText } from './decoder.text.tsx';

/** RFC 2606: names that belong to nobody. */
const exampleNames = { enumZone: 'example.net', sipDomain: 'sip.example.net' };

export interface AnsweredService {
  readonly service: ServiceCode;
  readonly answer: QueryAnswer;
}

/** The forms of one answer, with the choice between them. */
export function WireForms({ answers }: { answers: readonly AnsweredService[] }) {
  const [chosen, choose] = useState<string>();
  const { data, isPending } = useReply(wireNames, {}, { staleTime: Number.POSITIVE_INFINITY });
  const shown = answers.find(({ service }) => service === chosen) ?? answers[0];
  if (shown === undefined || isPending) return null;
  const { service, answer } = shown;
  const { enumZone = null, sipDomain = null } = data?.message ?? {};
  const names = { enumZone: enumZone ?? exampleNames.enumZone, sipDomain: sipDomain ?? exampleNames.sipDomain };
  const { command, status, line, leftOut } = enumReply(service, answer, names);
  const reply = sipReply(service, answer, names);
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-96">
        <SelectField label={wireText.view.service} name="wire-service" value={service} onChange={choose} options={optionsOf(answers)} />
      </div>
      <Form title={wireText.view.enumQuery} text={command} />
      <Form title={wireText.view.enumReply(status)} text={line} decodes={line}>
        {line === undefined && wireText.view.noRecord}
        {leftOut.length > 0 && wireText.view.leftOut(leftOut.join(', '))}
      </Form>
      <Form title={wireText.view.telUri} text={telUri(service, answer)} decodes={telUri(service, answer)} />
      <Form title={wireText.view.sipReply} text={reply} decodes={reply.includes('Contact:') ? reply : undefined} />
      <Form title={wireText.view.json} text={jsonOf(service, answer)} />
      {(enumZone === null || sipDomain === null) && (
        <p className="text-small text-text-2">{wireText.view.exampleNames(<span className="mono">{exampleNames.enumZone}</span>)}</p>
      )}
    </div>
  );
}

function optionsOf(answers: readonly AnsweredService[]) {
  return services
    .filter(({ code }) => answers.some(({ service }) => service === code))
    .map(({ code }) => ({ value: code, label: `${code}: ${serviceText.titles[code]}` }));
}

/** The fields of the legend, without the portal's notes on their origin. */
function jsonOf(service: ServiceCode, answer: QueryAnswer): string {
  const fields = fieldsOf(service).filter((field) => answer[field] !== undefined);
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, answer[field]])));
}

interface FormProps {
  title: string;
  text: string | undefined;
  /** The part that the decoder explains. */
  decodes?: string | undefined;
  children?: ReactNode;
}

function Form({ title, text, decodes, children }: FormProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        {text !== undefined && <CopyButton label={wireText.view.copy(title)} text={text} />}
        {decodes !== undefined && (
          <ScreenLink
            to="/testing"
            search={{ tab: 'decoder' }}
            hash={decoderFragment(decodes)}
            className="text-small text-link underline underline-offset-2"
          >
            {wireText.view.explain}
            <span className="sr-only">{wireText.view.explainWhat(title)}</span>
          </ScreenLink>
        )}
      </div>
      {text !== undefined && (
        <pre
          dir="ltr"
          className="mono rounded-control border border-border bg-sunken px-3 py-2 text-small wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </pre>
      )}
      {children && <p className="text-small text-text-2 empty:hidden">{children}</p>}
    </section>
  );
}
