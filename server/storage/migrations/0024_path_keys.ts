/** Identifies paths of files by full case folding: ß as ss, ς as σ. */
import { sql, type Kysely, type Migration } from "kysely";

interface FileRow {
  readonly id: string;
  readonly path: string;
}

const keyOf = (path: string): string =>
  path.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFC");

/**
 * Of two files of a service that have one key now, the second keeps its earlier key, so that both stay. Changing it
 * then needs another path.
 */
export const pathKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<FileRow>`
      select id, path from service_file where path ~ '[^ -~]' order by updated_at, id`.execute(db);
    for (const { id, path } of rows) {
      const key = keyOf(path);
      await sql`
        update service_file f set path_key = ${key}
        where f.id = ${id} and f.path_key <> ${key} and not exists (
          select from service_file o
          where o.commune_ags = f.commune_ags and o.service_id = f.service_id and o.path_key = ${key})`.execute(
        db,
      );
    }
  },
};
