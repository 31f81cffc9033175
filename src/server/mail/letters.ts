/** Mails in each language of the portal. A mail that lacks one is an error of types. */
import type { LanguageTag } from '../../shared/base/language.ts';
import type { MailNames, Message } from './mailer.ts';

/** What recipients read. */
interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
}

interface Recipient {
  readonly to: string;
  /** The one that they chose. English where nothing is known of it. */
  readonly language: LanguageTag | null | undefined;
}

type Letters<Values> = Readonly<Record<LanguageTag, (names: MailNames, values: Values) => Letter>>;
type Mail<Values> = (names: MailNames, values: Values & Recipient) => Message;

/** Makes the mail in the language of its recipient. */
export function mailIn<Values>(letters: Letters<Values>): Mail<Values> {
  return (names, values) => {
    const { subject, lines } = letters[values.language ?? 'en'](names, values);
    return { to: values.to, subject, text: lines.join('\n') };
  };
}
