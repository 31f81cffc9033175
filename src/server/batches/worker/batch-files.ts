/** Where a batch's files lie in the storage. Names hold ids of ours alone, never what a caller called a file. */

export function batchFolder(id: string): string {
  return `batches/${id}/`;
}

export function inputKey(id: string): string {
  return `batches/${id}/input`;
}

/** The other columns that came with the numbers, row for row: CSV with `;`. */
export function columnsKey(id: string): string {
  return `batches/${id}/columns`;
}

/**
 * The file of one part: the rows of every service, in the order of the batch, and behind them where their answers come from. The fence number is part of the name, so that a worker whose
 * lease is over cannot overwrite the file of the worker that took the batch from it.
 */
export function partKey(id: string, { part, fence }: { part: number; fence: number }): string {
  return `batches/${id}/parts/${part}-${fence}`;
}
