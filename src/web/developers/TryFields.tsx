import { useId } from 'react';
import type { DescribedCall, DescribedFile, DescribedParameter } from '../../shared/developers/described-calls.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { takesSeveral, type CallForm } from './call-form.ts';
import { developersText } from './developers.text.ts';
import { choicesOf, takesWords } from './schema-words.ts';

const text = developersText.tryIt;

interface TryFieldsProps {
  call: DescribedCall;
  form: CallForm;
  setForm: (form: CallForm) => void;
  faults: { fields: readonly string[]; body: boolean };
}

/** A field for each parameter and header, one for the body, one for each file, as the schema has them. */
export function TryFields({ call, form, setForm, faults }: TryFieldsProps) {
  return (
    <>
      {call.parameters.length > 0 && (
        <div className="field-row gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {call.parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={form.fields[parameter.name] ?? ''}
              onChange={(value) => setForm({ ...form, fields: { ...form.fields, [parameter.name]: value } })}
              error={faults.fields.includes(parameter.name) ? text.notHeader : undefined}
            />
          ))}
        </div>
      )}
      {call.files.map((file) => (
        <FileField
          key={file.field}
          file={file}
          onChoose={(chosen) => {
            const { [file.field]: _, ...others } = form.files;
            setForm({ ...form, files: chosen ? { ...form.files, [file.field]: chosen } : others });
          }}
        />
      ))}
      {call.body && (
        <TextArea
          label={text.body}
          name="body"
          value={form.body}
          onChange={(body) => setForm({ ...form, body })}
          rows={6}
          growsTo={20}
          error={faults.body ? text.notJson : undefined}
        />
      )}
    </>
  );
}

interface ParameterFieldProps {
  parameter: DescribedParameter;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function ParameterField({ parameter, value, onChange, error }: ParameterFieldProps) {
  const { name, schema, required } = parameter;
  const common = { label: required ? `${name} (${developersText.call.required})` : name, name, value, onChange };
  if (takesSeveral(parameter)) return <TextArea {...common} rows={2} growsTo={6} helper={text.several} />;
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return <SelectField {...common} options={options} placeholder={text.left} />;
  }
  return <TextField {...common} helper={takesWords(schema)} error={error} autoComplete="off" spellCheck={false} />;
}

function FileField({ file: { field, required }, onChoose }: { file: DescribedFile; onChoose: (file: File | undefined) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {required ? `${field} (${developersText.call.required})` : field}
      </label>
      <input id={id} name={field} type="file" className="file-input" onChange={({ target }) => onChoose(target.files?.[0])} />
    </div>
  );
}
