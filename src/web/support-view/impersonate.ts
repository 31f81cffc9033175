import { startSupportView } from '../session/support-view.ts';
import type { RowAction } from '../ui/table/row-actions.tsx';
import { tableText } from '../ui/table/table.text.ts';

/** Makes the action of a row that starts a support view of a user; `whyNot` disables it. */
export function impersonate(emailAddress: string, whyNot: string | null): RowAction {
  return { label: tableText.cell.impersonate, whyNot, onPress: () => void startSupportView(emailAddress) };
}
