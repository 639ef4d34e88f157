/** Announces visible changes to screen readers through the one polite live region of the page. */
import { observable, type ReadonlyObservable } from "#browser/observable";

export interface Announcement {
  readonly text: string;
  /** Distinguishes two announcements of the same text. */
  readonly count: number;
}

export interface Announcer {
  readonly announcement: ReadonlyObservable<Announcement>;
  /** Announces a sentence politely. Not for values that change every second. */
  readonly announce: (text: string) => void;
}

export function createAnnouncer(): Announcer {
  const announcement = observable<Announcement>({ text: "", count: 0 });
  return {
    announcement,
    announce: (text) => announcement.set({ text, count: announcement.get().count + 1 }),
  };
}
