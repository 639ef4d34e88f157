import type { Storages } from "./storage";

/** Under which names session storage keeps what was typed: by user, so that nobody sees the input of somebody else. */
const prefix = "draft:";

const ofUser = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`;

/** Name of the draft of a user at a place. */
export const draftKey = (userId: string, place: string) => ofUser(userId) + place;

/** Drops all drafts of this tab but those of a user; null: of nobody, when somebody logs out. */
export function dropDraftsBut(storages: Storages, userId: string | null): void {
  try {
    for (const key of Object.keys(storages.sessionStorage)) {
      if (key.startsWith(prefix) && (userId === null || !key.startsWith(ofUser(userId))))
        storages.sessionStorage.removeItem(key);
    }
  } catch {
    // Where session storage is blocked, nothing can have been kept.
  }
}
