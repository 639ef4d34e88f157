/** Writes files of processes. Bytes are stored in parts to keep statements small. */
import type { Insertable } from "kysely";
import type { Transaction } from "#server/storage/database/database";
import type { ProcessFile } from "#server/storage/__generated__/tables";

const partBytes = 1_048_576;

/** Stores a file and returns its id. */
export async function insertProcessFile(
  tx: Transaction,
  file: Omit<Insertable<ProcessFile>, "byte_size">,
  bytes: Uint8Array,
): Promise<string> {
  const { id } = await tx
    .insertInto("process_file")
    .values({ ...file, byte_size: bytes.length })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let position = 0; position * partBytes < bytes.length; position += 1) {
    const part = bytes.subarray(position * partBytes, (position + 1) * partBytes);
    await tx.insertInto("process_file_part").values({ file_id: id, position, bytes: part }).execute();
  }
  return id;
}
