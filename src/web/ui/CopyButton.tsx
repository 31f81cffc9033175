import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as drawings from './drawings.ts';
import * as screenDrawings from './screen-drawings.ts';
import { partsText } from './parts.text.ts';

const saidMs = 3_000;

/** Covers the whole button, which keeps the width of its own label. */
const coverLook =
  'pointer-events-none absolute inset-px grid place-items-center rounded-control bg-surface text-small font-medium text-success empty:hidden';

interface CopyButtonProps {
  text: string;
  /** Name of the content, for the button's name: "Copy SHA-256". */
  label: string;
  /** True to show the name beside the icon. */
  isWordy?: boolean;
}

/** Copies the text and confirms it inside the button, so that nothing moves. Without access to the clipboard it selects the text for Ctrl+C. */
export function CopyButton({ text, label, isWordy = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'selected'>('none');
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), saidMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await wroteToClipboard(text)) ? 'copied' : 'selected');
  const isCopied = outcome === 'copied';
  const drawing = isCopied ? drawings.check : screenDrawings.copy;
  return (
    <span className="relative inline-flex items-center gap-1 print:hidden">
      {isWordy ? (
        <Button variant="secondary" size="small" className="px-2.5!" onClick={copy}>
          <Icon drawing={drawing} />
          {label}
        </Button>
      ) : (
        <button type="button" className={`icon-button ${isCopied ? 'text-success' : ''}`} aria-label={label} title={label} onClick={copy}>
          <Icon drawing={drawing} />
        </button>
      )}
      <output className={isWordy ? coverLook : 'sr-only'}>{isCopied && partsText.copy.copied}</output>
      <output className="text-small text-text-2 empty:hidden">{outcome === 'selected' && partsText.copy.selected}</output>
      {outcome === 'selected' && <SelectedText text={text} label={label} onLeave={() => setOutcome('none')} />}
    </span>
  );
}

async function wroteToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function SelectedText({ text, label, onLeave }: { text: string; label: string; onLeave: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea ref={field} readOnly rows={1} aria-label={label} value={text} className="field-control mono max-w-60" onBlur={onLeave} />
  );
}
