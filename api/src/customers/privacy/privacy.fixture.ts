import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/index.ts';

/** Lists every table from the database catalogue, so that new tables are included. */
export const listTables = async (db: Db): Promise<readonly string[]> =>
  (
    await db.query<{ table_name: string }>(sql`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  ).map(({ table_name }) => table_name);

/**
 * Finds tables in which a row contains one of the markers, in any column: text, JSON, arrays and
 * bytes.
 */
export const findTablesWith = async (db: Db, markers: readonly string[]): Promise<readonly string[]> => {
  const wanted = markers.flatMap((marker) => {
    const lower = marker.toLowerCase();
    // Non-ASCII letters as escaped in JSON within JSON, and bytes as printed.
    return [lower, Buffer.from(marker).toString('hex')];
  });
  const found: string[] = [];
  for (const table of await listTables(db)) {
    const hits = sql.join(
      wanted.map((marker) => sql`position(${marker} in row) > 0`),
      sql` or `,
    );
    const [count] = await db.query<{ n: bigint }>(sql`
      select count(*) as n from (select lower(to_jsonb(t)::text) as row from ${sql.identifier(table)} t) as rows
      where ${hits}`);
    if (Number(count?.n ?? 0) > 0) found.push(table);
  }
  return found;
};

/** Finds files in a folder that contain one of the markers, raw or as quoted-printable. */
export const findFilesWith = async (
  folder: string,
  markers: readonly string[],
): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    const text = bytes.toString('utf8');
    const decoded = Buffer.from(
      bytes
        .toString('latin1')
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
    if (markers.some((marker) => text.includes(marker) || decoded.includes(marker))) found.push(entry.name);
  }
  return found;
};

/** Reads the entries of a zip from its central directory. */
export const unzip = (archive: Buffer): Readonly<Record<string, string>> => {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const count = archive.readUInt16LE(end + 10);
  const entries: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const packed = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries[name] = inflateRawSync(archive.subarray(start, start + packed)).toString('utf8');
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
};
