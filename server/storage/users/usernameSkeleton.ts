/** What a username looks like, so that nobody passes for somebody else by letters of another script. */
import { rectifyConfusion } from "unicode-confusables";

/**
 * The skeleton of a username (UTS 39): names with the same one look alike, as "admin" and the same with a Cyrillic а. An
 * umlaut or a letter of DIN 91379 looks like no other one.
 */
export function usernameSkeleton(username: string): string {
  return rectifyConfusion(username.normalize("NFKC").toLowerCase()).toLowerCase();
}
