import { useId } from 'react';
import { legend, type LegendField } from '../../shared/services/legend.ts';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { Explained } from './Explained.tsx';
import { LegendLink } from './LegendLink.tsx';
import { partsText } from './parts.text.ts';
import { legendText } from './legend.text.ts';
import { describeReasonCode } from './reason-codes.text.ts';

const byName = new Map<string, LegendField>(legend.map((line) => [line.name, line]));

/** A field key that opens its meaning in place: its definition, which services report it, and under `rc` what each code says. */
export function FieldName({ name }: { name: string }) {
  const field = byName.get(name);
  if (field === undefined) return <span className="mono">{name}</span>;
  return (
    <Explained word={name}>
      {() => (
        <>
          <p>{legendText.definitions[field.name]}</p>
          <p className="mt-1.5 text-text-2">
            {partsText.field.types[field.type]} {partsText.field.reportedIn(Object.keys(field.ticks).join(', '))}
          </p>
          {name === 'rc' && <ReasonCodes />}
          <p className="mt-2.5">
            <LegendLink field={name}>{partsText.field.openLegend}</LegendLink>
          </p>
        </>
      )}
    </Explained>
  );
}

function ReasonCodes() {
  const id = useId();
  return (
    <>
      <p id={id} className="mt-2.5 mb-1 font-semibold">
        {partsText.field.reasonCodes}
      </p>
      <section
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys
        tabIndex={0}
        className="max-h-48 overflow-y-auto rounded-control border border-border px-2.5 py-1.5"
      >
        <dl>
          {reasonCodes.map(({ reasonCode }) => (
            <div key={reasonCode} className="flex gap-2.5 py-0.5">
              <dt className="mono w-8 shrink-0 text-end font-semibold">{reasonCode}</dt>
              <dd>{describeReasonCode(reasonCode)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
