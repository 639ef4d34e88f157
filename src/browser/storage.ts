/** Values kept between visits. If local storage is blocked or full, they live as long as the app. */
const keys = [
  "token",
  "signedOutAt",
  "language",
  "theme",
  "communeView",
  "navigation",
  "bookingLayouts",
  "hiddenBanner",
  "visits",
] as const;

export type StorageKey = (typeof keys)[number];

/** The window's storages. Accessing one throws if the browser blocks it. */
export type Storages = Pick<Window, "localStorage" | "sessionStorage">;

export interface StoredValues {
  /** The stored text; null if there is none. */
  readonly read: (key: StorageKey) => string | null;
  /** Stores a text, or deletes it with null. Never throws. */
  readonly write: (key: StorageKey, value: string | null) => void;
  /** Calls back when another tab changes this key, until the app is disposed. */
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
        // The key is null when the storage is cleared.
        if (event.key === key) changed(event.newValue);
        else if (event.key === null) changed(null);
      };
      window.addEventListener("storage", listener, { signal: disposed });
    },
  };
}
