import { drawCountries, heightOfCountries } from './draw-countries.ts';
import type { ChartSeries } from './chart-series.ts';
import { type Drawn, useDrawing } from './use-drawing.ts';

interface CountryBarsProps {
  dates: readonly string[];
  series: readonly ChartSeries[];
  onDrawn: (drawn: Drawn) => void;
}

/** Draws the total of each country as a bar. The legend below says the same in words. */
export function CountryBars({ dates, series, onDrawn }: CountryBarsProps) {
  const height = heightOfCountries(series.length);
  const { frame, width, address } = useDrawing(drawCountries, { dates, series, height }, onDrawn);
  return (
    <div ref={frame} dir="ltr" style={{ minHeight: height }} className="overflow-hidden">
      {address && <img src={address} alt="" width={width} height={height} className="max-w-none print:h-auto print:max-w-full" />}
    </div>
  );
}
