/** The form of a ticket, and tickets that a test opens for itself. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailsTo } from '../../src/server/test-support/mailbox.ts';
import { answerTicket, openTicket as ticketCall } from '../../src/shared/tickets/tickets.ts';
import type { RunningPortal } from './portal.ts';
import { call, owner, sessionOf, staff } from './sign-in.ts';

export const supportAddress = 'support@dialplane.example';

export const type = (page: Page) => page.getByRole('combobox', { name: 'Type' });
export const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject', exact: true });
export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

/** Nobody else's ticket has this subject. */
export const newSubject = () => `Subject ${randomUUID().slice(0, 8)}`;

export async function fill(page: Page, text: { subject: string; message: string }): Promise<void> {
  await type(page).selectOption('Country Unavailable');
  await subject(page).fill(text.subject);
  await message(page).fill(text.message);
}

/** The owner of Acme opens a ticket; answers its number. */
export async function openTicket(portal: RunningPortal): Promise<string> {
  const body = {
    ticketSeverity: 'Country Unavailable',
    ticketSubject: newSubject(),
    ticketMessage: 'Every query to +44 fails since 09:00 UTC.',
  };
  const { ticketId } = await call(portal, ticketCall, { body, token: await sessionOf(portal, owner) });
  return ticketId;
}

/** The provider answers it. */
export async function answer(portal: RunningPortal, ticketId: string, text: string): Promise<void> {
  await call(portal, answerTicket, { body: { ticketId, text }, token: await sessionOf(portal, staff) });
}

/** The number of the ticket just sent, as it is said above the list. */
export async function sentNumber(page: Page): Promise<string> {
  const said = page.getByRole('region', { name: /^Tickets of/ }).getByText('Your ticket number:');
  await expect(said).toBeVisible();
  return /T-\w{4}-\w{4}/.exec((await said.textContent()) ?? '')?.[0] ?? '';
}

/** The captured mails about a ticket to a recipient, oldest first, once there are as many. */
export async function ticketMails(
  portal: RunningPortal,
  { recipient, ticketId, count = 1 }: { recipient: string; ticketId: string; count?: number },
) {
  const read = async () => (await mailsTo(portal.dataDir, recipient)).filter(({ subject: title }) => title?.includes(ticketId));
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}
