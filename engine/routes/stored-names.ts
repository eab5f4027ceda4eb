/**
 * Everything that the engine stores in the visitor's browser. `engine/browser/storage.ts` stores under no other name, and
 * the privacy text lists these: `engine/document/stored-list.tsx`.
 */
export const storedNames = {
  /** What stays until the visitor deletes it. */
  localStorage: ['lang', 'theme', 'saved'],
  /** What goes when the tab is closed. */
  sessionStorage: ['side-by-side', 'scroll'],
} as const;

/** Each storage, with the names in it. */
type Names = { [Storage in keyof typeof storedNames]: (typeof storedNames)[Storage][number] };

export type StorageName = keyof Names;

/** A name under which something is stored, in one of the storages or in any. */
export type StoredName<Storage extends StorageName = StorageName> = Names[Storage];
