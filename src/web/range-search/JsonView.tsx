import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FieldName } from '../ui/FieldName.tsx';
import { saveFile, textBlob } from '../browser/save-file.ts';
import { jsonLines, type JsonLine } from './json-lines.ts';
import { numberLookupText } from './range-search.text.tsx';

/** A response as it came, or by choice as a tree whose keys lead to the service legend; to copy and to save. */
export function JsonView({ name, fileName, value }: { name: string; fileName: string; value: unknown }) {
  const [isRaw, setRaw] = useState(true);
  const text = JSON.stringify(value, null, 2);
  return (
    <section aria-label={name} className="card min-w-0 p-0!">
      <div className="flex flex-wrap items-center gap-2 border-b border-border px-4 py-2">
        <h3 className="me-auto text-h3 font-semibold">{name}</h3>
        <Button variant="secondary" size="small" onClick={() => setRaw(!isRaw)}>
          {isRaw ? numberLookupText.json.showTree : numberLookupText.json.showRaw}
        </Button>
        <CopyButton isWordy label={numberLookupText.json.copy} text={text} />
        <Button variant="secondary" size="small" onClick={() => saveFile({ name: fileName, blob: textBlob(text, 'application/json') })}>
          {numberLookupText.json.download}
        </Button>
      </div>
      {/* Text only: whatever the response holds is shown, never run. */}
      {isRaw ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys
        <pre dir="ltr" tabIndex={0} className="mono overflow-x-auto px-4 py-3 text-small">
          {text}
        </pre>
      ) : (
        <div dir="ltr" className="mono px-4 py-3 text-small">
          {'{'}
          <Lines lines={jsonLines(value)} />
          {'}'}
        </div>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly JsonLine[] }) {
  return (
    <ul className="ps-5">
      {lines.map((line, index) => (
        <li key={line.key ?? index} className="leading-7 wrap-anywhere">
          <Line line={line} isLast={index === lines.length - 1} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, isLast }: { line: JsonLine; isLast: boolean }) {
  const end = isLast ? '' : ',';
  const key = line.key !== null && (
    <>
      "<FieldName name={line.key} />
      ":{' '}
    </>
  );
  if (line.kind === 'value') {
    return (
      <>
        {key}
        <span className={line.text.startsWith('"') ? 'text-success' : 'text-link'}>{line.text}</span>
        {end}
      </>
    );
  }
  const [open, close] = line.brackets;
  return (
    <details open>
      <summary>
        {key}
        {open}
      </summary>
      <Lines lines={line.children} />
      {close}
      {end}
    </details>
  );
}
