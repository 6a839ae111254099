import type { AssetRecord } from '@shop/design';

/** Adds the file's address to the record, as an extra key that the design core preserves. */
export const withUpload = (record: AssetRecord, upload: string): AssetRecord =>
  Object.assign({}, record, { upload });

export function getUploadId(record: AssetRecord): string | undefined {
  const upload: unknown = Reflect.get(record, 'upload');
  return typeof upload === 'string' ? upload : undefined;
}
