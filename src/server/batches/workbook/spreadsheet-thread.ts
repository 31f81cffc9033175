/** Makes one workbook from the rows it is given and posts its bytes: started by `spreadsheets.ts`, which says why in a thread. */
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

// What `spreadsheets.ts` passes.
const rows = workerData as string[][];
const bytes = await writeExcelFile(rows).toBuffer();
parentPort?.postMessage(bytes);
