/**
 * What the browser keeps between visits. Where local storage is blocked or full, the values live as long as the page.
 */
const keys = ["token", "signedOutAt", "language", "theme", "communeView", "shortcutKey"] as const;

export type StorageKey = (typeof keys)[number];

const memory = new Map<StorageKey, string>();

/** The stored text; null: none. */
export function readStored(key: StorageKey): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null; never throws. */
export function writeStored(key: StorageKey, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

/** Calls back when another tab has changed this key; returns the way to stop. */
export function onStoredElsewhere(key: StorageKey, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A cleared storage comes with the key null.
    if (event.key === key) changed(event.newValue);
    else if (event.key === null) changed(null);
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
