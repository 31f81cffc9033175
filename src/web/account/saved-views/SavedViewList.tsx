import { listViews, removeView, type SavedView } from '../../../shared/account/saved-views.ts';
import { bits } from '../../../shared/base/permissions.ts';
import { readAnew, useSend } from '../../api/queries.ts';
import { usePermission, useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { viewsText as text } from '../account.text.ts';

/** The views to choose from. Those of the organisation name the user who saved them. */
export function SavedViewList({ views, onShow }: { views: readonly SavedView[]; onShow: (view: SavedView) => void }) {
  const isAdministrator = usePermission(bits.user_management);
  const { isSupportView } = useSession();
  const { isPending, mutate } = useSend(removeView, {
    onSuccess: ({ message }) => {
      showToast({ content: message });
      readAnew(listViews);
    },
  });
  if (views.length === 0) return <p className="text-text-2">{text.none}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {views.map((view) => (
        <li key={view.id} className="flex flex-wrap items-center gap-x-3">
          <Button variant="quiet" size="small" className="-ms-4" onClick={() => onShow(view)}>
            {view.name}
          </Button>
          <span className="text-text-2">{whose(view)}</span>
          {(view.isOwn || isAdministrator) && !isSupportView && (
            <Button variant="quiet" size="small" isLoading={isPending} onClick={() => isPending || mutate({ body: { id: view.id } })}>
              {text.remove}
              <span className="sr-only">{text.removeNamed(view.name)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function whose({ isShared, isOwn, savedBy }: SavedView): string {
  if (!isShared) return text.whose.you;
  return isOwn ? text.whose.organisation : text.whose.savedBy(savedBy ?? '');
}
