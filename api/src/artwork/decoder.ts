/** The shop's side of reading artwork: a queue in front of one or two processes. */
import type { Artwork, ArtworkCode, ArtworkPicture } from '../assets/artwork.port.ts';
import type { Result } from '../server/result.ts';
import { type ArtworkLimits, defaultLimits } from './limits.ts';
import type {
  ArtworkKind,
  ArtworkReplies,
  ArtworkSource,
  ArtworkTask,
  Inspection,
  RasterPixels,
  RenderVariant,
} from './messages.ts';
import { createReadingProcess, findChildEntry, type ReadingProcess } from './reading-process.ts';

export interface ArtworkDecoder extends Artwork {
  readonly inspectBytes: (bytes: Uint8Array, name: string) => Promise<Result<Inspection, ArtworkCode>>;
  readonly renderSource: (
    source: ArtworkSource,
    kind: ArtworkKind,
    variant: RenderVariant,
  ) => Promise<Result<ArtworkPicture, ArtworkCode>>;
  /** Pixels for the print file. */
  readonly rasterise: (
    source: ArtworkSource,
    kind: ArtworkKind,
    pixels: readonly [number, number],
  ) => Promise<Result<RasterPixels, ArtworkCode>>;
  readonly close: () => void;
}

export interface DecoderOptions {
  /** The child's program; found by itself in the bundle and in the source tree. */
  readonly childEntry?: string;
  /** Processes at most, 1 unless told. */
  readonly concurrency?: number;
  readonly limits?: Partial<ArtworkLimits>;
}

/**
 * Reads artwork in processes that can be killed. Waiting time in the queue does not count against a file's limit.
 *
 * @example const artwork = createArtworkDecoder({}); await artwork.inspect('/path/of/file', 'logo.pdf');
 */
export function createArtworkDecoder(options: DecoderOptions = {}): ArtworkDecoder {
  const limits = { ...defaultLimits, ...options.limits };
  const entry = options.childEntry ?? findChildEntry();
  const processes = Array.from({ length: options.concurrency ?? 1 }, () =>
    createReadingProcess(entry, limits),
  );
  const idle: ReadingProcess[] = [...processes];
  const waiting: ((process: ReadingProcess) => void)[] = [];

  const take = (): Promise<ReadingProcess> => {
    const free = idle.pop();
    return free === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(free);
  };
  const give = (process: ReadingProcess) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(process);
    else next(process);
  };
  const run = async <T extends ArtworkTask>(
    task: T,
  ): Promise<Result<ArtworkReplies[T['do']], ArtworkCode>> => {
    const process = await take();
    try {
      // The reply's shape is decided by the task; both sides are this folder.
      return (await process.run(task)) as Result<ArtworkReplies[T['do']], ArtworkCode>;
    } finally {
      give(process);
    }
  };

  const renderSource: ArtworkDecoder['renderSource'] = async (source, kind, variant) => {
    const first = await run({ do: 'render', source, kind, variant, scale: 1 });
    // Heavy but honest artwork gets a second try at half the density, except where it is small anyway.
    if (first.ok || first.code !== 'artwork_timeout' || variant.startsWith('thumbnail')) return first;
    return run({ do: 'render', source, kind, variant, scale: 0.5 });
  };
  return {
    inspect: (file, name) => run({ do: 'inspect', source: { file }, name }),
    inspectBytes: (bytes, name) => run({ do: 'inspect', source: { bytes }, name }),
    render: (file, kind, variant) => renderSource({ file }, kind, variant),
    renderSource,
    rasterise: (source, kind, pixels) => run({ do: 'rasterise', source, kind, pixels }),
    close: () => {
      for (const process of processes) process.close();
    },
  };
}
