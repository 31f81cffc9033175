import { withEnglishTexts } from './catalogue.ts';
import { currentLanguage, setLocale } from './current-locale.ts';

/** Returns the result of `make` with English texts, names and formats, whatever the reader's language. `make` must not wait. */
export function inEnglish<Made>(make: () => Made): Made {
  const language = currentLanguage();
  setLocale('en');
  try {
    return withEnglishTexts(make);
  } finally {
    setLocale(language);
  }
}
