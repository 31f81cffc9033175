import { describe, expect, test } from 'vitest';
import { nextToasts, type Toast, type ToastRequest } from './toast-queue.ts';

let id = 0;
const show = (toasts: readonly Toast[], request: ToastRequest) => nextToasts(toasts, { kind: 'show', id: ++id, request });
const showAll = (...requests: ToastRequest[]) => requests.reduce<readonly Toast[]>(show, []);

describe('toasts', () => {
  test('are successes headed Submit for 8000 ms unless said otherwise', () => {
    expect(showAll({ content: 'Saved' })[0]).toMatchObject({
      text: 'Saved',
      type: 'success',
      heading: 'Submit',
      buttonUrl: null,
      timeoutMs: 8000,
    });
  });

  test('join the values of an object by spaces', () => {
    expect(showAll({ content: { email: 'Email is required', name: 'Full name is required' } })[0]?.text).toBe(
      'Email is required Full name is required',
    );
  });

  test('with the same text collapse into one with a count', () => {
    expect(showAll({ content: 'a' }, { content: 'b' }, { content: 'a' }).map(({ text, count }) => [text, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test('of another type or heading are not the same', () => {
    expect(showAll({ content: 'a' }, { content: 'a', type: 'error' }, { content: 'a', operationType: 'Login' })).toHaveLength(3);
  });

  test('are at most three, and the oldest goes first', () => {
    expect(showAll({ content: 'a' }, { content: 'b' }, { content: 'c' }, { content: 'd' }).map(({ text }) => text)).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  test('leave one by one', () => {
    const shown = showAll({ content: 'a' }, { content: 'b' });
    expect(nextToasts(shown, { kind: 'hide', id: shown[0]!.id }).map(({ text }) => text)).toEqual(['b']);
    expect(nextToasts(shown, { kind: 'hide-newest' }).map(({ text }) => text)).toEqual(['a']);
  });

  test('of a failure leave when the same operation is tried anew, and no others do', () => {
    const shown = showAll(
      { content: 'No answer', type: 'error', operationType: 'Report' },
      { content: 'No answer', type: 'error', operationType: 'Query' },
      { content: 'Saved', operationType: 'Report' },
    );
    const left = nextToasts(shown, { kind: 'attempt', heading: 'Report' });
    expect(left.map(({ text, heading }) => [text, heading])).toEqual([
      ['No answer', 'Query'],
      ['Saved', 'Report'],
    ]);
  });
});
