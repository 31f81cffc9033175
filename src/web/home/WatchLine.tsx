import { watchChanges } from '../../shared/watch/watch.ts';
import { bits } from '../../shared/base/permissions.ts';
import { useReply } from '../api/queries.ts';
import { usePermission } from '../session/session.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { watchLineText as text } from './home.text.tsx';

/** Number of recently changed answers about watched numbers; nothing if there is none, or without the permission. */
export function WatchLine() {
  const mayWatch = usePermission(bits.test_and_diagnostics);
  const { data } = useReply(watchChanges, {}, { enabled: mayWatch, background: true, select: ({ recent }) => recent });
  if (!mayWatch || data === undefined || data.changes === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span>
        <strong className="font-semibold">{text.title}</strong> {text.changes(data.changes - data.ofLists, data.ofLists, data.days)}
      </span>
      <ScreenLink to="/watch" search={{ tab: 'changes' }} className="text-link underline underline-offset-2">
        {text.link}
      </ScreenLink>
    </p>
  );
}
