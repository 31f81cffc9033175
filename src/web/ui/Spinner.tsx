import { useEffect, useState } from 'react';
import { useReducedMotion } from '../browser/reduced-motion.ts';
import { controlsText } from './controls.text.tsx';

const pixels = { large: 48, medium: 36, small: 24 };

interface SpinnerProps {
  size?: keyof typeof pixels;
  label?: string;
}

/** Turns, or counts seconds where motion is not wanted. */
export function Spinner({ size = 'large', label = controlsText.wait.loading }: SpinnerProps) {
  const isStill = useReducedMotion();
  if (isStill) return <CountedSeconds />;
  return (
    <span className="inline-flex" data-size={size}>
      <span className="spinner inline-block" style={{ width: pixels[size], height: pixels[size] }} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Counts the seconds of a wait in words, where motion is not wanted. */
export function CountedSeconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span className="text-text-2">{controlsText.wait.working(seconds)}</span>;
}
