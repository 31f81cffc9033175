import { useId, type Ref } from 'react';
import { Button } from '../../ui/Button.tsx';

interface ServicePickerProps<Code extends string> {
  /** In the order in which they are shown and chosen. */
  offered: readonly { readonly code: Code; readonly title: string }[];
  chosen: readonly Code[];
  onChange: (chosen: Code[]) => void;
  error: string | undefined;
  /** Where focus goes when nothing was chosen. */
  ref?: Ref<HTMLButtonElement>;
}

/** The services that are offered, and one button that takes all or none. */
export function ServicePicker<Code extends string>({ offered, chosen, onChange, error, ref }: ServicePickerProps<Code>) {
  const id = useId();
  const codes = offered.map(({ code }) => code);
  const isAll = codes.length > 0 && codes.every((code) => chosen.includes(code));
  const toggle = (service: Code) => onChange(codes.filter((code) => chosen.includes(code) !== (code === service)));
  return (
    <fieldset aria-labelledby={`${id}-title`} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <span id={`${id}-title`} className="font-medium">
          Services
        </span>
        <Button {...(ref ? { ref } : {})} variant="secondary" size="small" onClick={() => onChange(isAll ? [] : codes)}>
          {isAll ? 'Deselect All' : 'Select All'}
        </Button>
        <span className="text-small text-text-2">
          {chosen.length} of {codes.length}
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))] gap-2">
        {offered.map(({ code, title }) => (
          <ServiceTile
            key={code}
            id={`${id}-${code}`}
            code={code}
            title={title}
            isChosen={chosen.includes(code)}
            onToggle={() => toggle(code)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ServiceTileProps {
  id: string;
  code: string;
  title: string;
  isChosen: boolean;
  onToggle: () => void;
}

function ServiceTile({ id, code, title, isChosen, onToggle }: ServiceTileProps) {
  const edge = isChosen
    ? 'border-accent-edge shadow-[inset_3px_0_0_var(--accent)] rtl:shadow-[inset_-3px_0_0_var(--accent)]'
    : 'border-border-strong';
  return (
    <div className={`relative isolate flex items-center gap-3 rounded-control border bg-surface px-3.5 py-1.5 hover:bg-hover ${edge}`}>
      <input
        id={id}
        type="checkbox"
        name="service"
        value={code}
        className="checkbox z-10"
        checked={isChosen}
        aria-describedby={`${id}-title`}
        onChange={onToggle}
      />
      <div className="min-w-0">
        {/* The label covers the tile, so that the whole of it can be pressed; the box itself stands above it. */}
        <label htmlFor={id} className="block font-medium after:absolute after:inset-0 after:content-['']">
          {code}
        </label>
        <span id={`${id}-title`} className="block text-small text-text-2">
          {title}
        </span>
      </div>
    </div>
  );
}
