/**
 * The decoder process: one file at a time, killed from outside when it exceeds its time or memory.
 */
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { fail, type Result } from '../../platform/index.ts';
import type { ArtworkCode } from '../assets/artwork.port.ts';
import { inspectArtwork } from './inspect-artwork.ts';
import type { ArtworkReplies, ArtworkReply, ArtworkRequest, ArtworkTask } from './messages.ts';
import { validatePdf } from './read-pdf.ts';
import { rasteriseArtwork, renderArtwork } from './render-artwork.ts';

async function runTask({
  task,
  limits,
}: ArtworkRequest): Promise<Result<ArtworkReplies[ArtworkTask['do']], ArtworkCode>> {
  const { source } = task;
  const bytes = 'file' in source ? new Uint8Array(await readFile(source.file)) : source.bytes;
  if (task.do === 'inspect') return inspectArtwork(bytes, task.name, limits);
  if (task.do === 'vet') return validatePdf(bytes);
  if (task.do === 'render') return renderArtwork(bytes, task.kind, task.variant, limits, task.scale);
  return rasteriseArtwork(bytes, task.kind, task.pixels, limits);
}

const sendReply = (reply: ArtworkReply): void => {
  process.send?.(reply);
};

process.on('message', (request: ArtworkRequest) => {
  runTask(request).then(
    (result) => sendReply({ id: request.id, result }),
    (error: unknown) => {
      // An unexpected error: the file is refused and the log has the reason.
      console.error('artwork', error);
      sendReply({ id: request.id, result: fail('artwork_damaged') });
    },
  );
});
process.on('disconnect', () => process.exit(0));

// A decoder in a loop receives no event. This thread detects that the shop has exited and ends the
// process.
const parent = process.ppid;
const parentWatchdog = `setInterval(() => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL'); }, 1000)`;
new Worker(parentWatchdog, { eval: true }).unref();

sendReply({ ready: true });
