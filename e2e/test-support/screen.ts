/** A state of a screen that is looked at in every theme and size. */
import type { Page } from '@playwright/test';
import type { ScreenPath } from '../../src/shared/base/routes.ts';
import type { RunningPortal } from './portal.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: string;
  /** The address that `reach` ends at, if it is another one. */
  readonly endsAt?: ScreenPath;
  /** Brings the screen into the state to look at; answers when it is there. */
  readonly reach: (page: Page, portal: RunningPortal) => Promise<void>;
}
