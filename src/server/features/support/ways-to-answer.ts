import type { Deps } from '../../deps.ts';
import type { WaysToAnswer } from '../../mail/texts/ticket-mails.ts';

/** How a customer answers a mail about a ticket. */
export function waysToAnswer({ publicUrl }: Pick<Deps, 'publicUrl'>, ticketId: string): WaysToAnswer {
  return { link: `${publicUrl()}/support/ticket/${ticketId}` };
}

/** Where staff answer a ticket. */
export function staffLink({ publicUrl }: Pick<Deps, 'publicUrl'>, ticketId: string): string {
  return `${publicUrl()}/admin/ticket/${ticketId}`;
}
