/**
 * Unsaved changes in this browser's IndexedDB, one per design, until the server has them. Essential storage: without it
 * a lost connection or a closed tab would lose work (`unsaved-designs` in the kit's list).
 */
import type { DraftCopy } from './autosave.ts';

const database = 'unsaved-designs';
const storeName = 'designs';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage failed.'));
  });

async function withObjectStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const openRequest = indexedDB.open(database, 1);
  openRequest.onupgradeneeded = () => openRequest.result.createObjectStore(storeName);
  const connection = await toPromise(openRequest);
  try {
    const transaction = connection.transaction(storeName, mode);
    const result = await toPromise(work(transaction.objectStore(storeName)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('There is no room.'));
    });
    return result;
  } finally {
    connection.close();
  }
}

/**
 * Stores a copy. False where the browser refuses: private mode, quota, storage switched off; the shopper is informed.
 */
export const saveDraft = (id: string, copy: DraftCopy): Promise<boolean> =>
  withObjectStore('readwrite', (each) => each.put(copy, id)).then(
    () => true,
    () => false,
  );

/** Returns the stored copy; nothing stored and nothing readable are the same. */
export const readDraft = (id: string): Promise<DraftCopy | undefined> =>
  withObjectStore<DraftCopy | undefined>('readonly', (each) => each.get(id)).catch(() => undefined);

export const deleteDraft = (id: string): Promise<void> =>
  withObjectStore('readwrite', (each) => each.delete(id)).then(
    () => undefined,
    () => undefined,
  );
