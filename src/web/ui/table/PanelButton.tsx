import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';

interface PanelButtonProps {
  /** The id of the panel, which is there while it is open. */
  panelId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button above a table, which opens a panel below that line. */
export function PanelButton({ panelId, isOpen, onToggle, children }: PanelButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
    </Button>
  );
}
