/** Server configuration, read from environment variables and validated once at startup. */
import { randomBytes } from "node:crypto";
import { isAbsolute, resolve } from "node:path";
import { isMailSender } from "#domain/mailSender";
import { uploadRestartMs } from "#domain/retrySchedule";
import { parseAllowedTarget } from "./allowedTargets";
import { isTrustProxyEntry } from "./clientAddress";
import { readSecretKeys, type SecretKeys } from "./secretKey";
import { StartupError } from "./startupError";

const stages = ["DEVELOPMENT", "TEST", "PRODUCTION"] as const;
const operationModes = ["any", "persisted"] as const;
const switches = ["on", "off"] as const;
const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

/** Delays that are the same in every installation. End-to-end tests override them. */
export interface Delays {
  /** Milliseconds from the upload of a file to the restart of its process. */
  readonly uploadRestartMs: number;
}

/** Operator configuration of an installation. */
export interface Config {
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** Port of /metrics on the same host. 0 selects any free port; `null` if metrics are disabled. */
  readonly metricsPort: number | null;
  /** Public origin of the server without a trailing slash, used for links in invitations. See `atPort`. */
  readonly publicUrl: string;
  /** Whether HSTS includes the subdomains of the publicUrl host. */
  readonly hstsSubdomains: boolean;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** Absolute path of the folder that holds the embedded database and the key file. */
  readonly dataDir: string;
  /** `null` if the embedded database is used. */
  readonly databaseUrl: string | null;
  readonly secretKeys: SecretKeys;
  readonly stage: (typeof stages)[number];
  /** Whether any document within the limits is executed, or only the app's persisted documents. */
  readonly operations: (typeof operationModes)[number];
  /** Origin and path of a foreign backend, without a trailing slash. `null` if this server is the backend. */
  readonly backendUrl: string | null;
  /** Targets inside the operator's networks that the server may call: host:port, addresses or networks. */
  readonly allowedTargets: readonly string[];
  /** Token of the machines that submit citizens' applications. `null` if intake is disabled. */
  readonly intakeToken: string | null;
  /** Mail server URL, with credentials if required. `null` if links are passed on manually. */
  readonly smtpUrl: string | null;
  /** E-mail sender, in the format of a From header. `null` if the settings of the installation decide. */
  readonly mailFrom: string | null;
  /** Absolute path of the folder with registers, such as the tariff of fees. `null` if there are none. */
  readonly registerDir: string | null;
  /** Absolute path of a file whose modification time is that of the latest backup. `null` if backups are not reported. */
  readonly backupStamp: string | null;
  /** Never read from the environment. */
  readonly delays: Delays;
  /** Whether an empty database is seeded with demo data. */
  readonly demo: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

/**
 * Reads and validates the environment. With `demo`, the defaults are stage DEVELOPMENT and any document; without it,
 * stage PRODUCTION and the app's persisted documents only.
 * @throws StartupError naming the invalid variable, but never a value that may be secret
 */
export function readConfig(env: NodeJS.ProcessEnv, options: { readonly demo: boolean }): Config {
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const port = readPort("PORT", read("PORT")) ?? 8080;
  const host = read("HOST") ?? "127.0.0.1";
  const dataDir = resolve(read("DATA_DIR") ?? "data");
  const backendUrl = readUrl("BACKEND_URL", read("BACKEND_URL"));
  const registerDir = read("REGISTER_DIR");
  const publicUrl = readUrl("PUBLIC_URL", read("PUBLIC_URL")) ?? localUrl(port);
  if (new URL(publicUrl).pathname !== "/") {
    throw new StartupError("PUBLIC_URL must not have a path: the app is served from the root of its host.");
  }
  return {
    port,
    host,
    metricsPort: readPort("METRICS_PORT", read("METRICS_PORT")),
    publicUrl,
    hstsSubdomains: readHstsSubdomains(read("HSTS_SUBDOMAINS"), publicUrl),
    trustProxy: readTrustProxy(read("TRUST_PROXY")),
    dataDir,
    databaseUrl: readDatabaseUrl(read("DATABASE_URL")),
    // With a foreign backend nothing is stored or signed here, so do not create a key file.
    secretKeys:
      backendUrl === null
        ? readSecretKeys({ current: read("SECRET_KEY"), previous: read("SECRET_KEY_PREVIOUS") }, dataDir)
        : { current: randomBytes(32), previous: null },
    stage: readChoice("STAGE", read("STAGE"), stages) ?? (options.demo ? "DEVELOPMENT" : "PRODUCTION"),
    operations:
      readChoice("OPERATIONS", read("OPERATIONS"), operationModes) ?? (options.demo ? "any" : "persisted"),
    backendUrl,
    allowedTargets: readAllowedTargets(read("ALLOWED_TARGETS")),
    intakeToken: readIntakeToken(read("INTAKE_TOKEN")),
    smtpUrl: readSmtpUrl(read("SMTP_URL")),
    mailFrom: readMailFrom(read("MAIL_FROM")),
    registerDir: registerDir === undefined ? null : resolve(registerDir),
    backupStamp: readBackupStamp(read("BACKUP_STAMP")),
    delays: { uploadRestartMs },
    demo: options.demo,
    logLevel: readChoice("LOG_LEVEL", read("LOG_LEVEL"), logLevels) ?? "info",
  };
}

/** The configuration of a server that listens on `port`. Sets the port of the default public URL if PORT was 0. */
export function atPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl === localUrl(0) ? localUrl(port) : config.publicUrl;
  return { ...config, port, publicUrl };
}

