/** The portal's language, and with it its texts and writing direction. */
import type { LanguageTag } from '../../shared/base/language.ts';
import { preferredLanguage } from '../browser/preferred-language.ts';
import { here } from '../browser/history.ts';
import { showTexts, type Translated } from '../locale/catalogue.ts';
import { setLocale } from '../locale/current-locale.ts';
import type { Catalogues } from './catalogues.ts';

/** Texts of each language except English, whose texts are built in: a language that lacks one does not compile. */
const loaders: Record<Exclude<LanguageTag, 'en'>, () => Promise<Translated<Catalogues>>> = {
  de: async () => (await import('./german.ts')).german,
};

async function showLanguage(language: Exclude<LanguageTag, 'en'>): Promise<void> {
  const [texts, { translator }] = await Promise.all([loaders[language](), import('../locale/translated.ts')]);
  showTexts({ language: texts, sentence: translator(texts) });
}

/** Switches the portal to the preferred language. If its texts cannot be fetched, English stays. */
export async function loadLocale(): Promise<void> {
  const made = new URLSearchParams(here().search).get('locale');
  if (made === 'pseudo' || made === 'rtl') {
    showTexts({ shape: (await import('../locale/pseudo.ts')).pseudoLocales[made] });
    setDocument('en', made === 'rtl' ? 'rtl' : 'ltr');
    return;
  }
  const language = preferredLanguage();
  try {
    if (language !== 'en') await showLanguage(language);
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
