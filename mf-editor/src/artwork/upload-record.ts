import type { AssetRecord } from '@shop/design';

/** Where the shop keeps the file: an extra key of the record that the design core passes through. */
export const withUpload = (record: AssetRecord, upload: string): AssetRecord =>
  Object.assign({}, record, { upload });

export function uploadOf(record: AssetRecord): string | undefined {
  const upload: unknown = Reflect.get(record, 'upload');
  return typeof upload === 'string' ? upload : undefined;
}
