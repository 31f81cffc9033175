import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { batchMaxNumbers } from '../../../shared/base/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { describedBy } from '../../ui/Field.tsx';
import { saveFile, textBlob } from '../../browser/save-file.ts';
import { BatchFileReport } from './BatchFileReport.tsx';
import { fileSize } from '../../ui/file-size.ts';
import type { BatchFileState } from './use-batch-file.ts';
import { FieldError } from '../../ui/Field.tsx';
import { batchFileText } from './batch-file.text.ts';

const text = batchFileText;

/** Numbers reserved for examples. */
const sample = '447700900123\r\n447700900124\r\n12025550123\r\n33199001234\r\n';

/** A field for one file, dropped or chosen, with the findings of its check below. */
export function BatchFileField({ chosen, choose, clear, readAs, setPrepared, error }: BatchFileState & { error: string | undefined }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(choose);
  // A prepared file replaces the original, so the control shows it.
  const file = (chosen?.isPrepared ? chosen.toSend?.file : undefined) ?? chosen?.file;
  useEffect(() => {
    if (input.current) showInInput(input.current, file);
  }, [file]);
  const remove = () => {
    clear();
    input.current?.focus();
  };
  /** Keeps the focus: the pressed button disappears with the error. */
  const prepare: typeof setPrepared = (isPrepared) => {
    setPrepared(isPrepared);
    input.current?.focus();
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {text.label}
      </label>
      <div id={`${id}-helper`} className="mb-1.5 flex flex-wrap items-center gap-x-3 text-small text-text-2">
        <span className="min-w-0 wrap-anywhere">{text.help(batchMaxNumbers)}</span>
        <Button
          variant="quiet"
          size="small"
          className="-mx-4"
          onClick={() => saveFile({ name: 'sample.csv', blob: textBlob(sample, 'text/csv') })}
        >
          {text.sample}
        </Button>
      </div>
      <div
        {...handlers}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed p-4 ${isOver ? 'border-accent-edge bg-selected' : error ? 'border-danger' : 'border-border-strong'}`}
      >
        <input
          {...describedBy(id, { helper: true, error })}
          ref={input}
          id={id}
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          aria-required="true"
          className="file-input"
          // Allows the user to choose the same file again after changing it on disk.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
        />
        {file === undefined ? (
          <span className="text-text-2">{text.drop}</span>
        ) : (
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <span className="wrap-anywhere">
              <strong className="font-semibold">{file.name}</strong> <span className="text-text-2">{fileSize(file.size)}</span>
              {chosen?.file !== file && (
                <span className="text-text-2">
                  {chosen?.file.name === file.name ? text.numbersAlone : text.madeOf(chosen?.file.name ?? '')}
                </span>
              )}
            </span>
            <Button variant="quiet" size="small" onClick={remove}>
              {text.remove}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <BatchFileReport chosen={chosen} readAs={readAs} setPrepared={prepare} />
    </div>
  );
}

/** Shows the chosen file in the control, even if it was dropped or made from another. */
function showInInput(input: HTMLInputElement, file: File | undefined) {
  if (input.files?.[0] === file) return;
  const files = new DataTransfer();
  if (file) files.items.add(file);
  input.files = files.files;
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    // Without this the browser would open the file instead of the page.
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return { isOver, handlers: { onDragEnter: over, onDragOver: over, onDragLeave: () => setOver(false), onDrop: drop } };
}
