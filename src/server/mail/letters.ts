/** Mails in each language of the portal. A missing language is a type error. */
import type { LanguageTag } from '../../shared/base/language.ts';
import type { MailNames, Message } from './mailer.ts';

/** The text of a mail. */
interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
}

interface Recipient {
  readonly to: string;
  /** The recipient's chosen language; English if unknown. */
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
