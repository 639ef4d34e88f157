import { useState } from "react";
import type { ProcessAction } from "#domain/processTransitions";

/** What is selected, kept while pages are turned and a detail is open. */
export interface SelectionState {
  /** The filter it was made under: under another one it means nothing. */
  readonly key: string;
  /** All rows of the filter but for `excluded`. */
  readonly isAll: boolean;
  readonly excluded: ReadonlySet<string>;
  /** Rows chosen one by one, with what could be done with each when it was last on screen. */
  readonly picked: ReadonlyMap<string, readonly ProcessAction[]>;
  /** Rows that were selected under the filter before. */
  readonly lost: number;
}

export interface KeptSelection {
  readonly state: SelectionState;
  readonly set: (state: SelectionState) => void;
}

export const nothingSelected: SelectionState = {
  key: "",
  isAll: false,
  excluded: new Set(),
  picked: new Map(),
  lost: 0,
};

/** For the screen, which stays while its table comes and goes. */
export function useKeptSelection(): KeptSelection {
  const [state, set] = useState(nothingSelected);
  return { state, set };
}
