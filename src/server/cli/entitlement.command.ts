/** `organisation entitlements`: what a customer may ask. */
import { isDestination } from '../../shared/entitlements/entitlements.ts';
import { batchNameOf, batchServiceCodes, type BatchServiceCode, serviceNames, serviceOf } from '../../shared/services/services.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { findOrganisation } from '../auth/organisations.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { type Entitlement, nothingLimited, readEntitlement } from '../entitlements/entitlement.ts';
import { quotaUsedToday } from '../entitlements/quota-rows.ts';
import { changeEntitlement, entitlementInWords } from '../organisations/entitlement-changes.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom } from './typed-values.ts';

export const entitlementCommand: Command = {
  name: 'organisation entitlements',
  takes: ['<account>'],
  about: 'Show or change the allowed services, daily quota and closed destinations of an organisation',
  options: {
    services: { type: 'string', value: 'names', about: 'Allowed services, separated by commas, or all' },
    quota: { type: 'string', value: 'number', about: 'Answered queries per day (UTC), or none for no limit' },
    destinations: {
      type: 'string',
      value: 'codes',
      about: 'Closed countries (GB) and calling codes (882), separated by commas, or none',
    },
  },
  changes: true,
  keepsAudit: true,
  details: 'Options that you omit stay unchanged. Takes effect at once.',
  run,
};

async function run({ words: [account = ''], options, open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const change = changeFrom(options);
  const db = await open();
  if (Object.keys(change).length === 0) return shown(db, id);
  const { name, after, changes } = await changeOrTry(db, dryRun, (transaction) =>
    changeEntitlement(transaction, { id, actor: operator }, change),
  );
  const verb = dryRun ? 'could be' : 'was';
  const done = changes.length === 0 ? ['nothing changed'] : changes.map((fact) => `${fact} ${verb} set`);
  return {
    lines: done.map((sentence) => `Organisation ${id}, ${name}: ${sentence}`),
    json: { account: id, name, ...after, changed: !dryRun && changes.length > 0 },
  };
}

async function shown(db: Db, id: number): Promise<Outcome> {
  const organisation = await findOrganisation(db, id);
  if (!organisation) throw new AppError('not_found', inEnglish(`There is no organisation ${id}`));
  const { name } = organisation;
  const entitlement = (await readEntitlement(db, id)) ?? nothingLimited;
  const usedToday = entitlement.dailyQuota === null ? 0 : await quotaUsedToday(db, id);
  const facts = Object.entries(entitlementInWords(entitlement)).map(([fact, words]) => `${fact}: ${words}`);
  const used = entitlement.dailyQuota === null ? [] : [`used today (UTC): ${usedToday}`];
  return { lines: [`Organisation ${id}, ${name}`, ...facts, ...used], json: { account: id, name, ...entitlement, usedToday } };
}

type Given = Readonly<Record<string, string | boolean | undefined>>;

function changeFrom({ services, quota, destinations }: Given): Partial<Entitlement> {
  return {
    ...(typeof services === 'string' && { services: servicesFrom(services) }),
    ...(typeof quota === 'string' && { dailyQuota: quotaFrom(quota) }),
    ...(typeof destinations === 'string' && { destinations: destinationsFrom(destinations) }),
  };
}

function servicesFrom(text: string): readonly BatchServiceCode[] | null {
  if (text === 'all') return null;
  const wanted = namesIn(text);
  const unknown = wanted.filter((name) => !serviceNames.some((known) => known === name));
  if (wanted.length === 0 || unknown.length > 0)
    throw new UsageError(`There is no service "${unknown.join('", "')}". The services are ${batchServiceCodes.join(', ')}, or all`);
  const codes = wanted.map((name) => batchNameOf(serviceOf(name)));
  return batchServiceCodes.filter((code) => codes.includes(code));
}

function quotaFrom(text: string): number | null {
  if (text === 'none') return null;
  if (!/^(0|[1-9]\d{0,9})$/.test(text) || Number(text) > 2_147_483_647)
    throw new UsageError(`${JSON.stringify(text)} is not a daily quota (--quota): enter 0 to 2147483647, or none`);
  return Number(text);
}

function destinationsFrom(text: string): readonly string[] {
  if (text === 'none') return [];
  const codes = namesIn(text);
  const wrong = codes.filter((code) => !isDestination(code));
  if (codes.length === 0 || wrong.length > 0)
    throw new UsageError(
      `"${wrong.join('", "')}" is not a destination (--destinations): enter a country as two capital letters or 001, a calling code as digits, or none`,
    );
  return [...new Set(codes)].toSorted();
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
