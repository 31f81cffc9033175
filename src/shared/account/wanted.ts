/** Refusals of the fields of preferences and saved views. */
import { sayings } from '../base/sayings.ts';

export const accountWanted = sayings('accountWanted', {
  smallPreferences: (most: number) => `Preferences take at most ${most} KiB`,
  keptId: 'Name what is kept by its id',
  viewName: 'Name the view',
  noSuchView: 'This view does not exist',
  identifier: 'This is no name of a table or a column',
  fewerColumns: 'These are too many columns',
  shorterFilter: 'A filter has at most 200 characters',
  plainFilter: 'A filter has no line breaks and no invisible characters',
  fewerChoices: 'These are too many choices',
  shorterChoice: 'A choice has at most 1,000 characters',
  plainChoice: 'A choice has no line breaks and no invisible characters',
});
