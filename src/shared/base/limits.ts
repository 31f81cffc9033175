/** Business constants (specification, section 9). Times carry their unit in the name. */
export const requestTimeoutMs = 240_000;
export const toastTimeoutMs = 8_000;
export const modalCloseDelayMs = 400;
export const clickOutsideDelayMs = 50;
export const minPasswordLength = 8;
/** The single query always asks for this many days of port events. */
export const singleQueryPortsDays = 30;
/** Numbers that one call asks about; more are a batch. */
export const bulkQueryMaxNumbers = 1_000;
/** Of such a call: the numbers of a whole batch are read, so that its sender is told to send one. */
export const bulkQueryMaxBytes = 2 * 1024 * 1024;
export const rangeSearchMaxMatches = 1_000;
export const rangeSearchPageSize = 7;
/** Of the changes between two versions of the ranges, in one reply. */
export const rangeChangesMaxRows = 1_000;
/** How many operators are suggested while a name is typed. */
export const operatorMatches = 20;
/** As long as a name in an imported range may be. */
export const operatorNameMaxLength = 200;
/** Of a search's rows as a workbook: more take minutes to make, and every spreadsheet program minutes to open. */
export const rangeWorkbookMaxRows = 100_000;
export const tablePageSize = 13;
export const tablePageSizes = [25, 50, 100] as const;
export const adminUserPageSize = 30;
/** How far back the ports service of a batch may look. */
export const portsMaxDays = 1_000;
export const batchMaxNumbers = 100_000;
/** Twice what the most numbers of the most digits take with quotes, line ends and a byte order mark. */
export const batchMaxBytes = 4 * 1024 * 1024;
/** Of the other columns that come with it: 160 bytes a number. */
export const batchColumnsMaxBytes = 16 * 1024 * 1024;
/** Of the table that the numbers come from: duplicates and rows without a number come back too. A workbook of more would pass what a zip archive takes. */
export const batchMaxOwnRows = 200_000;
export const batchMaxColumns = 100;
/** Of the largest page of a list that is asked in pages. */
export const pageMaxRows = 500;
/** Of a file's name as it is uploaded or published: systems take 255 bytes, and results have longer names than their batch. */
export const fileNameMaxLength = 120;
/** Of the links with which somebody outside an organisation agrees to mails about its batches, or does not any more. */
export const batchLinkDays = 30;
/** Report periods: complete days before today. */
export const historicalDays = 30;
export const previousDays = 1;
export const reportMaxDays = 3_650;
/** Of a report or a list of query records from one day to another. */
export const periodMaxDays = 400;
export const reportPageSize = 20;
export const queryRecordsPageSize = 50;
/** Of query records as a workbook: a sheet takes 1,048,576 rows, and some may be added while it is written. */
export const queryWorkbookMaxRows = 1_000_000;
/** Of one user's saved views of tables. */
export const savedViewsMost = 100;
/** Of one user's saved searches. */
export const savedSearchesMost = 100;
export const savedSearchNameMaxLength = 80;
/** Numbers and prefixes that one organisation may watch. */
export const watchedMost = 10_000;
/** Of these, in one call that adds or removes. */
export const watchedAtOnce = 2_000;
export const watchChangesPageSize = 50;
/** How long changes of watched numbers are kept. */
export const watchChangesKeptDays = 400;
/** The latest changes, as the home page counts them. */
export const watchRecentDays = 7;
/** Of what changed in a watched prefix: so many ranges are named, the others counted. */
export const prefixChangesListed = 20;
/** Of the operators of a watched prefix. */
export const prefixOperatorsListed = 5;
/** How long single query records stay in the database; older ones lie in the archive. */
export const recordsInDatabaseDays = 92;
/** Digits of a number as calls take it. ITU-T E.164 says the most. */
export const e164MinDigits = 3;
/** For so many days an advert of a revenue-share number is proof; an older one is told, and is no warning. */
export const advertisedDays = 365;

export const e164MaxDigits = 15;
/** How many tickets a list has, the newest ones. */
export const maxListedTickets = 1_000;
/** Of a mail that answers a ticket: what mail servers take with files, which are not kept. */
export const inboundMailMaxBytes = 10 * 1024 * 1024;
/** Of its text, quoted mails and all. */
export const inboundMailMaxCharacters = 200_000;
/** How long a closed ticket is answered by mail, which opens it again. */
export const closedTicketMailDays = 30;
export const auditLogPageSize = 1_000;
/** Of the JSON of one person's preferences. */
export const preferencesMaxBytes = 16 * 1024;
export const supportViewMinutes = 60;
export const invitationDays = 7;
export const resetLinkMinutes = 30;
/** Of the link that confirms another e-mail address of an account. */
export const emailLinkMinutes = 60;
export const oneTimeCodeMinutes = 10;
/** How long a browser and its authenticator may take to answer. */
export const passkeyChallengeMinutes = 5;
/** For how long a sign-in shows that it is still the same person, of whoever has no password. */
export const freshSignInMinutes = 10;
/** Of one user. */
export const passkeysMost = 20;
export const passkeyNameMaxLength = 80;
/** How long a key of a program works, where its owner names no other time, and at most. */
export const apiKeyDays = 90;
export const apiKeyMaxDays = 366;
/** How long before its end a key counts as expiring, and its owner gets a mail. */
export const apiKeyWarningDays = 7;
/** How long a key goes on working once another one took its place. */
export const rotatedKeyHours = 24;
/** Of one user, without those that are over. */
export const apiKeysMost = 100;
export const apiKeyAddressesMost = 50;
export const apiKeyNameMaxLength = 80;
/** How long a key that is over is listed: as long as query records that name it usually are. */
export const endedKeysKeptDays = 400;
/** How long before its end a session warns who sits in front of it. */
export const sessionWarningMinutes = 5;
/** How long wrong passwords count. */
export const wrongPasswordMinutes = 15;
/** How long a device stays known after a sign-in. */
export const knownDeviceDays = 180;
/** Of each list of the home page. */
export const homeListedMost = 5;
/** Of one organisation. */
export const webhooksMost = 20;
export const webhookUrlMaxLength = 2_000;
export const webhookTimeoutSeconds = 10;
export const webhookDeliveriesKeptDays = 30;
/** Deliveries in one reply. */
export const webhookDeliveriesMost = 500;
/** Of a receiver's reply, in characters. */
export const webhookResponseMaxLength = 500;
/** How long somebody may take at their own provider. */
export const singleSignOnMinutes = 10;
export const issuerMaxLength = 500;
export const clientIdMaxLength = 500;
/** Mail domains of one organisation whose people are led to its provider. */
export const signInDomainsMost = 50;
/** Of sessions; an organisation may have less. */
export const sessionIdleMinutes = 120;
export const sessionMostMinutes = 720;
export const sessionLeastMinutes = 5;
