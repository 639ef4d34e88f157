/** Room on the disk of the data folder. */
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** With less than that the server says that it is not ready: two of the largest files that a call may bring. */
export const freeSpaceMin = 256 * 1_048_576;

/** Free bytes on the disk that holds the folder, or will hold it; null: not known. */
export async function freeBytesAt(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return isMissing && dirname(folder) !== folder ? freeBytesAt(dirname(folder)) : null;
  }
}
