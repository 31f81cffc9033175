/** Choices of a report's tab, kept in the address under names that begin with the report's own. */
import { useMemo } from 'react';
import { allServices, countryReport, qdrGraph } from '../../shared/reports/reports.ts';
import { queryClient } from '../api/queries.ts';
import { useSearchParameter } from '../ui/search.ts';
import { daysNamed } from './period/periods.ts';
import { servicesOf, type ReportName } from './reports-services.ts';
import { useUtcToday } from './use-utc-today.ts';

/** Separator of chosen countries: no country's name contains it. */
const between = '|';

interface Chosen {
  readonly service: string;
  /** Name of the days; null for the report's own. */
  readonly period: string | null;
  readonly withFailed: boolean;
}

export function useReportChoice(name: ReportName, daysAgo: number) {
  const today = useUtcToday();
  const [askedService, setService] = useSearchParameter(`${name}-service`);
  const [askedPeriod, setPeriod] = useSearchParameter(`${name}-period`);
  const [askedFailed, setFailed] = useSearchParameter(`${name}-failed`);
  const [askedCountries, setCountries] = useSearchParameter(`${name}-countries`);
  const chosen = useMemo((): ReadonlySet<string> => new Set(askedCountries?.split(between).filter(Boolean)), [askedCountries]);
  const days = daysNamed(askedPeriod, today);
  const present: Chosen = {
    service: servicesOf[name].find((known) => known === askedService) ?? allServices,
    period: days ? askedPeriod : null,
    withFailed: askedFailed === '1',
  };
  const queryOf = ({ service, period, withFailed }: Chosen) => ({
    ...(daysNamed(period, today) ?? { daysAgo: String(daysAgo) }),
    currentCompany: service,
    ...(withFailed ? { failed: '1' as const } : {}),
  });
  /** Invalidates the chosen report, so that it is fetched again even if shown before. */
  const chosenAnew = (part: Partial<Chosen>) => {
    const queryKey = queryOf({ ...present, ...part });
    for (const { path } of [qdrGraph, countryReport])
      void queryClient.invalidateQueries({ queryKey: [path, queryKey], exact: true, refetchType: 'none' });
  };
  return {
    ...present,
    today,
    /** Undefined for the report's own days. */
    days,
    chosen,
    query: queryOf(present),
    chooseService: (service: string) => {
      chosenAnew({ service });
      setService(service === allServices ? null : service, { push: true });
    },
    choosePeriod: (period: string | null) => {
      chosenAnew({ period });
      setPeriod(period, { push: true });
    },
    chooseFailed: (withFailed: boolean) => {
      chosenAnew({ withFailed });
      setFailed(withFailed ? '1' : null, { push: true });
    },
    chooseCountries: (names: ReadonlySet<string>) => setCountries(names.size === 0 ? null : [...names].join(between), { push: true }),
  };
}
