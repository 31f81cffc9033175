/** All that a browser looks at in every theme and size. An address with a page that is missing here fails `scripts/screens.test.ts`. */
import { accountScreens } from './account-screens.ts';
import { programScreens } from './program-screens.ts';
import { batchScreens } from './batch-screens.ts';
import { commandBoxScreens } from './command-box-screens.ts';
import { downloadScreens } from './download-screens.ts';
import { reportScreens } from './report-screens.ts';
import { searchScreens } from './search-screens.ts';
import { ticketScreens } from './ticket-screens.ts';
import { watchScreens } from './watch-screens.ts';
import type { Screen } from './screen.ts';

export const everyScreen: readonly Screen[] = [
  ...accountScreens,
  ...programScreens,
  ...searchScreens,
  ...ticketScreens,
  ...batchScreens,
  ...reportScreens,
  ...downloadScreens,
  ...watchScreens,
  ...commandBoxScreens,
];
