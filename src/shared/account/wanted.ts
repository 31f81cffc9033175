/** Refusals of the fields of preferences and saved views. */
import { sayings } from '../base/sayings.ts';

export const accountWanted = sayings('accountWanted', {
  smallPreferences: (most: number) => `Preferences can take at most ${most} KiB`,
  permission: 'Enter the name of a permission',
  keptId: 'Enter the id of the access to keep',
  viewName: 'Enter a name for the view',
  noSuchView: 'This view does not exist',
  identifier: 'This is not a valid table or column name',
  fewerColumns: 'Too many columns',
  shorterFilter: 'A filter has at most 200 characters',
  plainFilter: 'Remove line breaks and invisible characters from the filter',
  fewerChoices: 'Too many choices',
  shorterChoice: 'A choice has at most 1,000 characters',
  plainChoice: 'Remove line breaks and invisible characters from the choice',
});
