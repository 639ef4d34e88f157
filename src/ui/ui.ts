/** What one app shows beside its screens, and what screens state for others to show. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";
import { createAnnouncer, type Announcer } from "./announcer";
import { createToasts, type Toasts } from "./toasts";

export interface FoundCount {
  /** Rows of all pages. */
  readonly total: number;
  /** There are more rows than `total`; nobody has counted further. */
  readonly isAtLeast: boolean;
}

export interface Ui {
  readonly announcer: Announcer;
  readonly toasts: Toasts;
  /** What the screen is about, such as the name of a commune: in the document's title only. */
  readonly pageSubject: Observable<string | null>;
  /** Which part of a screen is open: said when it changes, in no title. */
  readonly pagePart: Observable<string | null>;
  /** How many rows each table showed last, by its id, so that its skeleton is as high as what comes. */
  readonly rowCounts: Map<string, number>;
  /** How wide each table was last, in pixels and by its id, so that it is laid out once. */
  readonly tableWidths: Map<string, number>;
  /** How many rows the tables on the screen have found, by their ids. */
  readonly foundRows: Observable<ReadonlyMap<string, FoundCount>>;
}

export function createUi(): Ui {
  return {
    announcer: createAnnouncer(),
    toasts: createToasts(),
    pageSubject: observable<string | null>(null),
    pagePart: observable<string | null>(null),
    rowCounts: new Map(),
    tableWidths: new Map(),
    foundRows: observable<ReadonlyMap<string, FoundCount>>(new Map()),
  };
}

export const [UiContext, useUi] = appContext<Ui>("user interface");

/** Has screen readers say a sentence; the function stays the same. */
export function useAnnounce(): Announcer["announce"] {
  return useUi().announcer.announce;
}

/** Shows a toast; the function stays the same. */
export function useToast(): Toasts["show"] {
  return useUi().toasts.show;
}
