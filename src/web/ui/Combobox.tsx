import { Suspense } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import type { ComboboxProps } from './ComboboxField.tsx';
import { Field } from './Field.tsx';

/** The library behind it is heavy, and none of these screens waits for it. */
const combobox = codeChunk(() => import('./ComboboxField.tsx').then(({ ComboboxField }) => ComboboxField));
void combobox.preload();

/** A field that narrows a list while one types. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<Waiting label={props.label} />}>
      <combobox.Component {...props} />
    </Suspense>
  );
}

/** Keeps the room of the field. */
function Waiting({ label }: { label: string }) {
  return (
    <Field id="combobox-waiting" label={label}>
      <input id="combobox-waiting" className="field-control" disabled />
    </Field>
  );
}
