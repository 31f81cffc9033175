/** The mail that announces the end of a batch: what was asked, how it ended, and a link that needs a sign-in, never the data; and the one that asks a stranger for leave to send it. */
import { batchResultDays } from '../../../shared/limits.ts';
import { mailedAddress } from '../../../shared/mailed-links.ts';
import type { MailNames, Message } from '../mailer.ts';
import { visibleText } from '../visible-text.ts';

export interface EndedBatch {
  readonly fileName: string;
  readonly email: string;
  readonly records: number;
  /** In the order of the request; `failed` counts rows. */
  readonly results: readonly { readonly service: string; readonly fileName: string; readonly failed: number }[];
}

interface BatchEnd {
  readonly state: 'done' | 'failed';
  /** The end of a sentence, where it is known. */
  readonly failedOf?: string | null | undefined;
  readonly publicUrl: string;
  /** For a reader outside the organisation: the token by which they agree to such mails no more. */
  readonly withdrawal?: string | undefined;
}

/** `publicUrl` is where people reach the portal, without a slash at the end. */
export function batchMail(batch: EndedBatch, { state, failedOf, publicUrl, withdrawal }: BatchEnd): Message {
  const { fileName, email, records, results } = batch;
  const end = withdrawal === undefined ? '' : withdrawalText(mailedAddress(publicUrl, { purpose: 'stopBatches', token: withdrawal }));
  if (state === 'failed') {
    return {
      to: email,
      subject: `Your batch ${fileName} could not be finished`,
      text: `Your batch ${fileName} with ${records} numbers could not be finished${failedOf ? `: ${failedOf}` : '. Our team can see why'}.\n\nPlease submit the file again, or open a ticket: ${publicUrl}/support\n${end}`,
    };
  }
  const lines = results.map(
    (result) => `  ${result.service}: ${result.fileName}${result.failed > 0 ? ` (${result.failed} rows failed)` : ''}`,
  );
  const link = `${publicUrl}/testing?tab=batch-results`;
  return {
    to: email,
    subject: `Your batch ${fileName} is finished`,
    text: `Your batch ${fileName} with ${records} numbers is finished. Its results:\n\n${lines.join('\n')}\n\nSign in to download them within ${batchResultDays} days:\n${link}\n${end}`,
  };
}

function withdrawalText(link: string): string {
  return `\nYou get this mail because you agreed to it. If you want no more of them:\n${link}\n`;
}

/** To an address outside the organisation, before any other mail. `link` is the whole address that agrees. */
export function addressForBatchesMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, organisation, link }: { to: string; organisation: string; link: string },
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: confirm this address for the results of batches`,
    text: [
      `${visibleText(organisation)} asks the ${PRODUCT_NAME} Customer Portal to tell this address when batches of theirs are finished.`,
      'If you agree, confirm it here:',
      link,
      '',
      `The link works once, for ${batchResultDays} days. Only the newest link works. After it you get a mail for each batch that names this`,
      'address: the names of its files, and where to sign in for them, never the data. Each of them has a link to end that.',
      '',
      'If you do not agree, do nothing: none of those mails is sent.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ].join('\n'),
  };
}
