/** The secret keys of the installation. They encrypt stored secrets, and sign URLs and cookies of known browsers. */
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

/** The current key of the installation, and the previous or next one. */
export interface SecretKeys {
  /** Encrypts and signs; 32 bytes. */
  readonly current: Buffer;
  /** Only decrypts, and verifies signatures. `null`: there is none. */
  readonly previous: Buffer | null;
}

/** Returns the keys that are accepted, the current one first. */
export function acceptedKeys({ current, previous }: SecretKeys): readonly Buffer[] {
  return previous === null ? [current] : [current, previous];
}

/** Key texts of the environment; `undefined`: key files are used. */
interface KeyTexts {
  readonly current: string | undefined;
  readonly previous: string | undefined;
}

/**
 * Returns the keys from SECRET_KEY and SECRET_KEY_PREVIOUS or from the key files `secret.key` and `secret.key.previous`
 * in the data folder. A missing key file is created with mode 600; a missing previous one means that there is none.
 * @throws StartupError if a text is too short, a file cannot be read or written or does not contain a key, or both keys
 *   are the same
 */
export function readSecretKeys({ current, previous }: KeyTexts, dataDir: string): SecretKeys {
  const file = join(dataDir, "secret.key");
  const previousFile = `${file}.previous`;
  const keys = {
    current:
      keyOfText("SECRET_KEY", current) ?? keyOfFile(file) ?? keyFrom(file, createKeyFile(dataDir, file)),
    previous: keyOfText("SECRET_KEY_PREVIOUS", previous) ?? keyOfFile(previousFile),
  };
  if (keys.previous?.equals(keys.current)) {
    throw new StartupError(
      previous === undefined
        ? `${previousFile} holds the same key as secret.key; rename the file instead of copying it.`
        : "SECRET_KEY_PREVIOUS must differ from SECRET_KEY.",
    );
  }
  return keys;
}

function keyOfText(name: string, text: string | undefined): Buffer | null {
  if (text === undefined) return null;
  if (text.length < secretMinLength) {
    throw new StartupError(`${name} must have at least ${secretMinLength} characters.`);
  }
  return deriveKey(Buffer.from(text, "utf8"), "secret-key");
}

function keyOfFile(file: string): Buffer | null {
  const stored = readKeyFile(file);
  return stored === undefined ? null : keyFrom(file, stored);
}

function keyFrom(file: string, stored: string): Buffer {
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
