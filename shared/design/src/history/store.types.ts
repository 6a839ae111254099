import type { CommandContext, CommandResult } from '../commands/run.types.ts';
import type { Command, CommandName } from '../commands/schemas.ts';
import type { DesignDocument } from '../document/document.ts';
import type { AssetId, NodeId } from '../document/ids.ts';
import type { RecordsDiff } from './diff.ts';

/** A point in history that a gesture can return to. */
export type Mark = { readonly mark: number };

/** The progress of an upload. Stored beside the document and never in history. */
export type UploadStatus =
  | { readonly state: 'uploading'; readonly part: number }
  | { readonly state: 'failed'; readonly code: string }
  | { readonly state: 'ready' };

/** Screen state outside the document: never saved, never undone. */
export interface Ephemeral {
  readonly selection: readonly NodeId[];
  readonly uploads: Readonly<Record<AssetId, UploadStatus>>;
}

export interface StoreState {
  readonly document: DesignDocument;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly ephemeral: Ephemeral;
}

export interface Change {
  readonly diff: RecordsDiff;
  readonly source: 'command' | 'undo' | 'redo' | 'remote';
  readonly command?: CommandName;
}

/**
 * The editor's state. `subscribe` and `getState` fit React's useSyncExternalStore; the state is a new object only
 * when something changed.
 *
 * @example A drag: one undo step whatever the number of pointer moves.
 *   const mark = store.mark();
 *   onMove: store.run({name: 'move', args: {ids, dx, dy}}, {since: mark});   // from the origin each time
 *   onUp: store.squashToMark(mark);      onCancel: store.bailToMark(mark);
 */
export interface DesignStore {
  getState(): StoreState;
  subscribe(listener: () => void): () => void;
  /** Subscribes to every change of the document, for autosave. */
  onChange(listener: (change: Change) => void): () => void;
  /** Runs one command as an undo step, or as part of the open mark. With `since`, undoes the mark's changes first. */
  run(command: Command, options?: { readonly since?: Mark }): CommandResult;
  /** Runs several commands as one undo step; the first failure rolls all of them back. */
  transact(work: (run: (command: Command) => CommandResult) => void): { readonly ok: boolean };
  mark(): Mark;
  squashToMark(mark: Mark): void;
  bailToMark(mark: Mark): void;
  undo(): boolean;
  redo(): boolean;
  setSelection(selection: readonly NodeId[]): void;
  setUpload(asset: AssetId, status: UploadStatus): void;
  /** Applies a change outside history: data filled in by the server, the new revision after a save. */
  applyRemote(change: (document: DesignDocument) => DesignDocument): void;
  /** Loads another document and clears the history. */
  load(document: DesignDocument): void;
}

export interface StoreOptions {
  readonly document: DesignDocument;
  readonly context: CommandContext;
  /** Maximum number of undo steps; 200 by default. */
  readonly limit?: number;
}

export type CreateStore = (options: StoreOptions) => DesignStore;
