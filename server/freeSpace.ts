/** Free disk space of the data folder. */
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Minimum free bytes for readiness: room for two uploads of the maximum size. */
export const freeSpaceMin = 256 * 1_048_576;

/** Free bytes on the disk that holds the folder, or will hold it. Returns null if unknown. */
export async function freeBytesAt(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return isMissing && dirname(folder) !== folder ? freeBytesAt(dirname(folder)) : null;
  }
}
