/** The shop's side of reading artwork: two processes, each with a queue. */

import { fail, type Result } from '../../platform/index.ts';
import {
  type Artwork,
  type ArtworkCode,
  type ArtworkPicture,
  pdfRefusalCodes,
} from '../assets/artwork.port.ts';
import { createDecoderProcess, type DecoderProcess, findChildEntry } from './decoder-process.ts';
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
  /** How long a file may keep all others waiting, milliseconds; 4000 unless told. */
  readonly patience?: number;
  readonly limits?: Partial<ArtworkLimits>;
}

/** One process and those who wait for it, first come first served. */
const createLane = (process: DecoderProcess) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    /** How many stand in line, the one being served not counted. */
    waiting: () => Math.max(0, waiting - 1),
    run: (task: ArtworkTask) => {
      waiting += 1;
      const turn = last
        .then(() => process.run(task))
        .finally(() => {
          waiting -= 1;
        });
      // One that failed is its caller's affair; the next one is served all the same.
      last = turn.catch(() => undefined);
      return turn;
    },
    close: process.close,
  };
};

/**
 * Reads artwork in two processes that can be killed. All files begin in a quick one, where each has a few seconds; what
 * needs longer goes on in a patient one, where one more may wait and the rest are refused. So a file made to be slow
 * delays its own kind and not everybody. Waiting does not count against a file's limit.
 *
 * @example const artwork = createArtworkDecoder({}); await artwork.inspect('/path/of/file', 'logo.pdf');
 */
export function createArtworkDecoder(options: DecoderOptions = {}): ArtworkDecoder {
  const limits = { ...defaultLimits, ...options.limits };
  const entry = options.childEntry ?? findChildEntry();
  const patience = options.patience ?? 4000;
  const hurried: ArtworkLimits = {
    ...limits,
    pageTime: Math.min(limits.pageTime, patience),
    fileTime: Math.min(limits.fileTime, patience),
  };
  const quick = createLane(createDecoderProcess(entry, hurried));
  const patient = createLane(createDecoderProcess(entry, limits));

  const run = async <T extends ArtworkTask>(
    task: T,
  ): Promise<Result<ArtworkReplies[T['do']], ArtworkCode>> => {
    // The reply's shape is decided by the task; both sides are this folder.
    type Reply = Result<ArtworkReplies[T['do']], ArtworkCode>;
    // What a paid order needs is never turned away, and no shopper waits behind it.
    if (task.do === 'rasterise') return (await patient.run(task)) as Reply;
    const first = (await quick.run(task)) as Reply;
    if (first.ok || first.code !== 'artwork_timeout' || patient.waiting() > 0) return first;
    return (await patient.run(task)) as Reply;
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
    validatePdf: async (file) => {
      const judged = await run({ do: 'vet', source: { file } });
      if (judged.ok) return judged;
      const code = pdfRefusalCodes.find((one) => one === judged.code) ?? 'artwork_damaged';
      return fail(code, judged.detail === undefined ? {} : { detail: judged.detail });
    },
    render: (file, kind, variant) => renderSource({ file }, kind, variant),
    renderSource,
    rasterise: (source, kind, pixels) => run({ do: 'rasterise', source, kind, pixels }),
    close: () => {
      quick.close();
      patient.close();
    },
  };
}
