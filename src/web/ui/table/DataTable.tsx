import { Suspense, useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { useIsPrinting } from '../../browser/printing.ts';
import { useIsWide } from '../../browser/window-width.ts';
import { saveFile, textBlob } from '../../browser/save-file.ts';
import { EmptyState } from '../EmptyState.tsx';
import { showToast } from '../toast/Toasts.tsx';
import type { CardsProps } from './Cards.tsx';
import { hidesTitle, idOf, isData, numericColumns, titleOf, type Column, type FieldOf, type Selection, type TableOf } from './columns.ts';
import { rowHeights, useDensity } from './density.ts';
import { exportCsv, exportNames, exportXlsx } from './export-rows.ts';
import { NoMatch } from './NoMatch.tsx';
import { PageSize, Pagination } from './Pagination.tsx';
import { RowHeight } from './RowHeight.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { TableBody, type SubRows } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { columnChoices, useChosenColumns, visibilityOf, type ColumnChoice } from './shown-columns.ts';
import { type Download, TableToolbar } from './TableToolbar.tsx';
import type { TableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';
import type { ViewState } from './use-table-view.ts';
import { tableText } from './table.text.ts';
import { controlsText } from '../controls.text.tsx';

interface DataTableProps<Row extends object> extends ViewState {
  /** Name of the table, its scroll region and its pages. */
  name: string;
  /** Content of the heading; default: the name. */
  caption?: ReactNode;
  /** Result of the screen: each new value moves the focus to the heading, which leads users to new results. */
  resultOf?: unknown;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The table's own page size, beside those that every table offers. */
  pageSize: number;
  /** `choice` is the control for the filter's column, if there are several to search (`useFilterChoice`). */
  filter?: { column: FieldOf<Row>; label: string; choice?: ReactNode };
  emptyText?: string;
  /** Replaces all of it as long as there is no row to search: says what the table is good for. */
  empty?: Omit<ComponentProps<typeof EmptyState>, 'name'> | undefined;
  /** Text beside "no match"; default: the number of rows searched. */
  noMatchDetail?: ReactNode;
  /** Lets users choose the columns. Every download holds all of them. */
  columnChoice?: ColumnChoice;
  /** The library's `rowSelectionFeature`, for a table with selectable rows. */
  selection?: Selection;
  /** Renders the screen's own tools in the line above the table. */
  tools?: (table: TableOf<Row>) => ReactNode;
  /** The saved views of the table (`useSavedTable`), read when the panel "View" is opened. */
  views?: ReactNode;
  /** Parts of the workbook's name that describe the rows, in English. */
  contents?: readonly (string | number | null | undefined)[];
  /** Part of the whole, if rows are missing: files say so in their names. */
  part?: string | undefined;
  /** False for a table without a download. A table that holds only loaded rows exports all of them by calls of its own. */
  download?: Download | false;
  /** Rows to which a row expands. The download then has these rows instead of those that expand. */
  subRows?: SubRows<Row>;
  /** Numeric columns summed in the totals row, if shown. */
  totalOf?: readonly FieldOf<Row>[];
  /** Shows the rows where a table has no room (`Cards`), for short lists. */
  cards?: ((props: CardsProps<Row>) => ReactNode) | undefined;
}

const { said } = tableText;

/** Few tables have a choice of columns. */
const chooser = codeChunk(() => import('./ColumnChooser.tsx').then(({ ColumnChooser }) => ColumnChooser));

/** The table of every screen (specification, "Tables"). `columns` and `rows` must be stable between renders. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    name,
    caption = name,
    resultOf,
    columns,
    rows,
    filter,
    view,
    typed = view.filter,
    onViewChange,
    emptyText = tableText.none,
    totalOf,
    columnChoice,
    download,
    contents = [],
    part,
    cards: CardList,
  } = props;
  const heading = useRef<HTMLTableCaptionElement>(null);
  const ledTo = useRef<unknown>(undefined);
  // A layout effect runs before the dialog that a screen opens with its results, which returns the focus to where it was.
  useLayoutEffect(() => {
    // It runs again when the tab of the table returns.
    if (resultOf === ledTo.current) return;
    ledTo.current = resultOf;
    heading.current?.focus({ preventScroll: true });
  }, [resultOf]);
  const [density, setDensity] = useDensity();
  // Paper has no next page: it gets every row.
  const isPrinting = useIsPrinting();
  const isWide = useIsWide();
  const [announcement, setAnnouncement] = useState('');
  const change = (part: Partial<TableView>) => {
    setAnnouncement(announcementOf(part));
    onViewChange(part);
  };
  const [chosen, choose] = useChosenColumns(columnChoice);
  const visibility = useMemo(() => {
    const of = columnChoice ? visibilityOf(columns, { chosen, sortedBy: view.sort?.column }) : {};
    // Buttons are of no use on paper.
    return isPrinting ? { ...of, ...Object.fromEntries(columns.filter(hidesTitle).map((column) => [idOf(column), false])) } : of;
  }, [columns, columnChoice, chosen, view.sort?.column, isPrinting]);
  const { table, shown } = useDataTable({
    rows,
    columns,
    rowId: props.rowId,
    subRowsOf: props.subRows?.of,
    filterColumn: filter?.column,
    view,
    onChange: change,
    selection: props.selection,
    visibility,
    onVisibility: (next) => choose(columns.flatMap((column) => (isData(column) && next[idOf(column)] ? [idOf(column)] : []))),
  });
  const filtered = table.getRowModel().rows;
  const numeric = useMemo(() => numericColumns(columns, rows), [columns, rows]);
  const isFiltered = view.filter !== '' && filter !== undefined;
  // Rows that are all in sight need no count, pages or sizes; a choice of size stays where it was made, for the focus.
  const [isSized, setSized] = useState(false);
  const isPaged = rows.length > props.pageSize || view.size !== props.pageSize || isSized;
  const count = isFiltered ? tableText.rowsOf(filtered.length, rows.length) : tableText.rows(rows.length);

  const files = exportNames({ contents, filter: isFiltered ? view.filter : '', part });
  const fewer = columnChoice?.fewer;
  const isFewer = fewer !== undefined && chosen.length <= fewer.length;
  const exported = () => filtered.flatMap((row) => (props.subRows ? row.subRows : [row])).map((row) => row.original);
  const ownDownload: Download = {
    csv: () => saveFile({ name: files.csv, blob: textBlob(exportCsv(columns, exported()), 'text/csv') }),
    xlsx: () => void exportXlsx(columns, exported()).then((blob) => saveFile({ name: files.xlsx, blob }), tellFailure),
  };

  const announcementOf = ({ sort, page: to, size, filter: text }: Partial<TableView>): string => {
    if (text !== undefined || to === undefined) return '';
    if (sort === null) return said.unsorted;
    if (sort !== undefined) {
      const sorted = columns.find((column) => idOf(column) === sort.column);
      return said.sorted(sorted ? titleOf(sorted) : '', sort.direction);
    }
    return size === undefined || size === view.size ? said.page(to, shown.count) : said.size(size);
  };

  if (rows.length === 0 && props.empty) return <EmptyState name={name} {...props.empty} />;
  const empty =
    isFiltered && rows.length > 0 ? (
      <NoMatch text={emptyText} onClear={() => change({ filter: '', page: 1 })}>
        {props.noMatchDetail ?? tableText.among(rows.length)}
      </NoMatch>
    ) : (
      emptyText
    );
  return (
    <div className="min-w-0">
      <TableToolbar
        filter={
          filter && { label: filter.label, choice: filter.choice, text: typed, onChange: (text) => change({ filter: text, page: 1 }) }
        }
        count={isPaged ? count : null}
        columns={
          fewer && {
            label: isFewer ? tableText.columns.all : tableText.columns.fewer,
            onPress: () => choose(isFewer ? columns.filter(isData).map(idOf) : fewer),
          }
        }
        tools={props.tools?.(table)}
        download={rows.length > 0 && download !== false ? (download ?? ownDownload) : undefined}
        view={
          (columnChoice || isPaged || props.views) && (
            <>
              {columnChoice && (
                <Suspense>
                  <chooser.Component
                    columns={columnChoices(table)}
                    onAll={() => table.toggleAllColumnsVisible(true)}
                    onReset={() => choose(null)}
                  />
                </Suspense>
              )}
              {isPaged && (
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <RowHeight density={density} onDensity={setDensity} />
                  <PageSize
                    size={view.size}
                    ownSize={props.pageSize}
                    onSize={(size) => {
                      setSized(true);
                      change({ page: 1, size });
                    }}
                  />
                </span>
              )}
              {props.views}
            </>
          )
        }
      />
      {CardList && !isWide && !isPrinting ? (
        <CardList
          caption={caption}
          table={table}
          rows={shown.rows}
          empty={empty}
          sort={view.sort}
          onSort={(sort) => change({ sort, page: 1 })}
        />
      ) : (
        <ScrollRegion name={name}>
          <table
            data-columns={table.getVisibleLeafColumns().length > 8 ? 'many' : undefined}
            className="w-full border-separate border-spacing-0 text-small"
          >
            <caption ref={heading} tabIndex={-1} className="px-3 py-2.5 text-start text-h3 font-semibold">
              {caption}
            </caption>
            <TableHead table={table} numeric={numeric} height={rowHeights[density]} />
            <TableBody
              table={table}
              rows={isPrinting ? filtered : shown.rows}
              numeric={numeric}
              height={rowHeights[density]}
              subRows={props.subRows}
              empty={empty}
            />
            {totalOf !== undefined && filtered.length > 0 && <TableFoot table={table} totalOf={totalOf} height={rowHeights[density]} />}
          </table>
        </ScrollRegion>
      )}
      <Pagination name={name} page={shown.page} pageCount={shown.count} onPage={(page) => change({ page })} />
      <output className="sr-only">{announcement || (isFiltered ? count : '')}</output>
    </div>
  );
}

/** Reports that the library for workbooks cannot be fetched, offline or after a deployment. */
function tellFailure(error: unknown) {
  showToast({ content: error instanceof Error ? error.message : controlsText.tone.error, type: 'error', operationType: 'Download' });
}