const localUrl = (port: number) => `http://localhost:${port}`;

function readPort(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartupError(`${name} must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readChoice<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined) return undefined;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) {
    throw new StartupError(`${name} must be one of ${choices.join(", ")}, not "${text}".`);
  }
  return choice;
}

function readHstsSubdomains(text: string | undefined, publicUrl: string): boolean {
  const isOn = readChoice("HSTS_SUBDOMAINS", text, switches) === "on";
  if (isOn && !publicUrl.startsWith("https:")) {
    throw new StartupError("HSTS_SUBDOMAINS can only be on if PUBLIC_URL starts with https://.");
  }
  return isOn;
}

function readUrl(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new StartupError(`${name} must be a URL that starts with http:// or https://.`);
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new StartupError(`${name} must be a URL without user, password, query and fragment.`);
  }
  return url.href.replace(/(?<!\/)\/+$/, "");
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !["postgres:", "postgresql:"].includes(new URL(text).protocol)) {
    throw new StartupError("DATABASE_URL must be a URL that starts with postgres:// or postgresql://.");
  }
  return text;
}

function readSmtpUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && ["", "/"].includes(url.pathname) && url.search === "" && url.hash === "";
  if (!isPlain || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    throw new StartupError(
      "SMTP_URL must be a URL that starts with smtp:// or smtps://, with a host and without path, query and fragment.",
    );
  }
  if (decoded(url.username) === null || decoded(url.password) === null) {
    throw new StartupError("SMTP_URL must have a percent-encoded user and password; write % as %25.");
  }
  return url.href;
}

/** Returns null if the text is not validly percent-encoded. The result must be used, or the bundler drops the call. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readMailFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isMailSender(text)) {
    throw new StartupError(
      "MAIL_FROM must be an e-mail address, or a name and an address in angle brackets.",
    );
  }
  return text;
}

/** Bearer token syntax, with a minimum length that prevents guessing. */
const intakeTokenPattern = /^[\w.~+/=-]{20,512}$/;

function readIntakeToken(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!intakeTokenPattern.test(text)) {
    throw new StartupError(
      "INTAKE_TOKEN must consist of 20 to 512 letters, digits and the characters - . _ ~ + / =",
    );
  }
  return text;
}

/** The file may be missing until the first backup. */
function readBackupStamp(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isAbsolute(text) || text.endsWith("/")) {
    throw new StartupError("BACKUP_STAMP must be the absolute path of a file.");
  }
  return resolve(text);
}

function readAllowedTargets(text: string | undefined): readonly string[] {
  const entries = readList(text);
  const invalid = entries.find((entry) => parseAllowedTarget(entry) === null);
  if (invalid !== undefined) {
    throw new StartupError(
      `ALLOWED_TARGETS must list host:port, addresses or networks such as 10.0.0.0/8, separated by commas; "${invalid}" is invalid.`,
    );
  }
  return entries;
}

function readList(text: string | undefined): readonly string[] {
  const entries = (text ?? "").split(",").map((entry) => entry.trim());
  return entries.filter((entry) => entry !== "");
}

function readTrustProxy(text: string | undefined): readonly string[] {
  const entries = readList(text);
  const invalid = entries.find((entry) => !isTrustProxyEntry(entry));
  if (invalid !== undefined) {
    throw new StartupError(
      `TRUST_PROXY must list addresses or networks such as 10.0.0.0/8, separated by commas; "${invalid}" is invalid.`,
    );
  }
  return entries;
}
