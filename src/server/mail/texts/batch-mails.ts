/** The mail that announces the end of a batch: what was asked, how it ended, and a link that needs a sign-in. Never the data. */
import type { Db } from '../../database/database.ts';
import type { Message } from '../mailer.ts';
import type { HeldBatch } from '../../batch-worker/batch-queue.ts';

export async function batchMail(
  db: Db,
  { organisationId, id, fileName, email, records }: HeldBatch,
  { state, publicUrl }: { state: 'done' | 'failed'; publicUrl: string },
): Promise<Message> {
  const services = await db
    .selectFrom('batch_services')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .select(['service', 'file_name', 'failed'])
    .orderBy('position')
    .execute();
  const link = `${publicUrl}/testing?tab=batch-results`;
  if (state === 'failed') {
    return {
      to: email,
      subject: `Your batch ${fileName} could not be finished`,
      text: `Your batch ${fileName} with ${records} numbers could not be finished. Our team can see why.\n\nPlease submit the file again, or open a ticket: ${publicUrl}/support\n`,
    };
  }
  const lines = services.map(
    ({ service, file_name, failed }) => `  ${service}: ${file_name}${failed > 0 ? ` (${failed} rows failed)` : ''}`,
  );
  return {
    to: email,
    subject: `Your batch ${fileName} is finished`,
    text: `Your batch ${fileName} with ${records} numbers is finished. Its results:\n\n${lines.join('\n')}\n\nSign in to download them within 30 days:\n${link}\n`,
  };
}
