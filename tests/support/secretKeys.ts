/** Secret keys of tests. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SecretKeys } from "#server/secretKey";

/** One key, as of an installation whose key was never replaced. */
export function onlyKey(current: Buffer = randomBytes(32)): SecretKeys {
  return { current, previous: null };
}

/** The key in the key file of a server. */
export async function keyFileOf(dataDir: string): Promise<SecretKeys> {
  return onlyKey(Buffer.from((await readFile(join(dataDir, "secret.key"), "utf8")).trim(), "hex"));
}
