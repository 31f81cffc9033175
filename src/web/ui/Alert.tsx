import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import * as drawings from './drawings.ts';
import { controlsText } from './controls.text.tsx';

export type AlertTone = 'danger' | 'success' | 'warning' | 'info';

const tones: Record<AlertTone, { look: string; drawing: string }> = {
  danger: { look: 'border-danger bg-danger-bg text-danger', drawing: drawings.warning },
  success: { look: 'border-success bg-success-bg text-success', drawing: drawings.check },
  warning: { look: 'border-warning bg-warning-bg text-warning', drawing: drawings.warning },
  info: { look: 'border-info bg-info-bg text-info', drawing: drawings.info },
};

/** A message in the flow of the page. With `isLive` it is read out when it appears: the alert role for danger, status for the rest. */
export function Alert({
  tone,
  isLive = false,
  children,
  ref,
}: {
  tone: AlertTone;
  isLive?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const { look, drawing } = tones[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isLive ? role : undefined}
      className={`flex items-start gap-3 rounded-control border border-s-4 px-3 py-2.5 ${look}`}
    >
      <span className="mt-0.5">
        <Icon drawing={drawing} label={controlsText.tone[tone === 'danger' ? 'error' : tone]} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere text-text">{children}</div>
    </div>
  );
}
