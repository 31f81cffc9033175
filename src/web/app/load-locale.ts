/** In which language the portal is read, and what follows from it: the texts and the direction of writing. */
import type { LanguageTag } from '../../shared/base/language.ts';
import { preferredLanguage } from '../browser/preferred-language.ts';
import { here } from '../browser/history.ts';
import { showTexts } from '../locale/catalogue.ts';
import { setLocale } from '../locale/current-locale.ts';

/** What a language needs before its texts can be shown; English is there. */
const loaders: Record<LanguageTag, () => Promise<void>> = {
  en: () => Promise.resolve(),
  de: async () => {
    const { german, germanSentence } = await import('./german.ts');
    showTexts({ language: german, sentence: germanSentence });
  },
};

/** Makes the portal speak it. Where its texts cannot be fetched it stays English. */
export async function loadLocale(): Promise<void> {
  const made = new URLSearchParams(here().search).get('locale');
  if (made === 'pseudo' || made === 'rtl') {
    showTexts({ shape: (await import('../locale/pseudo.ts')).pseudoLocales[made] });
    setDocument('en', made === 'rtl' ? 'rtl' : 'ltr');
    return;
  }
  const language = preferredLanguage();
  try {
    await loaders[language]();
    setDocument(language, 'ltr');
  } catch {
    setDocument('en', 'ltr');
  }
}

function setDocument(language: LanguageTag, direction: 'ltr' | 'rtl') {
  setLocale(language);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}
