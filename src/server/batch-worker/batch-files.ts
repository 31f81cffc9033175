/** Where a batch's files lie in the storage. Names hold ids of ours alone, never what a caller called a file. */

export function batchFolder(id: string): string {
  return `batches/${id}/`;
}

export function inputKey(id: string): string {
  return `batches/${id}/input`;
}

/** A part's file: the rows of every service, one after the other. The fence keeps a late worker's file apart from the one that counts. */
export function partKey(id: string, { part, fence }: { part: number; fence: number }): string {
  return `batches/${id}/parts/${part}-${fence}`;
}
