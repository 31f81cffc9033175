/** A thread of the batch bench: its own engine over a snapshot file; it takes chunks of the file and returns bytes of result files. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBatchEngine } from '../src/numbers/batch/batch-engine.ts';
import { readSnapshot } from '../src/numbers/snapshots/ranges-snapshot.ts';
import { asked, batchData, services } from './batch-sample.ts';

// A parsing edge: the bench starts this thread with the path.
const engine = createBatchEngine(batchData(readSnapshot(workerData as string)), services, asked);

parentPort?.on('message', (chunk: Uint8Array) => {
  const results = engine.answer(chunk);
  const parts = results.map(({ bytes }) => bytes);
  parentPort?.postMessage(
    parts,
    parts.map(({ buffer }) => buffer),
  );
});
parentPort?.postMessage('ready');
