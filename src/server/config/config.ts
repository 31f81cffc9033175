/**
 * The configuration: environment variables, described once, parsed once, with all faults listed. `.env.example` is made from this table (`envExample`), and a
 * test keeps the two equal.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isThisMachine, openToOthers } from './plaintext.ts';
import { type Variable, variables } from './variables.ts';
import { readServices, type ServicesConfig } from './services-file.ts';

type Variables = typeof variables;
type Parsed = { -readonly [Name in keyof Variables]: z.output<Variables[Name]['schema']> };
/** The parsed variables under their own names, with derived values filled in. */
export type Config = Readonly<
  Omit<Parsed, 'DEMO' | 'PUBLIC_URL' | 'MAIL_FROM' | 'S3_ENDPOINT' | 'AWS_REGION' | 'SERVICES_CONFIG' | 'SOCIAL_LINKS' | 'LEGAL_LINKS'> & {
    SOCIAL_LINKS: NamedLink[];
    LEGAL_LINKS: NamedLink[];
    DEMO: boolean;
    PUBLIC_URL: string | undefined;
    MAIL_FROM: string;
    S3_ENDPOINT: string;
    AWS_REGION: string;
    /** Content of the file. */
    SERVICES_CONFIG: ServicesConfig;
  }
>;

type NamedLink = NonNullable<Parsed['SOCIAL_LINKS']>[number];

/** Addresses that are reserved for examples. */
const demoLinks: NamedLink[] = [
  { name: 'LinkedIn', url: 'https://linkedin.example/company/dialplane' },
  { name: 'YouTube', url: 'https://youtube.example/dialplane' },
];

/** Placeholder for a secret in our own files. */
const exampleSecret = 'change-me';

/** Every fault at once, with the values found, except secrets. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(['The configuration is not valid:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

/** Parses `env`. An empty value counts as unset. Throws `ConfigError` with every fault. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const text = given(env, { ...variable, name }, faults);
    const result = variable.schema.safeParse(text);
    if (result.success) values[name] = result.data;
    if (variable.secret && text?.includes(exampleSecret))
      faults.push(`${name} contains the text of an example, which is public: choose your own`);
    if (!result.success) faults.push(...result.error.issues.map((issue) => `${name} ${issue.message}${found(variable, text)}`));
  }
  // Each variable was parsed by its own schema just above, or its fault is in the list.
  const parsed = values as Parsed;
  const isSet = (name: string) => Boolean(env[name] || env[`${name}_FILE`]);
  const signs = signsOfProduction(parsed, env);
  const DEMO = parsed.DEMO ?? (!isSet('DATABASE_URL') && signs.length === 0);
  const { services: SERVICES_CONFIG, faults: ofServices } = readServices(parsed.SERVICES_CONFIG, { env, demo: DEMO });
  faults.push(...contradictions({ ...parsed, DEMO }, isSet), ...openToOthers({ ...parsed, SERVICES_CONFIG }, isSet), ...ofServices);
  if (parsed.DEMO === undefined && !isSet('DEMO') && !isSet('DATABASE_URL') && signs.length > 0 && !hasDatabase(parsed))
    faults.push(
      `${signs.join(', ')}: this looks like production, but DATA_DIR contains no database: set DATABASE_URL (a PostgreSQL server), DEMO=false (the bundled PostgreSQL, empty) or DEMO=true (the demo)`,
    );
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze({
    ...parsed,
    DEMO,
    SERVICES_CONFIG,
    SOCIAL_LINKS: parsed.SOCIAL_LINKS ?? (DEMO ? demoLinks : []),
    LEGAL_LINKS: parsed.LEGAL_LINKS ?? [],
    PUBLIC_URL: parsed.PUBLIC_URL?.replace(/\/$/, ''),
    MAIL_FROM: parsed.MAIL_FROM ?? variables.MAIL_FROM.unset,
    // Self-hosted object storage has no regions, and takes the name of the first one.
    AWS_REGION: parsed.AWS_REGION ?? 'us-east-1',
    S3_ENDPOINT: parsed.S3_ENDPOINT ?? `https://s3.${parsed.AWS_REGION}.amazonaws.com`,
  });
}

/** Returns the variables that point to production rather than a trial on the operator's own machine. */
function signsOfProduction(values: Parsed, env: Readonly<Record<string, string | undefined>>): string[] {
  const { PUBLIC_URL, SMTP_URL, TRUST_PROXY, HOST, DEMO_ON_NETWORK } = values;
  const signs = {
    PUBLIC_URL: PUBLIC_URL?.startsWith('https:'),
    SMTP_URL: SMTP_URL !== undefined,
    TRUST_PROXY: TRUST_PROXY !== undefined && TRUST_PROXY !== 0,
    'NODE_ENV=production': env['NODE_ENV'] === 'production',
    HOST: HOST !== undefined && !isThisMachine(HOST) && DEMO_ON_NETWORK !== true,
  };
  return Object.entries(signs).flatMap(([name, speaks]) => (speaks ? [name] : []));
}

