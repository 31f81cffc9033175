import { encode } from 'uqr';

/** Light squares all around, without which no camera finds it (ISO/IEC 18004). */
const quietModules = 4;

/** The text as a picture to scan: black on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietModules });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure aria-label={label} className="flex justify-center">
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="w-full max-w-60">
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
    </figure>
  );
}
