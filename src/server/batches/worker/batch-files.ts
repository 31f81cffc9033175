/** Storage paths of a batch's files. Names contain only our own ids, never a caller's file name. */

export function batchFolder(id: string): string {
  return `batches/${id}/`;
}

export function inputKey(id: string): string {
  return `batches/${id}/input`;
}

/** Returns the file of the other columns that came with the numbers, row for row: CSV with `;`. */
export function columnsKey(id: string): string {
  return `batches/${id}/columns`;
}

/**
 * Returns the file of one part: the rows of every service, in the order of the batch, and then the sources of their answers. The name contains the fence
 * number, so that a worker whose lease has expired cannot overwrite the file of the worker that took over.
 */
export function partKey(id: string, { part, fence }: { part: number; fence: number }): string {
  return `batches/${id}/parts/${part}-${fence}`;
}