/** True if a start would find a database instead of making one. */
function hasDatabase({ DATA_DIR }: Parsed): boolean {
  return DATA_DIR !== undefined && existsSync(join(DATA_DIR, 'database', 'PG_VERSION'));
}

function given(
  env: Readonly<Record<string, string | undefined>>,
  { name, secret }: Variable & { name: string },
  faults: string[],
): string | undefined {
  const file = secret ? env[`${name}_FILE`] : undefined;
  if (env[name] || !file) return env[name] || undefined;
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text === '') faults.push(`${name}_FILE names ${file}, which is empty`);
    return text || undefined;
  } catch (error) {
    faults.push(
      `${name}_FILE names ${file}, which cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause'})`,
    );
    return undefined;
  }
}

const mostShown = 80;

/** Describes the value found instead of the expected one; for a secret, only its length. */
function found({ secret }: Variable, text: string | undefined): string {
  if (text === undefined) return '';
  if (secret) return `; the secret that is set has ${text.length} characters`;
  const withoutPassword = text.replaceAll(/\/\/[^/?#\s]*@/g, '//…@');
  return `; it is ${JSON.stringify(withoutPassword.length > mostShown ? `${withoutPassword.slice(0, mostShown)}…` : withoutPassword)}`;
}

/** Lists broken rules between variables: A needs B. A variable that `isSet` but invalid has its own fault, and is not missing. */
function contradictions(values: Parsed, isSet: (name: string) => boolean): string[] {
  const faults: string[] = [];
  if (values.DEMO && !values.DEMO_ON_NETWORK && values.HOST !== undefined && !isThisMachine(values.HOST))
    faults.push(
      'DEMO would let anyone who reaches HOST sign in, and HOST is not loopback: set DEMO=false, or DEMO_ON_NETWORK=true if you mean it',
    );
  if (values.DEMO_NOW && !values.DEMO) faults.push('DEMO_NOW sets the time of a demo, but DEMO is off: set DEMO=true, or remove DEMO_NOW');
  if (values.DATABASE_URL && !isSet('SECRET_KEY')) faults.push('SECRET_KEY is required with DATABASE_URL, and the same on every node');
  if (values.SECRET_KEY_PREVIOUS && !isSet('SECRET_KEY'))
    faults.push('SECRET_KEY_PREVIOUS is set without SECRET_KEY: set SECRET_KEY to the new key');
  if (values.SECRET_KEY_PREVIOUS && values.SECRET_KEY_PREVIOUS === values.SECRET_KEY)
    faults.push('SECRET_KEY_PREVIOUS is the same as SECRET_KEY: set it to the previous key, or remove it');
  if (values.ROLE !== undefined && values.ROLE !== 'all' && !isSet('DATABASE_URL'))
    faults.push(`ROLE ${values.ROLE} needs DATABASE_URL: the bundled PostgreSQL serves one process`);
  if (values.RECORDS_URL && !isSet('DATABASE_URL'))
    faults.push('RECORDS_URL needs DATABASE_URL: the stream of records is for several processes');
  if (values.RECORDS_REPLICAS && !isSet('RECORDS_URL')) faults.push('RECORDS_REPLICAS needs RECORDS_URL, which is not set');
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (values.STORAGE_URL && !isSet(name)) faults.push(`${name} is required with STORAGE_URL`);
  }
  if (values.STORAGE_URL && !isSet('AWS_REGION') && !isSet('S3_ENDPOINT'))
    faults.push('AWS_REGION is required with STORAGE_URL: set the region of the bucket, or its address in S3_ENDPOINT');
  if (values.LOGO_DARK && !isSet('LOGO')) faults.push('LOGO_DARK needs LOGO, which is not set');
  if (values.SMTP_URL && !isSet('MAIL_FROM')) faults.push('MAIL_FROM is required with SMTP_URL');
  if (values.CAPTCHA_PROVIDER?.startsWith('recaptcha')) {
    for (const name of ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY'] as const) {
      if (!isSet(name)) faults.push(`${name} is required for ${values.CAPTCHA_PROVIDER}`);
    }
  }
  if (isSet('INBOUND_MAIL_ADDRESS') !== isSet('INBOUND_MAIL_TOKEN'))
    faults.push('INBOUND_MAIL_ADDRESS and INBOUND_MAIL_TOKEN belong together: set both, or neither');
  return faults;
}

/** Returns the text of `.env.example`: each variable with its meaning and its default. */
export function envExample(): string {
  const entries = Object.entries<Variable>(variables).map(([name, { about, unset, secret }]) =>
    [`# ${about}`, `# Unset: ${unset}.${secret ? ` Or name a file in ${name}_FILE.` : ''}`, `#${name}=`].join('\n'),
  );
  return `# Copy to .env, or set in the environment, which takes precedence. Every variable is optional unless its text says otherwise.\n\n${entries.join('\n\n')}\n`;
}
