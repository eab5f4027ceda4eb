/** Everything that the engine stores in the browser: `engine/browser/storage.ts` uses no other key. */
export const storedNames = {
  /** Kept until the visitor deletes it. */
  localStorage: ['lang', 'theme', 'saved'],
  /** Kept until the tab is closed. */
  sessionStorage: ['side-by-side', 'scroll'],
} as const;

type Names = { [Storage in keyof typeof storedNames]: (typeof storedNames)[Storage][number] };

export type StorageName = keyof Names;

export type StoredName<Storage extends StorageName = StorageName> = Names[Storage];
