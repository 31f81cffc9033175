/** The languages that the portal speaks, by the tag that programs know them by (BCP 47). The first is the specification's own. */
export const languageTags = ['en', 'de'] as const;
export type LanguageTag = (typeof languageTags)[number];

/** What each calls itself, for those who do not read the other. */
export const languageNames: Record<LanguageTag, string> = { en: 'English', de: 'Deutsch' };
