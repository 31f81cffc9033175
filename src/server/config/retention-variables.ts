/** Retention of the portal's data; `server/cleanup.ts` removes expired items. */
import { whole } from './variable-schemas.ts';

/** A century, which is practically for ever. */
const most = 36_500;

export const retentionVariables = {
  KEEP_QUERY_RECORDS_DAYS: {
    schema: whole(1, most).default(400),
    unset: '400',
    about: 'Retention of query records in days, in database and archive. Reports keep their counts.',
  },
  KEEP_BATCHES_DAYS: {
    schema: whole(1, most).default(30),
    unset: '30',
    about: 'Days that batches are listed and their results can be downloaded; files are deleted a day later.',
  },
  KEEP_SENT_MAILS_DAYS: {
    schema: whole(1, most).default(7),
    unset: '7',
    about: 'Retention of the status of sent and failed e-mails, and of captured e-mails in DATA_DIR/outbox, in days.',
  },
  KEEP_TICKETS_DAYS: { schema: whole(1, most).optional(), unset: 'for ever', about: 'Retention of closed tickets in days.' },
  KEEP_DOCUMENTS_DAYS: {
    schema: whole(1, most).optional(),
    unset: 'for ever',
    about: "Retention of an organisation's own documents in days: its reports, and files published only for it.",
  },
  ERASE_AFTER_DAYS: {
    schema: whole(0, most).default(30),
    unset: '30',
    about: 'Days that an organisation must be closed before it can be erased.',
  },
  KEEP_AUDIT_LOG_DAYS: { schema: whole(1, most).optional(), unset: 'for ever', about: 'Retention of audit-log entries in days.' },
} as const;
