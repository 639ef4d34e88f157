/** Reads keystores in a separate thread, with time and memory limits. */
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { KeystoreCertificate, KeystoreProblemCode } from "#domain/keystores";
import { keystoreCertificatesMax, keystoreMaxBytes } from "#domain/resources/resourceKinds";
import { keystoreTimeoutMs } from "#domain/timings";

/** Formats of keystores. */
export type KeystoreFormat = "PKCS12" | "PEM";

/** A problem found in a keystore. */
export interface KeystoreProblem {
  readonly code: KeystoreProblemCode;
  /** Technical detail without any content; `null` if there is none. */
  readonly detail: string | null;
}

/** Result of checking a keystore. */
export interface KeystoreCheck {
  /** `null` if no format was recognised. */
  readonly format: KeystoreFormat | null;
  /** Certificates of the keystore's own keys first; at most 50. */
  readonly certificates: readonly KeystoreCertificate[];
  readonly problem: KeystoreProblem | null;
}

/** A keystore to read. */
export interface Keystore {
  /** PKCS#12 or PEM, as bytes or in base64. */
  readonly content: Buffer | string;
  readonly password: string | null;
}

type Message = { readonly isStarted: true } | { readonly check: KeystoreCheck };

/** Maximum number of concurrent threads. Each takes a core and up to 100 MB. */
const threadsMax = 2;
const limitThreads = pLimit(threadsMax);
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

/**
 * Reads a keystore. Never rejects because of its content; problems are part of the result.
 * @param timeoutMs time limit for reading, excluding the start of the thread
 */
export async function checkKeystore(
  keystore: Keystore,
  timeoutMs = keystoreTimeoutMs,
): Promise<KeystoreCheck> {
  const content =
    typeof keystore.content === "string" ? Buffer.from(keystore.content, "base64") : keystore.content;
  if (content.length > keystoreMaxBytes)
    return failedCheck("KEYSTORE_UNREADABLE", `> ${keystoreMaxBytes} bytes`);
  return limitThreads(() => readInThread(content, keystore.password, timeoutMs));
}

function readInThread(content: Buffer, password: string | null, timeoutMs: number): Promise<KeystoreCheck> {
  // The worker is next to this module, both in the sources and in the bundle.
  const worker = new Worker(new URL("./keystoreWorker.mjs", import.meta.url), {
    workerData: { content, password, entriesMax: keystoreCertificatesMax },
    execArgv: [],
    env: {},
    resourceLimits,
  });
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (check: KeystoreCheck) => {
      clearTimeout(timer);
      resolve(check);
      // A thread inside OpenSSL ends a little later; do not wait for it.
      void worker.terminate();
    };
    worker.on("message", (message: Message) => {
      if ("check" in message) end(message.check);
      else timer = setTimeout(() => end(failedCheck("KEYSTORE_TIMEOUT")), timeoutMs);
    });
    // E.g. out of memory.
    worker.on("error", () => end(failedCheck("KEYSTORE_UNREADABLE")));
    worker.on("exit", () => end(failedCheck("KEYSTORE_UNREADABLE")));
  });
}

function failedCheck(code: KeystoreProblemCode, detail: string | null = null): KeystoreCheck {
  return { format: null, certificates: [], problem: { code, detail } };
}
