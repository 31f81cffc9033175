/** Languages of the portal by BCP 47 tag. The first is that of the specification. */
export const languageTags = ['en', 'de'] as const;
export type LanguageTag = (typeof languageTags)[number];

/** Each language's own name, for readers who do not know the other one. */
export const languageNames: Record<LanguageTag, string> = { en: 'English', de: 'Deutsch' };
