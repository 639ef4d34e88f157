/** The environment variables of the server, checked once at the start. */
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { uploadRestartMs } from "#domain/retrySchedule";
import { readAllowedTarget } from "./allowedTargets";
import { isTrustEntry } from "./clientAddress";
import { readSecretKey } from "./secretKey";
import { StartupError } from "./startupError";

const stages = ["DEVELOPMENT", "TEST", "PRODUCTION"] as const;
const operationModes = ["any", "persisted"] as const;
const switches = ["on", "off"] as const;
const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

/** Waits of the server that are the same in every installation; tests of the whole server choose their own. */
export interface Waits {
  /** Milliseconds from the upload of a file to the restart of its process. */
  readonly uploadRestartMs: number;
}

/** What an operator decides about an installation. */
export interface Config {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Port of /metrics, on the same host; 0: any free one, null: there is none. */
  readonly metricsPort: number | null;
  /** Origin by which users reach the server, without a slash at the end; for links in invitations. See `atPort`. */
  readonly publicUrl: string;
  /** Whether HSTS covers the hosts below that of publicUrl as well. */
  readonly hstsSubdomains: boolean;
  /** Addresses and networks of proxies whose X-Forwarded-For counts. */
  readonly trustProxy: readonly string[];
  /** Absolute path of the folder of embedded database and key file. */
  readonly dataDir: string;
  /** Null: embedded database. */
  readonly databaseUrl: string | null;
  /** 32 bytes. */
  readonly secretKey: Buffer;
  readonly stage: (typeof stages)[number];
  /** Whether any document within the limits is answered, or only those of the app. */
  readonly operations: (typeof operationModes)[number];
  /** Origin and path of a foreign backend, without a slash at the end; null: this server answers itself. */
  readonly backendUrl: string | null;
  /** What inside the operator's own networks may be called: host:port, addresses, networks. */
  readonly allowedTargets: readonly string[];
  /** Token of the machines that hand in what citizens send; null: nobody may. */
  readonly intakeToken: string | null;
  /** Address of the mail server, with user and password where it wants them; null: links are passed on by hand. */
  readonly smtpUrl: string | null;
  /** Sender of e-mails, in the form of a header. */
  readonly mailFrom: string;
  /** Not read from the environment. */
  readonly waits: Waits;
  /** Demo data goes into an empty database. */
  readonly demo: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

/**
 * Reads the environment. With `demo` the stage is DEVELOPMENT and any document is answered unless the environment says
 * otherwise; without it PRODUCTION and the app's own documents only.
 * @throws StartupError naming the variable that is wrong, never its value where that may be secret
 */
export function readConfig(env: NodeJS.ProcessEnv, options: { readonly demo: boolean }): Config {
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const port = readPort("PORT", read("PORT")) ?? 8080;
  const host = read("HOST") ?? "127.0.0.1";
  const dataDir = resolve(read("DATA_DIR") ?? "data");
  const backendUrl = readUrl("BACKEND_URL", read("BACKEND_URL"));
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
    // Beside a foreign backend nothing is stored or signed here, so no key file is left behind.
    secretKey: backendUrl === null ? readSecretKey(read("SECRET_KEY"), dataDir) : randomBytes(32),
    stage: readChoice("STAGE", read("STAGE"), stages) ?? (options.demo ? "DEVELOPMENT" : "PRODUCTION"),
    operations:
      readChoice("OPERATIONS", read("OPERATIONS"), operationModes) ?? (options.demo ? "any" : "persisted"),
    backendUrl,
    allowedTargets: readAllowedTargets(read("ALLOWED_TARGETS")),
    intakeToken: readIntakeToken(read("INTAKE_TOKEN")),
    smtpUrl: readSmtpUrl(read("SMTP_URL")),
    mailFrom: readMailFrom(read("MAIL_FROM"), publicUrl),
    waits: { uploadRestartMs },
    demo: options.demo,
    logLevel: readChoice("LOG_LEVEL", read("LOG_LEVEL"), logLevels) ?? "info",
  };
}

/** The configuration of a server that listens at `port`: where any was asked for, the default public URL names it. */
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
    throw new StartupError("HSTS_SUBDOMAINS can be on only where PUBLIC_URL starts with https://.");
  }
  return isOn;
}

function readUrl(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new StartupError(`${name} must be an address that starts with http:// or https://.`);
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new StartupError(`${name} must be an address without user, password, query and fragment.`);
  }
  return url.href.replace(/(?<!\/)\/+$/, "");
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !["postgres:", "postgresql:"].includes(new URL(text).protocol)) {
    throw new StartupError("DATABASE_URL must be an address that starts with postgres:// or postgresql://.");
  }
  return text;
}

function readSmtpUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && ["", "/"].includes(url.pathname) && url.search === "" && url.hash === "";
  if (!isPlain || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    throw new StartupError(
      "SMTP_URL must be an address that starts with smtp:// or smtps://, with a host and without path, query and fragment.",
    );
  }
  if (decoded(url.username) === null || decoded(url.password) === null) {
    throw new StartupError("SMTP_URL must have user and password percent-encoded, a % itself as %25.");
  }
  return url.href;
}

/** Null: not percent-encoded. What comes out is used, since the build leaves out decoding whose result nobody takes. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** An address, alone or behind a name: nothing that could begin another header or name another recipient. */
const mailFromForm = /^([^<>"@,;:\\()\p{Cc}]{1,100} )?<?[^\s<>"@,;:\\()]{1,64}@[^\s<>"@,;:\\()]{1,189}>?$/u;

function readMailFrom(text: string | undefined, publicUrl: string): string {
  if (text === undefined) return `Service Management <no-reply@${new URL(publicUrl).hostname}>`;
  if (!mailFromForm.test(text) || text.includes("<") !== text.endsWith(">")) {
    throw new StartupError(
      "MAIL_FROM must be an e-mail address, or a name and an address in angle brackets.",
    );
  }
  return text;
}

/** In the form of a bearer token, and too long to be guessed. */
const intakeTokenForm = /^[\w.~+/=-]{20,512}$/;

function readIntakeToken(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!intakeTokenForm.test(text)) {
    throw new StartupError(
      "INTAKE_TOKEN must have 20 to 512 letters, digits and signs of - . _ ~ + / =, without spaces.",
    );
  }
  return text;
}

function readAllowedTargets(text: string | undefined): readonly string[] {
  const entries = readList(text);
  const wrong = entries.find((entry) => readAllowedTarget(entry) === null);
  if (wrong !== undefined) {
    throw new StartupError(
      `ALLOWED_TARGETS must list host:port, addresses or networks such as 10.0.0.0/8, separated by commas; "${wrong}" is none.`,
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
  const wrong = entries.find((entry) => !isTrustEntry(entry));
  if (wrong !== undefined) {
    throw new StartupError(
      `TRUST_PROXY must list addresses or networks such as 10.0.0.0/8, separated by commas; "${wrong}" is neither.`,
    );
  }
  return entries;
}
