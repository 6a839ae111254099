import type { Readable } from 'node:stream';
import { type CsvMapping, statementLimits } from '@shop/contracts';
import { type Failure, fail, ok, type Result } from '../../platform/index.ts';
import { createCamtReader } from './read-camt.ts';
import { readCsvStatement } from './read-csv.ts';
import { type ReadStatement, RefusedStatement } from './statement-entry.ts';

const refused = ({ fault }: RefusedStatement): Failure<'statement_refused'> =>
  fail('statement_refused', { statement: fault });

/** The chunks of a request. Stopping early leaves it open, so that the sender gets the answer. */
const chunksOf = (source: Readable): AsyncIterable<Uint8Array> =>
  source.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;

/** Reads up to `most` bytes; the rest is read and dropped. */
export const readBeginning = async (source: Readable, most: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(source)) {
    if (bytes < most) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, most);
};

/** The encodings in which banks write XML. */
const xmlEncodings = [
  'utf-8',
  'utf-16le',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-15',
  'windows-1250',
  'windows-1252',
];

/** The encoding that the first bytes of an XML file declare, by mark or by name. */
const xmlEncoding = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  const named = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    Buffer.from(head.subarray(0, 200)).toString('latin1').replace(/^ï»¿/, ''),
  );
  const name = (named?.[1] ?? 'utf-8').toLowerCase();
  if (!xmlEncodings.includes(name)) throw new RefusedStatement('unreadable_text', null, name);
  return name;
};

const decode = (decoder: TextDecoder, chunk: Uint8Array | undefined): string => {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new RefusedStatement('unreadable_text', null, decoder.encoding);
  }
};

/** Chunks up to the limit of bytes. Throws beyond it. */
async function* limited(source: Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunksOf(source)) {
    bytes += chunk.length;
    if (bytes > statementLimits.bytes) throw new RefusedStatement('too_large');
    yield chunk;
  }
}

/** What a file holds. `head`: the names of the columns of a CSV file. */
interface ReadFile {
  readonly statements: readonly ReadStatement[];
  readonly head: readonly string[];
}

const readCamt = async (source: Readable): Promise<ReadFile> => {
  const reader = createCamtReader(statementLimits.entries);
  let decoder: TextDecoder | null = null;
  let head = Buffer.alloc(0);
  for await (const chunk of limited(source)) {
    if (decoder) {
      reader.write(decode(decoder, chunk));
      continue;
    }
    // The declaration of the encoding may be in several chunks.
    head = Buffer.concat([head, chunk]);
    if (head.length < 200) continue;
    decoder = new TextDecoder(xmlEncoding(head), { fatal: true });
    reader.write(decode(decoder, head));
  }
  if (head.length === 0) throw new RefusedStatement('no_entries');
  const isShort = decoder === null;
  decoder ??= new TextDecoder(xmlEncoding(head), { fatal: true });
  if (isShort) reader.write(decode(decoder, head));
  reader.write(decode(decoder, undefined));
  return { statements: reader.end(), head: [] };
};

const readCsv = async (source: Readable, mapping: CsvMapping): Promise<ReadFile> => {
  const decoder = new TextDecoder(mapping.encoding, { fatal: true });
  const parts: string[] = [];
  for await (const chunk of limited(source)) parts.push(decode(decoder, chunk));
  parts.push(decode(decoder, undefined));
  const { head, ...statement } = await readCsvStatement(parts.join(''), mapping, statementLimits.entries);
  return { statements: [statement], head };
};

/**
 * Reads a file of bank statements: CAMT.053, or CSV by its mapping. What is too large is refused before it is read when
 * its length is announced, else as soon as it shows; the rest is dropped, so that the sender gets the answer.
 */
export const readStatements = async (
  source: Readable,
  announcedBytes: number,
  mapping: CsvMapping | null,
): Promise<Result<ReadFile, 'statement_refused'>> => {
  try {
    if (announcedBytes > statementLimits.bytes) throw new RefusedStatement('too_large');
    return ok(await (mapping === null ? readCamt(source) : readCsv(source, mapping)));
  } catch (error) {
    if (error instanceof RefusedStatement) {
      source.resume();
      return refused(error);
    }
    throw error;
  }
};
