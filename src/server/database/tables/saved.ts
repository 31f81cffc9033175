/** Searches and views that users saved by name. */
import type { ColumnType, Generated } from 'kysely';
import type { SavedTableView } from '../../../shared/account/saved-views.ts';
import type { SearchParameters } from '../../../shared/reports/saved-searches.ts';

export interface SavedTables {
  /** Tailored searches saved by their user. */
  saved_searches: SavedSearchRow;
  /** Table views saved by their user. */
  saved_views: SavedViewRow;
}

type SavedAt = ColumnType<Date, Date | undefined, Date>;

interface SavedSearchRow {
  id: Generated<string>;
  /** The organisation of the user. */
  owner_organisation_id: ColumnType<number, number | undefined, never>;
  portal_user_id: string;
  name: string;
  /** Written as JSON text. */
  parameters: ColumnType<SearchParameters, string, string>;
  saved_at: SavedAt;
}

interface SavedViewRow {
  id: Generated<string>;
  /** The organisation of the user. */
  owner_organisation_id: ColumnType<number, number | undefined, never>;
  portal_user_id: string;
  table_name: string;
  name: string;
  /** Written as JSON text. */
  view: ColumnType<SavedTableView, string, string>;
  is_shared: boolean;
  saved_at: SavedAt;
}
