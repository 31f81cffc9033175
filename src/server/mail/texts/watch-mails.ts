/** The mail about changes of watched numbers. The numbers stand in the text alone: relays log subjects. */
import type { WatchChange } from '../../../shared/api/watch.ts';
import { changeInWords, listsInWords } from '../../../shared/watch/watch-words.ts';
import type { MailNames, Message } from '../mailer.ts';
import { visibleText } from '../visible-text.ts';

interface Changes {
  readonly to: string;
  /** The first of them. */
  readonly changes: readonly WatchChange[];
  readonly count: number;
  readonly publicUrl: string;
}

/** Names of operators come from files of the provider, and are written so that they show what they are. */
export function watchMail({ PRODUCT_NAME }: MailNames, { to, changes, count, publicUrl }: Changes): Message {
  const number = count.toLocaleString('en');
  const more = count - changes.length;
  return {
    to,
    subject: `${PRODUCT_NAME}: ${number} ${count === 1 ? 'change' : 'changes'} on your watch list`,
    text: [
      `Another version of the data changed ${count === 1 ? 'the answer about one entry' : `the answers about ${number} entries`} that you watch.`,
      '',
      ...changes.flatMap((change) => [
        `${change.digits}${change.kind === 'prefix' ? ' (prefix)' : ''}`,
        ...changeInWords(change).map((line) => `  ${visibleText(line)}`),
        ...(change.lists.length > 0 ? [`  Data: ${listsInWords(change.lists)}`] : []),
        '',
      ]),
      ...(more > 0 ? [`and ${more.toLocaleString('en')} more.`, ''] : []),
      `See them all: ${publicUrl}/watch?tab=changes`,
      '',
      `You get this because you added these entries, at most once a day. To get no such mails: ${publicUrl}/watch`,
      '',
    ].join('\n'),
  };
}
