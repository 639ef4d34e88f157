/** Browsers as people call them. */
import { BROWSER_MAP, parse } from "bowser";

const known = new Set(Object.values(BROWSER_MAP));

/** Browser and system of a header User-Agent, e.g. "Firefox 145, Windows"; null: it names none that is known. */
export function browserInWords(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === "") return null;
  const { browser, os } = parse(userAgent);
  if (browser.name === undefined || !known.has(browser.name)) return null;
  const version = /^\d+/.exec(browser.version ?? "")?.[0];
  const name = version === undefined ? browser.name : `${browser.name} ${version}`;
  return os.name === undefined ? name : `${name}, ${os.name}`;
}
