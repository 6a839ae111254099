/**
 * Unsaved changes in this browser's IndexedDB, one per design, until the server has them. Essential storage: without it
 * a lost connection or a closed tab would lose work (`unsaved-designs` in the kit's list).
 */
import type { DraftCopy } from './autosave.ts';

const database = 'unsaved-designs';
const shelf = 'designs';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage failed.'));
  });

async function withShelf<T>(
  mode: IDBTransactionMode,
  work: (shelf: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(shelf);
  const opened = await done(opening);
  try {
    const transaction = opened.transaction(shelf, mode);
    const result = await done(work(transaction.objectStore(shelf)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('There is no room.'));
    });
    return result;
  } finally {
    opened.close();
  }
}

/**
 * Stores a copy. False where the browser refuses: private mode, quota, storage switched off; the shopper is informed.
 */
export const saveDraft = (id: string, copy: DraftCopy): Promise<boolean> =>
  withShelf('readwrite', (each) => each.put(copy, id)).then(
    () => true,
    () => false,
  );

/** Returns the stored copy; nothing stored and nothing readable are the same. */
export const readDraft = (id: string): Promise<DraftCopy | undefined> =>
  withShelf<DraftCopy | undefined>('readonly', (each) => each.get(id)).catch(() => undefined);

export const deleteDraft = (id: string): Promise<void> =>
  withShelf('readwrite', (each) => each.delete(id)).then(
    () => undefined,
    () => undefined,
  );
