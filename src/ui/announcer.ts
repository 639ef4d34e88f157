/** What screen readers say of a change that the eyes see by themselves; one polite region for the whole page. */
import { observable, type ReadonlyObservable } from "#browser/observable";

export interface Announcement {
  readonly text: string;
  /** The same sentence twice is two announcements. */
  readonly count: number;
}

export interface Announcer {
  readonly announcement: ReadonlyObservable<Announcement>;
  /** Says a sentence when the reader pauses; never for something that changes every second. */
  readonly announce: (text: string) => void;
}

export function createAnnouncer(): Announcer {
  const announcement = observable<Announcement>({ text: "", count: 0 });
  return {
    announcement,
    announce: (text) => announcement.set({ text, count: announcement.get().count + 1 }),
  };
}
