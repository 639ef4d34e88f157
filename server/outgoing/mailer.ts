/** Sends e-mails through the operator's SMTP server. */
import { isIP } from "node:net";
import { contains, blockListOf } from "./addresses";

/** Timeout of one attempt in milliseconds. */
const sendTimeoutMs = 30_000;
const idleTimeoutMs = 10_000;

/** An e-mail to one recipient. */
export interface Mail {
  /** Address without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Result of one attempt to send. */
export type MailResult =
  | { readonly isSent: true }
  | {
      readonly isSent: false;
      /** Whether the recipient or the e-mail is rejected permanently, so that a retry is pointless. */
      readonly isFinal: boolean;
      /** Error code and SMTP response code. Contains nothing of the e-mail or the credentials. */
      readonly reason: string;
      /**
       * What the server said, without the credentials; null if it said nothing. May repeat parts of the e-mail, so it is
       * only for those who wrote it, and never logged.
       */
      readonly answer: string | null;
    };

/** A client of a mail server. */
export interface Mailer {
  /** Makes one attempt of at most 30 seconds. Never throws. */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<MailResult>;
  /** Closes the connections and aborts e-mails being sent. */
  readonly close: () => void;
}

/**
 * Creates a mailer for the SMTP_URL with a small pool of connections that are closed when idle. Connects lazily on the
 * first e-mail. Credentials are never sent over a network unencrypted.
 */
export function createMailer(options: {
  readonly smtpUrl: string;
  /** Reads the sender for an e-mail, in the format of a From header. */
  readonly from: () => Promise<string>;
  readonly connections: number;
}): Mailer {
  const { smtpUrl, from, connections } = options;
  // Imported lazily to keep server startup fast.
  const opening = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      ...serverOf(smtpUrl),
      pool: true,
      maxConnections: connections,
      idleTimeout: idleTimeoutMs,
      // The caller decides whether to retry after a broken connection.
      maxRequeues: 0,
      connectionTimeout: sendTimeoutMs,
      greetingTimeout: sendTimeoutMs,
      socketTimeout: sendTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    async send({ to, ...content }, signal) {
      try {
        const [transport, sender] = await Promise.all([opening.get(), from()]);
        await transport.sendMail({
          ...content,
          from: sender,
          to: { name: "", address: to },
          headers: { "Auto-Submitted": "auto-generated" },
          signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
        });
        return { isSent: true };
      } catch (error) {
        return failureOf(error, smtpUrl);
      }
    },
    close: () => void opening.started()?.then((transport) => transport.close({ force: true })),
  };
}

function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const access = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    secure: protocol === "smtps:",
    ...(port !== "" && { port: Number(port) }),
    ...(username !== "" && { auth: access, requireTLS: !isLocalhost(host) }),
  };
}

const loopback = blockListOf([
  ["127.0.0.0", 8],
  ["::1", 128],
]);

function isLocalhost(host: string): boolean {
  return host === "localhost" || (isIP(host) !== 0 && contains(loopback, host));
}

const answerMaxLength = 300;

/** Keeps the codes of the error apart from the server's answer, which may repeat parts of the e-mail. */
function failureOf(error: unknown, smtpUrl: string): MailResult {
  const { code, responseCode, command, response } = fieldsOf(error);
  const isRefused = typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
  const isOfMail = command === "RCPT TO" || code === "EMESSAGE";
  const isImpossible = code === "EENVELOPE" && command === "API";
  const reason = [code, responseCode]
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ");
  const answer = typeof response === "string" ? answerOf(response, smtpUrl) : null;
  return {
    isSent: false,
    isFinal: (isRefused && isOfMail) || isImpossible,
    reason: reason || "unknown",
    answer,
  };
}

/** One line of the answer, with the credentials masked. */
function answerOf(response: string, smtpUrl: string): string | null {
  const { username, password } = new URL(smtpUrl);
  const secrets = [username, password].flatMap((part) => [part, decodeURIComponent(part), base64(part)]);
  const masked = secrets
    .filter((secret) => secret !== "")
    .reduce((text, secret) => text.replaceAll(secret, "***"), response);
  const line = masked.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.slice(0, answerMaxLength) || null;
}

const base64 = (part: string) => Buffer.from(decodeURIComponent(part)).toString("base64");

function fieldsOf(error: unknown): {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
  response?: unknown;
} {
  return typeof error === "object" && error !== null ? error : {};
}

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return { get: () => (made ??= make()), started: () => made };
}
