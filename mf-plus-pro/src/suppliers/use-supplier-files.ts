import { uploadAsset } from '@shop/contracts';
import { upload } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import type { FileDropItem } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';

interface SupplierFile extends FileDropItem {
  readonly file: File;
  /** The id of the stored file; null until it is there. */
  readonly assetId: string | null;
}

/** The most files of one application, as the contract has it. */
const mostFiles = 10;

/** The files of an application: uploaded at once, each with its progress; canceled or removed one by one. */
export function useSupplierFiles() {
  const [items, setItems] = useState<readonly SupplierFile[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = running.current;
    return () => {
      for (const each of open.values()) each.abort();
    };
  }, []);
  const update = (id: string, part: Partial<SupplierFile>) =>
    setItems((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const send = async (id: string, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    update(id, { state: 'sending', progress: 0, message: undefined });
    const reply = await upload(uploadAsset, file, {
      signal: controller.signal,
      onProgress: (progress) => update(id, progress < 1 ? { progress } : { progress, state: 'checking' }),
    });
    running.current.delete(id);
    if (controller.signal.aborted) return;
    if (reply.ok) update(id, { state: 'done', assetId: reply.value.id });
    else update(id, { state: 'failed', message: problemText(reply.problem) });
  };
  return {
    items,
    assetIds: items.flatMap(({ assetId }) => assetId ?? []),
    /** A file is not there yet, or could not be uploaded: the application would lack it. */
    isBusy: items.some(({ state }) => state !== 'done'),
    /** More files were chosen than an application takes. */
    isTooMany,
    start: (files: readonly File[]) => {
      const left = Math.max(0, mostFiles - items.length);
      setTooMany(files.length > left);
      const added = files.slice(0, left).map(
        (file): SupplierFile => ({
          id: crypto.randomUUID(),
          name: file.name,
          file,
          state: 'sending',
          progress: 0,
          assetId: null,
        }),
      );
      setItems((now) => [...now, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      setTooMany(false);
      setItems((now) => now.filter((one) => one.id !== id));
    },
    retry: (id: string) => {
      const found = items.find((one) => one.id === id);
      if (found) void send(id, found.file);
    },
  };
}
