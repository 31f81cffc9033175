/** Texts of the specification, to the letter, in one visit a screen. `scripts/prescribed-texts.test.ts` holds that none is left out. */
import { placesOf, type Visit } from './prescribed-texts/visit.ts';
import { visits } from './prescribed-texts/visits.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { signIn, staff } from './test-support/sign-in.ts';

/** Returns the address of the visitor; undefined if nobody is signed in. */
async function visitor(portal: RunningPortal, by: Visit['by']): Promise<string | undefined> {
  if (by === 'nobody') return undefined;
  if (by === 'staff') return staff;
  if (by === 'a customer') return (await makePerson(portal)).email;
  return (await makePerson(portal, { organisationId: await makeOrganisation(portal) })).email;
}

for (const { screen, by, path, states } of visits) {
  test(`shows the texts of ${screen}`, async ({ page, portal }) => {
    const email = await visitor(portal, by);
    if (email !== undefined) await signIn(page, portal, email);
    await page.goto(typeof path === 'string' ? path : await path(portal));
    for (const { state, reach, texts } of states) {
      await reach?.(page);
      for (const { text, place } of placesOf(page, texts)) await expect(place, `${state}: ${text}`).toBeVisible();
    }
  });
}
