/** Stores the inherited texts when the server starts. */
import { createHash } from "node:crypto";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { sectionOfKey } from "#domain/texts/serviceTexts";
import type { Database } from "#server/storage/database/database";
import { replaceInheritedTexts, type InheritedTextRows } from "#server/storage/texts/inheritedTexts";
import { inheritedTexts } from "./inheritedTexts";

/**
 * Stores the inherited texts of all services if they have changed. Keeps the texts of communes; a changed German
 * default makes their translations outdated.
 */
export async function installTexts(db: Database): Promise<void> {
  const rows = inheritedRows();
  const version = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  await replaceInheritedTexts(db, rows, version);
}

function inheritedRows(): InheritedTextRows {
  const all = serviceCatalogue.flatMap(({ id }) =>
    inheritedTexts(id).map((text, position) => ({ ...text, service: id, position })),
  );
  return {
    keys: all.map(({ service, key, position, kind, isRich }) => ({
      service_id: service,
      key,
      position,
      kind,
      section: sectionOfKey(key),
      is_rich: isRich,
    })),
    defaults: all.flatMap(({ service, key, de, en }) => [
      { service_id: service, key, language: "de", value: de },
      { service_id: service, key, language: "en", value: en },
    ]),
  };
}
