/** The browser services of one app. */
import { createAddress, type Address } from "./address";
import { appContext } from "./appContext";
import { createStoredValues, type Storages, type StoredValues } from "./storage";
import { createThemeChoice, type ThemeChoice } from "./theme";
import { useObservable } from "./useObservable";

export interface BrowserOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Defaults to the storages of the window. */
  readonly storage: Storages;
  readonly history: History;
}

export interface Browser {
  readonly fetch: typeof globalThis.fetch;
  readonly storages: Storages;
  readonly stored: StoredValues;
  readonly theme: ThemeChoice;
  readonly address: Address;
  /** Aborted when the app is disposed; stops everything that it has started. */
  readonly disposed: AbortSignal;
}

export function createBrowser({ fetch, storage, history }: BrowserOptions, disposed: AbortSignal): Browser {
  const stored = createStoredValues(storage, disposed);
  return {
    fetch,
    storages: storage,
    stored,
    theme: createThemeChoice(stored),
    address: createAddress(history, disposed),
    disposed,
  };
}

export const [BrowserContext, useBrowser] = appContext<Browser>("browser");

/** The current path; re-renders when it changes. */
export function usePathname(): string {
  return useObservable(useBrowser().address.pathname);
}
