/** The decoded text in a link. It stands after "#", so that no number reaches a server's log. */
import { maxPastedLength } from '../../shared/decoder/decode.ts';

export function decoderFragment(text: string): string {
  return `wire=${encodeURIComponent(text)}`;
}

/** Reads the text from the fragment; null if the fragment is about something else. */
export function readDecoderFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('wire')?.slice(0, maxPastedLength + 1) ?? null;
}
