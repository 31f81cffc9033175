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
    about: 'Base of the calls that the browser makes.',
  },
  PUBLIC_URL: {
    schema: origin.optional(),
    unset: 'http://localhost:$PORT',
    about: 'Address of the portal in the links of its mails.',
  },
  DATA_DIR: {
    schema: text.default('./data'),
    unset: './data',
    about: 'Folder of the database, files, captured mails and built indexes.',
  },
  DATABASE_URL: {
    schema: databaseUrl.optional(),
    unset: 'the portal starts the PostgreSQL that comes with it, on DATA_DIR/database',
    about:
      'PostgreSQL server to use, version 15 or newer; needed for more than one process. Of several hosts (a:5432,b:5432) the first that takes writes is used.',
    secret: true,
  },
  DATABASE_CONNECTIONS: {
    schema: whole(2, 50).default(10),
    unset: '10',
    about: 'Connections to the database that each process opens at most; what needs one more waits.',
  },
  POSTGRES_PROGRAMS: {
    schema: text.optional(),
    unset: 'those that come with the portal',
    about: 'Folder of initdb and postgres, version 15 or newer, for the PostgreSQL that the portal starts where DATABASE_URL is unset.',
  },
  POSTGRES_CONNECTION: {
    schema: oneOf(['socket', 'tcp']).default(process.platform === 'win32' ? 'tcp' : 'socket'),
    unset: 'socket; tcp on Windows',
    about:
      'How the portal reaches the PostgreSQL that it starts: through a socket in DATA_DIR, or tcp, a port of the loopback address with a password, where DATA_DIR takes no sockets.',
  },
  ROLE: {
    schema: oneOf(['all', 'api', 'worker']).default('all'),
    unset: 'all',
    about: 'What this process does: all, api (answers calls) or worker (works batches off). The last two need DATABASE_URL.',
  },
  ...placeVariables,
  SMTP_URL: {
    schema: url('smtp', 'smtps').optional(),
    unset: 'mails are captured as .eml files under DATA_DIR/outbox',
    about: 'Mail server; a name and password may stand in the address.',
    secret: true,
  },
  MAIL_FROM: { schema: email.optional(), unset: 'portal@dialplane.example', about: 'Sender of every mail; required with SMTP_URL.' },
  INBOUND_MAIL_ADDRESS: {
    schema: inboundAddress.optional(),
    unset: 'mails about tickets ask for an answer in the portal',
    about: 'Address at which answers to tickets come in, each behind a plus sign of its own; with INBOUND_MAIL_TOKEN. See docs/operate.md.',
  },
  INBOUND_MAIL_TOKEN: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    unset: 'no mail is taken',
    about: 'Bearer token with which a mail server hands those answers over; with INBOUND_MAIL_ADDRESS.',
    secret: true,
  },
  SUPPORT_EMAIL: {
    schema: email.default('support@dialplane.example'),
    unset: 'support@dialplane.example',
    about: 'Where people and tickets reach the provider.',
  },
  ...humanCheckVariables,
  SERVICES_CONFIG: {
    schema: text.optional(),
    unset: 'the data sets; live status and live routing by a simulated network in the demo, by nobody otherwise',
    about: 'Path of the JSON file that says who answers each service; see docs/configure.md.',
  },
  ENUM_ZONE: {
    schema: domain.optional(),
    unset: 'example.net, said to be an example',
    about: 'Zone in which the provider answers ENUM, each service in a domain of its own (npq.ENUM_ZONE), for the wire formats of a query.',
  },
  SIP_DOMAIN: {
    schema: domain.optional(),
    unset: 'sip.example.net, said to be an example',
    about: "Host of the provider's SIP redirect server, for the wire formats of a query.",
  },
  DEMO: {
    schema: yesNo.optional(),
    unset: 'true, unless DATABASE_URL is set or something says production (see docs/configure.md)',
    about: 'Seed the demo organisations, users and numbers at the first start, and print each one-time code.',
  },
  DEMO_ON_NETWORK: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Let the demo, whose password everybody knows, listen on an address that is not loopback.',
  },
  DEMO_NOW: {
    schema: moment.optional(),
    unset: 'the true time',
    about: 'Moment (UTC) at which the demo begins at each start: what it counts by days is of that day. Refused where DEMO is not true.',
  },
  PLATFORM_ACCOUNT_ID: {
    schema: whole(1, 2_147_483_647).default(1),
    unset: '1',
    about: "Account number of the provider's own organisation, whose administrators see the admin area.",
  },
  ...brandVariables,
  SECRET_KEY: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    unset: 'made at the first start under DATA_DIR; required with DATABASE_URL',
    about: 'Pepper of the passwords and key of the one-time codes. All nodes share it; losing it voids every password.',
    secret: true,
  },
  SECRET_KEY_PREVIOUS: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    unset: 'none',
    about: 'SECRET_KEY as it was before it was changed: what was made with it is read until nothing needs it; see docs/operate.md.',
    secret: true,
  },
  CODE_RESEND_SECONDS: {
    schema: whole(0, 3_600).default(30),
    unset: '30',
    about: 'How long an account waits for its next one-time code; 0 for no wait.',
  },
  CODES_PER_HOUR: { schema: whole(1, 1_000_000).default(5), unset: '5', about: 'How many one-time codes an account gets in an hour.' },
  RATE_LIMIT_PER_MINUTE: {
    schema: whole(0, 1_000_000_000).default(1200),
    unset: '1200',
    about: 'Calls a minute per token or address on each node; 0 switches every call-rate limit off.',
  },
  UPLOADS_AT_ONCE: { schema: whole(1, 10_000).default(20), unset: '20', about: 'Files that each node takes at once.' },
  UPLOADS_AT_ONCE_PER_ORGANISATION: {
    schema: whole(1, 10_000).default(3),
    unset: '3',
    about: 'Files of one organisation that each node takes at once.',
  },
  UPLOAD_BYTES_PER_SECOND: {
    schema: whole(1, 1_000_000_000).default(8_192),
    unset: '8192',
    about: 'Least rate of an upload after its first 30 seconds; a slower one is refused.',
  },
  DOWNLOAD_STALL_SECONDS: {
    schema: whole(1, 86_400).default(60),
    unset: '60',
    about: 'Seconds after which a download is cut whose reader takes no byte.',
  },
  BATCHES_OPEN: {
    schema: whole(1, 1_000_000).default(50),
    unset: '50',
    about: 'Batches of one organisation that may be queued or running at once.',
  },
  BATCHES_PER_DAY: {
    schema: whole(1, 1_000_000_000).default(1_000),
    unset: '1000',
    about: 'Batches that one organisation may send on a day (UTC).',
  },
  BATCH_MEGABYTES: {
    schema: whole(1, 1_000_000_000).default(5_000),
    unset: '5000',
    about: 'Megabytes of batch files and results that are kept for one organisation; beyond it no batch is taken.',
  },
  MAILS_TO_ADDRESS: {
    schema: whole(1, 1_000_000).default(5),
    unset: '5',
    about: 'Invitations, and announced batches, that an organisation sends to an address in 30 minutes; four times as many of all.',
  },
  INVITATIONS_PER_DAY: {
    schema: whole(1, 1_000_000_000).default(200),
    unset: '200',
    about: 'Invitations that the users of one organisation may cause on a day (UTC).',
  },
  TICKETS_PER_DAY: {
    schema: whole(1, 1_000_000_000).default(100),
    unset: '100',
    about: 'Tickets that one organisation may open on a day (UTC).',
  },
  TICKET_MESSAGES_PER_DAY: {
    schema: whole(1, 1_000_000).default(50),
    unset: '50',
    about:
      'Messages that the customer and the provider may each add to one ticket on a day (UTC); an organisation ten times as many to all.',
  },
  WEBHOOKS_ALLOW_PRIVATE: {
    schema: yesNo.default(false),
    unset: 'false',
    about:
      'Let webhooks call http:// and private addresses, which are those of your own network: only where every administrator may reach them.',
  },
  ...signInVariables,
  ...dataAgeVariables,
  ...retentionVariables,
  LOG_LEVEL: {
    schema: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    unset: 'info',
    about: 'Least level that is logged.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    unset: 'anybody who reaches the port may read /metrics',
    about: 'Bearer token that /metrics asks for; required where other machines reach HOST, and behind a proxy (TRUST_PROXY).',
    secret: true,
  },
  ALLOW_PLAINTEXT: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Accept a mail server at smtp:// and a PostgreSQL without TLS on other machines, where what they carry can be read on its way.',
  },
  TRUST_PROXY: {
    schema: proxies.default(0),
    unset: 'false',
    about: 'Addresses and networks of the proxies whose X-Forwarded-For is believed; or their number, whoever they are (true is 1).',
  },
} as const satisfies Record<string, Variable>;
