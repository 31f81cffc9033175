/** The user's identity at the foot of the sidebar and in My Account, and the time zone of times on screens. */
import { expect, test } from './test-support/portal.ts';
import { addPerson, signInByScreen } from './test-support/people.ts';
import { signIn } from './test-support/sign-in.ts';

test('My Account says who one is, what one may do, who can give more and when one signed in; name and organisation stand at the foot of the sidebar, and in the menu of small screens', async ({
  page,
  portal,
}) => {
  const person = await addPerson(portal, ['Reports', 'Contact us']);
  await signIn(page, portal, person.email);
  await page.goto('/account?tab=profile');
  const card = page.getByRole('tabpanel', { name: 'Profile' });
  await expect(card).toContainText(person.email);
  await expect(card).toContainText('open and answer tickets and read reports');
  await expect(card).toContainText('Acme Owner');
  await expect(card).toContainText(/This sign-in\d{4}-\d\d-\d\d \d\d:\d\d UTCPrevious sign-innone/);

  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toContainText(`Signed in as ${person.fullName}Acme TelecomAccount 1001`);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(main).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(main.getByText('Account 1001')).toBeVisible();
});

test.describe('In India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test(
    'times are shown in UTC until the time of the device is chosen, and stay so after a reload and a sign-out',
    { tag: '@full' },
    async ({ page, portal }) => {
      const person = await addPerson(portal, ['Reports']);
      await signIn(page, portal, person.email);
      await page.goto('/account');
      const sessions = page.getByRole('table', { name: 'Open sessions' });
      const tab = (name: string) => page.getByRole('tab', { name });
      await expect(sessions).toContainText('UTC');
      await expect(sessions).not.toContainText('+05:30');
      await tab('Preferences').click();
      await page.getByRole('combobox', { name: 'Time zone' }).selectOption('local');
      await tab('Sign-in').click();
      await expect(sessions).toContainText('(local time)');
      await tab('Profile').click();
      await expect(page.getByRole('main')).toContainText(/This sign-in\d{4}-\d\d-\d\d \d\d:\d\d UTC\+05:30/);
      await page.goto('/account');
      await expect(sessions).toContainText('(local time)');
      await page.goto('/auth/logout');
      await expect(page).toHaveURL(/\/auth\/login/);
      await signInByScreen(page, portal, person);
      await page.goto('/account');
      await expect(sessions).toContainText('(local time)');
    },
  );
});
