/** Facts about the database itself. */
import type { Database } from "./database/database";
import { declareRow, int8, varchar } from "./database/declaredRow";

const schemaRow = declareRow({ name: varchar() });
const sizeRow = declareRow({ bytes: int8() });

/** Returns the name of the latest migration. */
export async function selectSchemaVersion(db: Database): Promise<string> {
  const { rows } = await schemaRow.sql`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  const [latest] = rows;
  if (!latest) throw new Error("The database has no migrations.");
  return latest.name;
}

/** Returns the size of the database in bytes. */
export async function selectDatabaseBytes(db: Database): Promise<number> {
  const { rows } = await sizeRow.sql`select pg_database_size(current_database()) as bytes`.execute(db);
  const [size] = rows;
  if (!size) throw new Error("The database returned no size.");
  return size.bytes;
}
