/** UI state of one app that is shared between screens and the frame. */
import { appContext } from "#browser/appContext";
import { createClock } from "#browser/clock";
import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import { createShortcutRegistry, type ShortcutRegistry } from "./shortcuts/shortcutRegistry";
import { createToasts, type Toasts } from "./toasts";

export interface FoundCount {
  /** Rows on all pages. */
  readonly total: number;
  /** There are more than `total` rows; the server stopped counting. */
  readonly isAtLeast: boolean;
}

/** Where a table is on the page, in pixels. */
export interface TablePlace {
  readonly width: number;
  readonly top: number;
}

export interface Announcement {
  readonly text: string;
  /** Distinguishes two announcements of the same text. */
  readonly count: number;
}

export interface Ui {
  /** Current time in ms, updated every second while it has subscribers. */
  readonly currentSecond: ReadonlyObservable<number>;
  /** The latest text of the one polite live region of the page. */
  readonly announcement: ReadonlyObservable<Announcement>;
  /** Announces a visible change to screen readers. Not for values that change every second. */
  readonly announce: (text: string) => void;
  readonly toasts: Toasts;
  readonly shortcuts: ShortcutRegistry;
  /** Subject of the screen, such as the name of a commune; only part of the document title. */
  readonly pageSubject: Observable<string | null>;
  /** The open part of a screen. Changes are announced, but not part of the title. */
  readonly pagePart: Observable<string | null>;
  /** Last row count by table id, so that a skeleton is as high as its table. */
  readonly rowCounts: Map<string, number>;
  /** Last place by table id, so that columns and rows fit the screen without measuring again. */
  readonly tablePlaces: Map<string, TablePlace>;
  /** Row counts of the tables on screen, by their ids. */
  readonly foundRows: Observable<ReadonlyMap<string, FoundCount>>;
  /** Number of processes that need attention, beside their area in the navigation; undefined while unknown. */
  readonly processesNeedingAttention: Observable<number | undefined>;
  /**
   * Numbers of other things that need attention, by id of the screen that lists them: those of the last answer, empty
   * while unknown or outdated.
   */
  readonly areaCounts: Observable<ReadonlyMap<string, number>>;
  /** Id of the screen whose list the command palette wants exported; null: none. */
  readonly requestedExport: Observable<string | null>;
  /** What the user opened and closed in the navigation; undefined until the first change. */
  readonly toggledNavigation: Observable<string | undefined>;
}

export function createUi(): Ui {
  const announcement = observable<Announcement>({ text: "", count: 0 });
  return {
    currentSecond: createClock(),
    announcement,
    announce: (text) => announcement.set({ text, count: announcement.get().count + 1 }),
    toasts: createToasts(),
    shortcuts: createShortcutRegistry(),
    pageSubject: observable<string | null>(null),
    pagePart: observable<string | null>(null),
    rowCounts: new Map(),
    tablePlaces: new Map(),
    foundRows: observable<ReadonlyMap<string, FoundCount>>(new Map()),
    processesNeedingAttention: observable<number | undefined>(undefined),
    areaCounts: observable<ReadonlyMap<string, number>>(new Map()),
    requestedExport: observable<string | null>(null),
    toggledNavigation: observable<string | undefined>(undefined),
  };
}

export const [UiContext, useUi] = appContext<Ui>("user interface");

/** Announces a sentence to screen readers; the function is stable. */
export function useAnnounce(): Ui["announce"] {
  return useUi().announce;
}

/** Shows a toast; the function is stable. */
export function useToast(): Toasts["show"] {
  return useUi().toasts.show;
}
