import type { Storages } from "./storage";

/** Session storage keys of drafts. They contain the user id, so users never see each other's input. */
const prefix = "draft:";

const userPrefix = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`;

/** The storage key of a user's draft at a place. */
export const draftKey = (userId: string, place: string) => userPrefix(userId) + place;

/** Deletes all drafts of this tab except those of one user; null deletes all, on logout. */
export function deleteOtherDrafts(storages: Storages, userId: string | null): void {
  try {
    for (const key of Object.keys(storages.sessionStorage)) {
      if (key.startsWith(prefix) && (userId === null || !key.startsWith(userPrefix(userId))))
        storages.sessionStorage.removeItem(key);
    }
  } catch {
    // If session storage is blocked, there are no drafts.
  }
}
