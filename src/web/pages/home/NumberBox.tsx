import { useState, type FormEvent } from 'react';
import { explainProblem, readPhoneNumber } from '../../../shared/phone-number.ts';
import { goTo } from '../../browser/history.ts';
import { sentence } from '../../locale/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { homeText } from './home.text.ts';

const text = homeText.number;

/** A number in any notation leads to its verdict. It stands in the fragment, so that it reaches no server's log. */
export function NumberBox() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = readPhoneNumber(typed);
    if ('problem' in found) setError(sentence(explainProblem(found)));
    else goTo(`/testing#n=${found.digits}`);
  };
  return (
    <form noValidate aria-label={text.title} onSubmit={submit} className="flex flex-wrap items-start gap-x-4">
      <div className="min-w-0 flex-1 basis-72 sm:max-w-sm">
        <NumberField
          label={text.label}
          helper={text.helper}
          name="number"
          verb={text.verb}
          value={typed}
          error={error}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
        />
      </div>
      <div className="sm:mt-12">
        <Button type="submit">{text.submit}</Button>
      </div>
    </form>
  );
}
