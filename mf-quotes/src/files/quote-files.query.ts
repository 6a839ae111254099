import { listQuoteFiles, uploadQuoteFile } from '@shop/contracts';
import { call, upload } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';
import type { FileDropItem } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { keepFilesOf } from './waiting-files.ts';

const keyOf = (qrNumber: string) => ['quote_requests', qrNumber, 'files'];

/** Returns the files of a quote request. */
export const useQuoteFiles = (qrNumber: string) =>
  useQuery({
    queryKey: keyOf(qrNumber),
    queryFn: ({ signal }) => unwrap(call(listQuoteFiles, { params: { id: qrNumber }, signal })),
    select: ({ files }) => files,
    enabled: qrNumber !== '',
  });

type Upload = FileDropItem & { readonly file: File };

/**
 * Uploads to a request. A finished one leaves the list: it is among the request's files by then. What is not there when
 * the page is left waits for the next page of the same request; before the document is left the browser asks.
 */
export function useQuoteUploads(qrNumber: string) {
  const [items, setItems] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const unfinished = useRef(items);
  useEffect(() => {
    unfinished.current = items;
  }, [items]);
  useEffect(() => {
    const open = running.current;
    return () => {
      for (const each of open.values()) each.abort();
      keepFilesOf(
        qrNumber,
        unfinished.current.map(({ file }) => file),
      );
    };
  }, [qrNumber]);
  const isRunning = items.some(({ state }) => state === 'sending' || state === 'checking');
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  const update = (id: string, part: Partial<Upload>) =>
    setItems((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string) => setItems((now) => now.filter((one) => one.id !== id));
  const send = async (id: string, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    update(id, { state: 'sending', progress: 0, message: undefined });
    const reply = await upload(uploadQuoteFile, file, {
      params: { id: qrNumber },
      signal: controller.signal,
      onProgress: (progress) => update(id, progress < 1 ? { progress } : { progress, state: 'checking' }),
    });
    running.current.delete(id);
    if (controller.signal.aborted) return;
    if (!reply.ok) return update(id, { state: 'failed', message: problemText(reply.problem) });
    await queryClient.invalidateQueries({ queryKey: keyOf(qrNumber) });
    remove(id);
  };
  return {
    items,
    isRunning,
    start: (files: readonly File[]) => {
      const added = files.map(
        (file): Upload => ({ id: crypto.randomUUID(), name: file.name, file, state: 'sending', progress: 0 }),
      );
      setItems((now) => [...now, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      remove(id);
    },
    retry: (id: string) => {
      const found = items.find((one) => one.id === id);
      if (found) void send(id, found.file);
    },
  };
}
