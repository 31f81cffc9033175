import { CopyButton } from '../ui/CopyButton.tsx';

/** A program or a reply as it is, to read and to copy. It is text only: whatever it holds is shown, never run. */
export function ShownText({ name, text, copyLabel }: { name: string; text: string; copyLabel: string }) {
  return (
    <div className="relative min-w-0 rounded-control border border-border bg-sunken">
      <span className="absolute end-1 top-1 z-10 rounded-control bg-surface">
        <CopyButton text={text} label={copyLabel} />
      </span>
      <section aria-label={name}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys */}
        <pre dir="ltr" tabIndex={0} className="mono max-h-96 overflow-auto px-3 py-2.5 pe-10 text-small print:max-h-none">
          {text}
        </pre>
      </section>
    </div>
  );
}
