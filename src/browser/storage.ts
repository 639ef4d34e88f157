/**
 * What the browser keeps between visits. Where local storage is blocked or full, the values live as long as the app.
 */
const keys = ["token", "signedOutAt", "language", "theme", "communeView", "shortcutKey"] as const;

export type StorageKey = (typeof keys)[number];

/** The window's storages. Reading one of them throws where the browser blocks it. */
export type Storages = Pick<Window, "localStorage" | "sessionStorage">;

export interface StoredValues {
  /** The stored text; null: none. */
  readonly read: (key: StorageKey) => string | null;
  /** Stores a text, or removes it with null; never throws. */
  readonly write: (key: StorageKey, value: string | null) => void;
  /** Calls back when another tab has changed this key, until the app is disposed of. */
  readonly onElsewhere: (key: StorageKey, changed: (value: string | null) => void) => void;
}

export function createStoredValues(storages: Storages, disposed: AbortSignal): StoredValues {
  const memory = new Map<StorageKey, string>();
  return {
    read: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storages.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      memory.delete(key);
      try {
        if (value === null) storages.localStorage.removeItem(key);
        else storages.localStorage.setItem(key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
    onElsewhere: (key, changed) => {
      const listener = (event: StorageEvent) => {
        // A cleared storage comes with the key null.
        if (event.key === key) changed(event.newValue);
        else if (event.key === null) changed(null);
      };
      window.addEventListener("storage", listener, { signal: disposed });
    },
  };
}
