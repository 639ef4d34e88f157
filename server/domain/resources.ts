/** What resources say (section 3): small documents in YAML that tell the server where others are. */
import { parse } from "yaml";
import type { Database, Transaction } from "../storage/database";
import { selectResourceFor } from "../storage/resources";

/** Where the residential properties of a commune come from. */
export interface OkkommSource {
  readonly url: string;
  /** As it is called towards users; null: not given. */
  readonly name: string | null;
}

const documentMaxLength = 1_048_576;
const nameMaxLength = 200;

/**
 * The OK.KOMM source of a commune: its own resource, else the one for all. The document is `url` and, if wanted,
 * `name`; `{ags}` in the address stands for the commune. Null: there is none, or its document says no address.
 */
export async function readOkkommSource(
  db: Database | Transaction,
  ags: string,
): Promise<OkkommSource | null> {
  const document = await selectResourceFor(db, "okkomm", ags);
  const content = document === undefined ? null : readDocument(document);
  if (typeof content !== "object" || content === null || !("url" in content)) return null;
  if (typeof content.url !== "string" || content.url.trim() === "") return null;
  const name = "name" in content && typeof content.name === "string" ? content.name.trim() : "";
  return {
    url: content.url.trim().replaceAll("{ags}", ags),
    name: name === "" ? null : name.slice(0, nameMaxLength),
  };
}

function readDocument(text: string): unknown {
  if (text.length > documentMaxLength) return null;
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch {
    return null;
  }
}
