import { expect, test } from 'vitest';
import { everyScreen } from '../e2e/test-support/every-screen.ts';
import { routeOf, routes } from '../src/shared/base/routes.ts';

/** The screens that show nothing of their own. */
const unseen = ['/auth/logout'];

test('every address that has a page is among the screens that a browser looks at in every theme and size', () => {
  const seen = new Set(everyScreen.map(({ path, endsAt }) => endsAt ?? routeOf(new URL(path, 'http://portal').pathname)?.path));
  const pages = routes.filter(({ leadsTo }) => leadsTo === undefined).map(({ path }) => path);
  expect(pages.filter((path) => !seen.has(path))).toEqual(unseen);
});
