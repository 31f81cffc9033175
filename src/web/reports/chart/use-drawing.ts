import { useEffect, useMemo, useRef, useState } from 'react';
import { useShownTheme } from '../../browser/theme.ts';
import { useChartFont, withStyles } from './chart-font.ts';
import { asImageAddress, pageColours, type Drawing } from './drawing.ts';

/** A drawing with its SVG, for saving it. */
export type Drawn = Drawing & { readonly svg: string };

/** Draws to the width of `frame`, in the colours of the theme and the product's typeface. Nothing is drawn until the width is known. */
export function useDrawing(
  draw: (drawing: Drawing) => string,
  { dates, series, height }: Pick<Drawing, 'dates' | 'series' | 'height'>,
  onDrawn: (drawn: Drawn) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const theme = useShownTheme();
  const font = useChartFont();
  const drawn = useMemo(() => {
    if (width === 0) return undefined;
    // The page's colours follow the theme.
    const drawing: Drawing & { theme: string } = { dates, series, width, height, colours: pageColours(), theme };
    return { ...drawing, svg: draw(drawing) };
  }, [draw, dates, series, width, height, theme]);
  const address = useMemo(() => drawn && asImageAddress(withStyles(drawn.svg, font)), [drawn, font]);
  useEffect(() => {
    if (drawn) onDrawn(drawn);
  }, [drawn, onDrawn]);
  return { frame, width, address };
}

function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
