/** The audit log, newest first, and more of it on request. */
import { auditLog } from '../../shared/audit/audit.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { auditLogPageSize } from '../../shared/base/limits.ts';
import { usePages } from '../api/use-pages.ts';

type Page = ReplyOf<typeof auditLog>;

export function useAuditLog() {
  return usePages(auditLog, { inputOf, rowsOf, olderOf });
}

const inputOf = (before: string | null) => ({ query: before === null ? {} : { before } });
const rowsOf = ({ message }: Page) => message;
/** Fewer than a call answers at most mean that nothing older is left. */
const olderOf = ({ message }: Page) => (message.length < auditLogPageSize ? null : message.at(-1)?.id);
