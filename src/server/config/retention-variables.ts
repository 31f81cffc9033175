/** Retention of the portal's data; `server/cleanup.ts` removes expired items. */
import { whole } from './variable-schemas.ts';

/** A century, which is practically for ever. */
const most = 36_500;

export const retentionVariables = {
  KEEP_QUERY_RECORDS_DAYS: {
    schema: whole(1, most).default(400),
    unset: '400',
    about: 'Days that single query records are kept, wherever they lie. Their counts, which reports read, stay.',
  },
  KEEP_BATCHES_DAYS: {
    schema: whole(1, most).default(30),
    unset: '30',
    about: 'Days that batches are listed and their results can be downloaded; their files go a day later.',
  },
  KEEP_SENT_MAILS_DAYS: {
    schema: whole(1, most).default(7),
    unset: '7',
    about: 'Days that it stays known that a mail was sent or given up, and that captured mails lie in DATA_DIR/outbox.',
  },
  KEEP_TICKETS_DAYS: { schema: whole(1, most).optional(), unset: 'for ever', about: 'Days that a ticket is kept after it was closed.' },
  KEEP_DOCUMENTS_DAYS: {
    schema: whole(1, most).optional(),
    unset: 'for ever',
    about: "Days that an organisation's own documents are kept: its reports, and files that were published for it alone.",
  },
  ERASE_AFTER_DAYS: {
    schema: whole(0, most).default(30),
    unset: '30',
    about: 'Days that an organisation has to be closed before it may be erased.',
  },
  KEEP_AUDIT_LOG_DAYS: { schema: whole(1, most).optional(), unset: 'for ever', about: 'Days that entries of the audit log are kept.' },
} as const;
