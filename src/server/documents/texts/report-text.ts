/** Texts of a weekly or monthly report, in each language. A missing text is a type error. */
import { noCountry } from '../../../numbers/ranges/country-of-number.ts';
import type { LanguageTag } from '../../../shared/base/language.ts';
import type { Period } from '../periods.ts';

interface Subtitle extends Pick<Period, 'from' | 'to'> {
  /** The name of the organisation; null if the fonts cannot print it. */
  readonly name: string | null;
  readonly account: number;
}

interface ReportText {
  /** "Weekly report 2026-W46" or "Monthly report 2026-10". */
  readonly title: (period: Pick<Period, 'kind' | 'name'>) => string;
  /** The days of a period: "2026-11-09 to 2026-11-15". */
  readonly days: (period: Pick<Period, 'from' | 'to'>) => string;
  readonly subtitle: (values: Subtitle) => string;
  readonly totals: (queries: string, failed: string) => string;
  readonly captions: Readonly<Record<'services' | 'days' | 'countries', string>>;
  readonly columns: Readonly<Record<'service' | 'day' | 'country' | 'succeeded' | 'failed' | 'all', string>>;
  /** A country by its code and its name in the counts. */
  readonly country: (code: string, english: string) => string;
}

const germanRegions = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
const germanDays = ({ from, to }: Pick<Period, 'from' | 'to'>) => `${from} bis ${to}`;
const englishDays = ({ from, to }: Pick<Period, 'from' | 'to'>) => `${from} to ${to}`;

export const reportTexts: Readonly<Record<LanguageTag, ReportText>> = {
  en: {
    title: ({ kind, name }) => `${kind === 'weekly' ? 'Weekly' : 'Monthly'} report ${name}`,
    days: englishDays,
    subtitle: ({ name, account, ...period }) =>
      `${name === null ? 'Account' : `${name}, account`} ${account}. ${englishDays(period)} inclusive (UTC).`,
    totals: (queries, failed) => `${queries} queries, ${failed} failed. One query is one number sent to one service.`,
    captions: { services: 'Queries by service', days: 'Queries by day', countries: 'Queries by country' },
    columns: { service: 'Service', day: 'Day (UTC)', country: 'Country', succeeded: 'Succeeded', failed: 'Failed', all: 'All' },
    country: (_, english) => english,
  },
  de: {
    title: ({ kind, name }) => `${kind === 'weekly' ? 'Wochenbericht' : 'Monatsbericht'} ${name}`,
    days: germanDays,
    subtitle: ({ name, account, ...period }) =>
      `${name === null ? 'Konto' : `${name}, Konto`} ${account}. ${germanDays(period)} einschließlich (UTC).`,
    totals: (queries, failed) => `${queries} Abfragen, davon ${failed} fehlgeschlagen. Eine Abfrage ist eine Rufnummer bei einem Dienst.`,
    captions: { services: 'Abfragen nach Dienst', days: 'Abfragen nach Tag', countries: 'Abfragen nach Land' },
    columns: { service: 'Dienst', day: 'Tag (UTC)', country: 'Land', succeeded: 'Beantwortet', failed: 'Fehlgeschlagen', all: 'Alle' },
    country: (code, english) => {
      if (code === '001') return 'Globaler Dienst';
      if (code === noCountry) return 'Unbekannt';
      return germanRegions.of(code) ?? english;
    },
  },
};
