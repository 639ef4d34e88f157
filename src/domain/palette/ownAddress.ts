/** Addresses of this app, as they are copied from a browser or a message. */
import { isAddress } from "./typedText";

export interface OwnAddress {
  readonly pathname: string;
  /** The path with query and hash. */
  readonly path: string;
}

/** The path of an address of this app; null for other texts, other hosts, and paths that browsers read as a host. */
export function ownAddress(text: string, { host, origin }: Pick<URL, "host" | "origin">): OwnAddress | null {
  if (!isAddress(text) || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.host !== host || url.pathname.includes("//")) return null;
  const pathname = url.pathname.replace(/(?<=.)\/$/, "");
  return { pathname, path: `${pathname}${url.search}${url.hash}` };
}
