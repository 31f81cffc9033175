import { densities, type Density } from './density.ts';
import { tableText } from './table.text.ts';

/** Lets the user choose the row height of every table. */
export function RowHeight({ density, onDensity }: { density: Density; onDensity: (density: Density) => void }) {
  return (
    <label className="flex items-center gap-2 text-text-2 print:hidden">
      {tableText.density.name}
      <select
        value={density}
        onChange={(event) => {
          const chosen = densities.find((known) => known === event.target.value);
          if (chosen) onDensity(chosen);
        }}
        className="h-8 rounded-control border border-border-strong bg-surface px-2 text-text"
      >
        {densities.map((known) => (
          <option key={known} value={known}>
            {tableText.density[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
