/** Partial download: the beginning of a file, without the rest. */
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import { open } from './call.ts';

/** Returns the first lines of a text download, without their line ends. Throws `CallError`. */
export async function firstLines<E extends Endpoint>(endpoint: E, input: InputOf<E>, count: number): Promise<string[]> {
  const stopping = new AbortController();
  const response = await open(endpoint, input, { signal: stopping.signal });
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = response.body?.getReader(); reader && text.split('\n').length <= count;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  stopping.abort();
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.slice(0, count);
}
