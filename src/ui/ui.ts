/** UI state of one app that is shared between screens and the frame. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";
import { createAnnouncer, type Announcer } from "./announcer";
import { createToasts, type Toasts } from "./toasts";

export interface FoundCount {
  /** Rows on all pages. */
  readonly total: number;
  /** There are more than `total` rows; the server stopped counting. */
  readonly isAtLeast: boolean;
}

export interface Ui {
  readonly announcer: Announcer;
  readonly toasts: Toasts;
  /** Subject of the screen, such as the name of a commune; only part of the document title. */
  readonly pageSubject: Observable<string | null>;
  /** The open part of a screen. Changes are announced, but not part of the title. */
  readonly pagePart: Observable<string | null>;
  /** Last row count by table id, so that a skeleton is as high as its table. */
  readonly rowCounts: Map<string, number>;
  /** Last width in pixels by table id, so that columns fit without measuring again. */
  readonly tableWidths: Map<string, number>;
  /** Row counts of the tables on screen, by their ids. */
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

/** Announces a sentence to screen readers; the function is stable. */
export function useAnnounce(): Announcer["announce"] {
  return useUi().announcer.announce;
}

/** Shows a toast; the function is stable. */
export function useToast(): Toasts["show"] {
  return useUi().toasts.show;
}
