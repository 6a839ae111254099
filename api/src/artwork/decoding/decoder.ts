/** The shop's side of artwork decoding: two processes, each with a queue. */

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
  /** The child's program; by default found in the bundle or the source tree. */
  readonly childEntry?: string;
  /** How long a file may block all others, in milliseconds; 4000 by default. */
  readonly patience?: number;
  readonly limits?: Partial<ArtworkLimits>;
}

/** A process with its FIFO queue. */
const createLane = (process: DecoderProcess) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    /** Number of waiting files, without the current one. */
    waiting: () => Math.max(0, waiting - 1),
    run: (task: ArtworkTask) => {
      waiting += 1;
      const turn = last
        .then(() => process.run(task))
        .finally(() => {
          waiting -= 1;
        });
      // Its caller handles the failure; the next file is processed anyway.
      last = turn.catch(() => undefined);
      return turn;
    },
    close: process.close,
  };
};

/**
 * Creates a decoder with two killable processes. Every file starts in a fast one with a limit of a
 * few seconds; a slower file continues in a slow one, with one more waiting and the rest refused.
 * So a deliberately slow file delays only slow files. Waiting does not count against a file's
 * limit.
 *
 * @example const artwork = createArtworkDecoder({}); await artwork.inspect('/path/of/file',
 * 'logo.pdf');
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
    // The task determines the reply's type; both sides are in this folder.
    type Reply = Result<ArtworkReplies[T['do']], ArtworkCode>;
    // A paid order's file is never refused, and no shopper waits behind it.
    if (task.do === 'rasterise') return (await patient.run(task)) as Reply;
    const first = (await quick.run(task)) as Reply;
    if (first.ok || first.code !== 'artwork_timeout' || patient.waiting() > 0) return first;
    return (await patient.run(task)) as Reply;
  };

  const renderSource: ArtworkDecoder['renderSource'] = async (source, kind, variant) => {
    const first = await run({ do: 'render', source, kind, variant, scale: 1 });
    // Large but valid artwork gets a second attempt at half the density, unless it is small anyway.
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
