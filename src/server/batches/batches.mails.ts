/**
 * The mail about the end of a batch: its queries, its outcome, and a link that needs a sign-in, never the data. Also the mail that asks an outside address for
 * consent to receive it.
 */
import type { LanguageTag } from '../../shared/base/language.ts';
import { batchLinkDays } from '../../shared/base/limits.ts';
import { mailedAddress } from '../../shared/base/mailed-links.ts';
import type { Message } from '../mail/mailer.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

export interface EndedBatch {
  readonly fileName: string;
  readonly email: string;
  readonly records: number;
  /** Results in the order of the request; `failed` counts rows. */
  readonly results: readonly { readonly service: string; readonly fileName: string; readonly failed: number }[];
}

interface BatchEnd {
  readonly state: 'done' | 'failed';
  /** The reason of the failure as the end of a sentence, if known. */
  readonly failedOf?: string | null | undefined;
  readonly publicUrl: string;
  /** Days that the results can be downloaded. */
  readonly keptDays: number;
  /** The token by which a reader outside the organisation withdraws consent to such mails. */
  readonly withdrawal?: string | undefined;
  /** The reader's language; English if unknown. */
  readonly language?: LanguageTag | null | undefined;
}

/** Builds the mail. `publicUrl` is the public address of the portal, without a slash at the end. */
export function batchMail(batch: EndedBatch, { state, failedOf, publicUrl, keptDays, withdrawal, language }: BatchEnd): Message {
  const { email: to, results } = batch;
  const words = languages[language ?? 'en'];
  const end = withdrawal === undefined ? '' : words.withdrawal(mailedAddress(publicUrl, { purpose: 'stopBatches', token: withdrawal }));
  if (state === 'failed')
    return { to, subject: words.failedSubject(batch), text: `${words.failed(batch, failedOf)}: ${publicUrl}/support\n${end}` };
  const lines = results.map(
    ({ service, fileName, failed }) => `  ${service}: ${fileName}${failed > 0 ? ` (${words.failedRows(failed)})` : ''}`,
  );
  const link = `${publicUrl}/testing?tab=batch-results`;
  return {
    to,
    subject: words.doneSubject(batch),
    text: `${words.done(batch)}\n\n${lines.join('\n')}\n\n${words.signIn(keptDays)}\n${link}\n${end}`,
  };
}

interface Words {
  readonly doneSubject: (batch: EndedBatch) => string;
  readonly done: (batch: EndedBatch) => string;
  readonly failedRows: (count: number) => string;
  readonly signIn: (days: number) => string;
  readonly failedSubject: (batch: EndedBatch) => string;
  /** The text of a failed batch; its last words introduce the address that follows. */
  readonly failed: (batch: EndedBatch, failedOf: string | null | undefined) => string;
  readonly withdrawal: (link: string) => string;
}

const languages: Readonly<Record<LanguageTag, Words>> = {
  en: {
    doneSubject: ({ fileName }) => `Your batch ${fileName} is finished`,
    done: ({ fileName, records }) => `Your batch ${fileName} with ${records} numbers is finished. Results:`,
    failedRows: (count) => (count === 1 ? '1 row failed' : `${count} rows failed`),
    signIn: (days) => `Sign in to download them within ${days} days:`,
    failedSubject: ({ fileName }) => `Your batch ${fileName} could not be finished`,
    failed: ({ fileName, records }, failedOf) =>
      `Your batch ${fileName} with ${records} numbers could not be finished${failedOf ? `: ${failedOf}` : '. Our team can see why'}.\n\nPlease submit the file again, or open a ticket`,
    withdrawal: (link) => `\nYou receive this e-mail because you agreed to it. To stop these e-mails:\n${link}\n`,
  },
  de: {
    doneSubject: ({ fileName }) => `Ihr Stapel ${fileName} ist fertig`,
    done: ({ fileName, records }) => `Ihr Stapel ${fileName} mit ${records} Rufnummern ist fertig. Ergebnisse:`,
    failedRows: (count) => (count === 1 ? '1 Zeile fehlgeschlagen' : `${count} Zeilen fehlgeschlagen`),
    signIn: (days) => `Melden Sie sich an, um sie innerhalb von ${days} Tagen herunterzuladen:`,
    failedSubject: ({ fileName }) => `Ihr Stapel ${fileName} konnte nicht fertiggestellt werden`,
    failed: ({ fileName, records }, failedOf) =>
      `Ihr Stapel ${fileName} mit ${records} Rufnummern konnte nicht fertiggestellt werden${failedOf ? `: ${inGerman(failedOf)}` : '. Unser Team sieht den Grund'}.\n\nBitte senden Sie die Datei noch einmal oder eröffnen Sie ein Ticket`,
    withdrawal: (link) => `\nSie erhalten diese E-Mail, weil Sie zugestimmt haben. E-Mails abbestellen:\n${link}\n`,
  },
};

/** Reasons for the failure of a batch, matched by the words of its row, with their German text. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^its file is no longer there$/, 'Die Datei ist nicht mehr da'],
  [/^its file was damaged in the storage$/, 'Die gespeicherte Datei ist beschädigt'],
  [/^(\d+) tries in a row got no further$/, '$1 Versuche in Folge blieben erfolglos'],
];

function inGerman(failedOf: string): string {
  return reasons.reduce((text, [english, german]) => text.replace(english, german), failedOf);
}

/** The consent mail to an address outside the organisation, sent before any other. `link` is the whole address that agrees. */
export const addressForBatchesMail = mailIn<{ organisation: string; link: string }>({
  en: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { organisation, link }) => ({
    subject: `${PRODUCT_NAME}: confirm this address for the results of batches`,
    lines: [
      `${visibleText(organisation)} wants the ${PRODUCT_NAME} Customer Portal to e-mail you at this address when its batches are finished.`,
      'If you agree, confirm it here:',
      link,
      '',
      `The link works once and expires in ${batchLinkDays} days. Only the newest link works. You then get an e-mail for each batch that names this`,
      'address. It lists the result files and links to the sign-in; it never holds data. Each e-mail has a link to unsubscribe.',
      '',
      'If you do not agree, ignore this e-mail: we send you no others.',
      '',
      `Questions? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
  de: ({ PRODUCT_NAME, SUPPORT_EMAIL }, { organisation, link }) => ({
    subject: `${PRODUCT_NAME}: Bestätigen Sie diese Adresse für die Ergebnisse von Stapeln`,
    lines: [
      `${visibleText(organisation)} möchte, dass das Kundenportal ${PRODUCT_NAME} Sie an dieser Adresse benachrichtigt, wenn Stapel fertig sind.`,
      'Wenn Sie zustimmen, bestätigen Sie sie hier:',
      link,
      '',
      `Der Link gilt einmal und läuft in ${batchLinkDays} Tagen ab. Nur der neueste Link gilt. Danach erhalten Sie für jeden Stapel, der diese Adresse nennt,`,
      'eine E-Mail mit den Namen der Ergebnisdateien und einem Link zur Anmeldung, nie mit Daten. Jede enthält einen Link zum Abbestellen.',
      '',
      'Wenn Sie nicht zustimmen, ignorieren Sie diese E-Mail: Wir senden Ihnen keine weiteren.',
      '',
      `Fragen? ${SUPPORT_EMAIL}`,
      '',
    ],
  }),
});
