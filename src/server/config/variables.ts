/** Every variable of the configuration: what it must look like, what it means, its default. */
import * as z from 'zod';
import { brandVariables } from './brand-variables.ts';
import { dataAgeVariables } from './data-age-variables.ts';
import { placeVariables } from './place-variables.ts';
import { retentionVariables } from './retention-variables.ts';
import { humanCheckVariables, signInVariables } from './sign-in-variables.ts';
import {
  proxies,
  url,
  whole,
  oneOf,
  origin,
  yesNo,
  text,
  host,
  domain,
  email,
  inboundAddress,
  databaseUrl,
  moment,
} from './variable-schemas.ts';

export interface Variable {
  readonly schema: z.ZodType;
  /** One or two sentences for `.env.example`. */
  readonly about: string;
  /** The default, as the value or in words. */
  readonly unset: string;
  /** May also be given as the path of a file in `NAME_FILE`, and is never printed. */
  readonly secret?: true;
}

export const variables = {
  HOST: { schema: host.default('127.0.0.1'), unset: '127.0.0.1', about: 'Address to listen on.' },
  PORT: { schema: whole(0, 65_535).default(3000), unset: '3000', about: 'Port to listen on; 0 takes a free one and prints it.' },
  API_BASE_URL: {
    schema: z
      .string()
      .regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, 'must begin with one /, with http:// or with https://')
      .default('/'),
    unset: '/',
    about: 'Base address of the calls that the browser makes.',
  },
  PUBLIC_URL: {
    schema: origin.optional(),
    unset: 'http://localhost:$PORT',
    about: 'Address of the portal in the links of its e-mails.',
  },
  DATA_DIR: {
    schema: text.default('./data'),
    unset: './data',
    about: 'Folder of the database, files, captured e-mails and built indexes.',
  },
  DATABASE_URL: {
    schema: databaseUrl.optional(),
    unset: 'the portal starts its bundled PostgreSQL in DATA_DIR/database',
    about:
      'PostgreSQL server, version 15 or newer; required for more than one process. With several hosts (a:5432,b:5432) the portal uses the first that accepts writes.',
    secret: true,
  },
  DATABASE_CONNECTIONS: {
    schema: whole(2, 50).default(10),
    unset: '10',
    about: 'Most database connections per process; work that needs another one waits.',
  },
  POSTGRES_PROGRAMS: {
    schema: text.optional(),
    unset: 'the bundled programs',
    about: 'Folder of initdb and postgres, version 15 or newer, for the PostgreSQL that the portal starts without DATABASE_URL.',
  },
  POSTGRES_CONNECTION: {
    schema: oneOf(['socket', 'tcp']).default(process.platform === 'win32' ? 'tcp' : 'socket'),
    unset: 'socket; tcp on Windows',
    about:
      'How the portal reaches the PostgreSQL that it starts: socket, in DATA_DIR, or tcp, a loopback port with a password, for a DATA_DIR that cannot hold sockets.',
  },
  ROLE: {
    schema: oneOf(['all', 'api', 'worker']).default('all'),
    unset: 'all',
    about: 'Role of this process: all, api (answers calls) or worker (processes batches). The last two need DATABASE_URL.',
  },
  ...placeVariables,
  SMTP_URL: {
    schema: url('smtp', 'smtps').optional(),
    unset: 'e-mails are captured as .eml files in DATA_DIR/outbox',
    about: 'Mail server; the address may contain a name and password.',
    secret: true,
  },
  MAIL_FROM: { schema: email.optional(), unset: 'portal@dialplane.example', about: 'Sender of all e-mails; required with SMTP_URL.' },
  INBOUND_MAIL_ADDRESS: {
    schema: inboundAddress.optional(),
    unset: 'ticket e-mails ask for a reply in the portal',
    about: 'Address for e-mailed replies to tickets, each after its own plus sign; with INBOUND_MAIL_TOKEN. See docs/operate.md.',
  },
  INBOUND_MAIL_TOKEN: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    unset: 'the portal accepts no e-mail',
    about: 'Bearer token for the mail server that delivers these replies; with INBOUND_MAIL_ADDRESS.',
    secret: true,
  },
  SUPPORT_EMAIL: {
    schema: email.default('support@dialplane.example'),
    unset: 'support@dialplane.example',
    about: 'E-mail address of the provider for people and tickets.',
  },
  ...humanCheckVariables,
  SERVICES_CONFIG: {
    schema: text.optional(),
    unset: 'the data sets; live status and live routing from a demo network in the demo, otherwise not set up',
    about: 'Path of the JSON file that configures who answers each service; see docs/configure.md.',
  },
  ENUM_ZONE: {
    schema: domain.optional(),
    unset: 'example.net, marked as an example',
    about: 'ENUM zone of the provider, shown in the wire formats of a query; each service has its own domain (npq.ENUM_ZONE).',
  },
  SIP_DOMAIN: {
    schema: domain.optional(),
    unset: 'sip.example.net, marked as an example',
    about: "Host of the provider's SIP redirect server, shown in the wire formats of a query.",
  },
  DEMO: {
    schema: yesNo.optional(),
    unset: 'true, unless DATABASE_URL is set or other variables point to production (see docs/configure.md)',
    about: 'Seed the demo organisations, users and numbers at the first start, and print each one-time code.',
  },
  DEMO_ON_NETWORK: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Let the demo, whose password is public, listen on an address that is not loopback.',
  },
  DEMO_NOW: {
    schema: moment.optional(),
    unset: 'the current time',
    about: 'Time (UTC) of the demo at each start; its daily counts refer to that day. Refused unless DEMO is true.',
  },
  PLATFORM_ACCOUNT_ID: {
    schema: whole(1, 2_147_483_647).default(1),
    unset: '1',
    about: "Account number of the provider's own organisation, whose administrators see the admin area.",
  },
  ...brandVariables,
  SECRET_KEY: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    unset: 'created under DATA_DIR at the first start; required with DATABASE_URL',
    about: 'Pepper of passwords and key of one-time codes. All nodes share it; if you lose it, all passwords are void.',
    secret: true,
  },
  SECRET_KEY_PREVIOUS: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    unset: 'none',
    about: 'The previous SECRET_KEY, used for older data until nothing needs it; see docs/operate.md.',
    secret: true,
  },
  CODE_RESEND_SECONDS: {
    schema: whole(0, 3_600).default(30),
    unset: '30',
    about: 'Seconds until an account can get its next one-time code; 0 for no wait.',
  },
  CODES_PER_HOUR: { schema: whole(1, 1_000_000).default(5), unset: '5', about: 'One-time codes per account and hour, used ones aside.' },
  RATE_LIMIT_PER_MINUTE: {
    schema: whole(0, 1_000_000_000).default(1200),
    unset: '1200',
    about: 'Calls per minute per token or address on each node; 0 turns all rate limits off.',
  },
  UPLOADS_AT_ONCE: { schema: whole(1, 10_000).default(20), unset: '20', about: 'Most simultaneous uploads per node.' },
  UPLOADS_AT_ONCE_PER_ORGANISATION: {
    schema: whole(1, 10_000).default(3),
    unset: '3',
    about: 'Most simultaneous uploads per organisation and node.',
  },
  UPLOAD_BYTES_PER_SECOND: {
    schema: whole(1, 1_000_000_000).default(8_192),
    unset: '8192',
    about: 'Lowest rate of an upload after its first 30 seconds; slower ones are refused.',
  },
  DOWNLOAD_STALL_SECONDS: {
    schema: whole(1, 86_400).default(60),
    unset: '60',
    about: 'Seconds without progress after which a download is cut off.',
  },
  BATCHES_OPEN: {
    schema: whole(1, 1_000_000).default(50),
    unset: '50',
    about: 'Most queued or running batches per organisation.',
  },
  BATCHES_PER_DAY: {
    schema: whole(1, 1_000_000_000).default(1_000),
    unset: '1000',
    about: 'Batches per organisation and day (UTC).',
  },
  BATCH_MEGABYTES: {
    schema: whole(1, 1_000_000_000).default(5_000),
    unset: '5000',
    about: 'Megabytes of batch files and results per organisation; beyond it, batches are refused.',
  },
  MAILS_TO_ADDRESS: {
    schema: whole(1, 1_000_000).default(5),
    unset: '5',
    about: 'Invitations, and batch e-mails, from an organisation to an address in 30 minutes; four times as many from all together.',
  },
  INVITATIONS_PER_DAY: {
    schema: whole(1, 1_000_000_000).default(200),
    unset: '200',
    about: 'Invitations per organisation and day (UTC).',
  },
  TICKETS_PER_DAY: {
    schema: whole(1, 1_000_000_000).default(100),
    unset: '100',
    about: 'Tickets per organisation and day (UTC).',
  },
  TICKET_MESSAGES_PER_DAY: {
    schema: whole(1, 1_000_000).default(50),
    unset: '50',
    about:
      'Messages that the customer and the provider may each add to one ticket per day (UTC); an organisation ten times as many to all its tickets.',
  },
  WEBHOOKS_ALLOW_PRIVATE: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Let webhooks call http:// and private addresses, which includes your own network: only if every administrator may reach them.',
  },
  ...signInVariables,
  ...dataAgeVariables,
  ...retentionVariables,
  LOG_LEVEL: {
    schema: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    unset: 'info',
    about: 'Lowest level to log.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    unset: 'anyone who reaches the port can read /metrics',
    about: 'Bearer token for /metrics; required if other machines reach HOST, and behind a proxy (TRUST_PROXY).',
    secret: true,
  },
  ALLOW_PLAINTEXT: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Accept smtp:// and PostgreSQL without TLS on other machines, although others can read this traffic.',
  },
  TRUST_PROXY: {
    schema: proxies.default(0),
    unset: 'false',
    about: 'Addresses and networks of the proxies whose X-Forwarded-For the portal trusts; or the number of proxies (true is 1).',
  },
} as const satisfies Record<string, Variable>;
