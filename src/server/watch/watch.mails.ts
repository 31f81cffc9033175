/** The mail about changes of watched numbers. The numbers stand in the text alone: relays log subjects. */
import type { WatchChange } from '../../shared/watch/watch.ts';
import { germanWords } from '../../shared/watch/german-watch-words.ts';
import { changeInWords, englishWords, listsInWords, type WatchWords } from '../../shared/watch/watch-words.ts';
import { visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

interface Changes {
  /** The first of them. */
  readonly changes: readonly WatchChange[];
  readonly count: number;
  readonly publicUrl: string;
}

export const watchMail = mailIn<Changes>({
  en: ({ PRODUCT_NAME }, { changes, count, publicUrl }) => {
    const number = count.toLocaleString('en');
    const more = count - changes.length;
    return {
      subject: `${PRODUCT_NAME}: ${number} ${count === 1 ? 'change' : 'changes'} on your watch list`,
      lines: [
        `New data changed the ${count === 1 ? 'answer for one entry' : `answers for ${number} entries`} on your watch list.`,
        '',
        ...listed(changes, { words: englishWords, prefix: 'prefix', data: 'Data' }),
        ...(more > 0 ? [`and ${more.toLocaleString('en')} more.`, ''] : []),
        `See them all: ${publicUrl}/watch?tab=changes`,
        '',
        `You receive this e-mail at most once a day because you watch these entries. To stop these e-mails: ${publicUrl}/watch`,
        '',
      ],
    };
  },
  de: ({ PRODUCT_NAME }, { changes, count, publicUrl }) => {
    const number = count.toLocaleString('de');
    const more = count - changes.length;
    return {
      subject: `${PRODUCT_NAME}: ${number} ${count === 1 ? 'Änderung' : 'Änderungen'} auf Ihrer Beobachtungsliste`,
      lines: [
        `Neue Daten haben ${count === 1 ? 'die Antwort zu einem Eintrag' : `die Antworten zu ${number} Einträgen`} Ihrer Beobachtungsliste geändert.`,
        '',
        ...listed(changes, { words: germanWords, prefix: 'Präfix', data: 'Daten' }),
        ...(more > 0 ? [`und ${more.toLocaleString('de')} weitere.`, ''] : []),
        `Alle ansehen: ${publicUrl}/watch?tab=changes`,
        '',
        `Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie diese Einträge beobachten. E-Mails abbestellen: ${publicUrl}/watch`,
        '',
      ],
    };
  },
});

/** Names of operators come from files of the provider, and are written so that they show what they are. */
function listed(changes: readonly WatchChange[], { words, prefix, data }: { words: WatchWords; prefix: string; data: string }): string[] {
  return changes.flatMap((change) => [
    `${change.digits}${change.kind === 'prefix' ? ` (${prefix})` : ''}`,
    ...changeInWords(change, words).map((line) => `  ${visibleText(line)}`),
    ...(change.lists.length > 0 ? [`  ${data}: ${listsInWords(change.lists, words)}`] : []),
    '',
  ]);
}
