/** Business constants (specification, section 9). Times carry their unit in the name. */
export const requestTimeoutMs = 240_000;
export const toastTimeoutMs = 8_000;
export const modalCloseDelayMs = 400;
export const clickOutsideDelayMs = 50;
export const minPasswordLength = 8;
/** Days of port events in every single query. */
export const singleQueryPortsDays = 30;
/** Most numbers of one call; more need a batch. */
export const bulkQueryMaxNumbers = 1_000;
/** Largest body of such a call: large enough for the numbers of a whole batch, so that the answer can advise its sender to send one. */
export const bulkQueryMaxBytes = 2 * 1024 * 1024;
export const rangeSearchMaxMatches = 1_000;
export const rangeSearchPageSize = 7;
/** Most changes between two versions of the ranges in one reply. */
export const rangeChangesMaxRows = 1_000;
/** Operators suggested while a user types a name. */
export const operatorMatches = 20;
/** Longest name in an imported range. */
export const operatorNameMaxLength = 200;
/** Most rows of a search in a workbook: more take minutes to create, and minutes to open in a spreadsheet program. */
export const rangeWorkbookMaxRows = 100_000;
export const tablePageSize = 13;
export const tablePageSizes = [25, 50, 100] as const;
export const adminUserPageSize = 30;
/** Longest look-back of the ports service in a batch. */
export const portsMaxDays = 1_000;
export const batchMaxNumbers = 100_000;
/** Twice the size of the most numbers with the most digits, quotes, line ends and a byte order mark. */
export const batchMaxBytes = 4 * 1024 * 1024;
/** Further columns of a batch file: 160 bytes per number. */
export const batchColumnsMaxBytes = 16 * 1024 * 1024;
/** Most rows of the customer's table, including duplicates and rows without a number. A workbook of more would exceed the limit of a zip archive. */
export const batchMaxOwnRows = 200_000;
export const batchMaxColumns = 100;
/** Largest page of a list. */
export const pageMaxRows = 500;
/** Longest name of an uploaded or published file: systems take 255 bytes, and results have longer names than their batch. */
export const fileNameMaxLength = 120;
/** Lifetime of the links that confirm or stop batch mails to a person outside the organisation. */
export const batchLinkDays = 30;
/** Report periods: complete days before today. */
export const historicalDays = 30;
export const previousDays = 1;
export const reportMaxDays = 3_650;
/** Longest period of a report or a list of query records. */
export const periodMaxDays = 400;
export const reportPageSize = 20;
export const queryRecordsPageSize = 50;
/** Most query records in a workbook: a sheet takes 1,048,576 rows, and records may arrive while it is written. */
export const queryWorkbookMaxRows = 1_000_000;
/** Saved table views per user. */
export const savedViewsMost = 100;
/** Saved searches per user. */
export const savedSearchesMost = 100;
export const savedSearchNameMaxLength = 80;
/** Watched numbers and prefixes per organisation. */
export const watchedMost = 10_000;
/** Numbers and prefixes in one call that adds or removes some. */
export const watchedAtOnce = 2_000;
export const watchChangesPageSize = 50;
/** Retention of changes of watched numbers. */
export const watchChangesKeptDays = 400;
/** Period that the home page counts changes for. */
export const watchRecentDays = 7;
/** Ranges named in a change of a watched prefix; further ones are counted. */
export const prefixChangesListed = 20;
/** Operators named for a watched prefix. */
export const prefixOperatorsListed = 5;
/** Retention of single query records in the database; older ones are in the archive. */
export const recordsInDatabaseDays = 92;
/** Digits of a number in a call. ITU-T E.164 sets the maximum. */
export const e164MinDigits = 3;
/** Days that an advert proves a revenue-share number; an older one is shown, but does not warn. */
export const advertisedDays = 365;

export const e164MaxDigits = 15;
/** Most tickets in a list, newest first. */
export const maxListedTickets = 1_000;
/** Answers that one ticket reports. */
export const maxEvidence = 5;
/** Saved answers of the provider's staff. */
export const savedAnswersMost = 200;
/** Largest mail that answers a ticket: the usual limit of mail servers for mails with files, although files are not kept. */
export const inboundMailMaxBytes = 10 * 1024 * 1024;
/** Longest text of such a mail, including quoted mails. */
export const inboundMailMaxCharacters = 200_000;
/** Days that a mail can reopen a closed ticket. */
export const closedTicketMailDays = 30;
export const auditLogPageSize = 1_000;
/** Largest JSON of a user's preferences. */
export const preferencesMaxBytes = 16 * 1024;
export const supportViewMinutes = 60;
export const invitationDays = 7;
export const resetLinkMinutes = 30;
/** Lifetime of the link that confirms a new e-mail address. */
export const emailLinkMinutes = 60;
export const oneTimeCodeMinutes = 10;
/** Time that a browser and its authenticator have to answer. */
export const passkeyChallengeMinutes = 5;
/** Minutes that a recent sign-in counts as proof for users without a password. */
export const freshSignInMinutes = 10;
/** Passkeys per user. */
export const passkeysMost = 20;
export const passkeyNameMaxLength = 80;
/** Lifetime of an API key: default and maximum. */
export const apiKeyDays = 90;
export const apiKeyMaxDays = 366;
/** Days before its end that a key counts as expiring and its owner gets a mail. */
export const apiKeyWarningDays = 7;
/** Hours that a key still works after it is replaced. */
export const rotatedKeyHours = 24;
/** API keys per user, without ended ones. */
export const apiKeysMost = 100;
export const apiKeyAddressesMost = 50;
export const apiKeyNameMaxLength = 80;
/** Days that an ended key stays listed: as long as query records that name it are usually stored. */
export const endedKeysKeptDays = 400;
/** Minutes before its end that a session warns its user. */
export const sessionWarningMinutes = 5;
/** Minutes that wrong passwords count. */
export const wrongPasswordMinutes = 15;
/** Days that a device stays known after a sign-in. */
export const knownDeviceDays = 180;
/** Rows of each list on the home page. */
export const homeListedMost = 5;
/** Webhooks per organisation. */
export const webhooksMost = 20;
export const webhookUrlMaxLength = 2_000;
export const webhookTimeoutSeconds = 10;
export const webhookDeliveriesKeptDays = 30;
/** Most deliveries in one reply. */
export const webhookDeliveriesMost = 500;
/** Stored characters of a receiver's reply. */
export const webhookResponseMaxLength = 500;
/** Minutes that a user has to sign in at their own provider. */
export const singleSignOnMinutes = 10;
export const issuerMaxLength = 500;
export const clientIdMaxLength = 500;
/** Mail domains per organisation whose users sign in at its provider. */
export const signInDomainsMost = 50;
/** Session lifetimes: the first two are defaults, which an organisation may shorten down to the third. */
export const sessionIdleMinutes = 120;
export const sessionMostMinutes = 720;
export const sessionLeastMinutes = 5;
