/** The secret key of the installation. It signs URLs and the cookies of known browsers. */
import { hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./startupError";

const keyBytes = 32;
const secretMinLength = 32;

/** Derives a 32-byte key for one purpose, so that no two uses share key material. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, keyBytes));
}

/**
 * Returns the key from SECRET_KEY or from the key file in the data folder. A missing key file is created with mode 600.
 * @throws StartupError if the text is too short, or the file cannot be read or written or does not contain a key
 */
export function readSecretKey(secretText: string | undefined, dataDir: string): Buffer {
  if (secretText !== undefined) {
    if (secretText.length < secretMinLength) {
      throw new StartupError(`SECRET_KEY must have at least ${secretMinLength} characters.`);
    }
    return deriveKey(Buffer.from(secretText, "utf8"), "secret-key");
  }
  const file = join(dataDir, "secret.key");
  const stored = readKeyFile(file) ?? createKeyFile(dataDir, file);
  const key = Buffer.from(stored, "hex");
  if (key.length !== keyBytes) {
    throw new StartupError(`${file} does not hold a key of ${keyBytes} bytes in hexadecimal digits.`);
  }
  return key;
}

function readKeyFile(file: string): string | undefined {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StartupError(`The key file ${file} cannot be read.`, { cause: error });
  }
}

function createKeyFile(dataDir: string, file: string): string {
  const tempFile = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(tempFile, `${randomBytes(keyBytes).toString("hex")}\n`, { mode: 0o600 });
    try {
      // Hard links are created atomically and never overwrite the key of a process that was faster.
      linkSync(tempFile, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      rmSync(tempFile, { force: true });
    }
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new StartupError(`The key file ${file} cannot be written.`, { cause: error });
  }
}
