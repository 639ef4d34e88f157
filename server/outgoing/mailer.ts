/** E-mails over the operator's mail server. */
import { isIP } from "node:net";
import { contains, listOf } from "./addresses";

/** Beyond this an attempt is over; milliseconds. */
const sendTimeoutMs = 30_000;
const idleTimeoutMs = 10_000;

/** An e-mail to one person. */
export interface Mail {
  /** Address alone. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What came of an attempt. */
export type MailResult =
  | { readonly isSent: true }
  | {
      readonly isSent: false;
      /** Whether the mail server does not take the recipient or the e-mail, so that trying again is of no use. */
      readonly isFinal: boolean;
      /** Code of the failure and of the mail server's answer; nothing of the e-mail or of the access. */
      readonly reason: string;
    };

/** The way to a mail server. */
export interface Mailer {
  /** Tries once, for at most 30 seconds; never throws. */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<MailResult>;
  /** Lets go of the connections; one that sends is broken off. */
  readonly close: () => void;
}

/**
 * Makes the way to the mail server of SMTP_URL, over a few connections that are kept for a moment. Connects only when
 * there is something to send; user and password never cross a network unencrypted.
 */
export function createMailer(options: {
  readonly smtpUrl: string;
  readonly from: string;
  readonly connections: number;
}): Mailer {
  const { smtpUrl, from, connections } = options;
  // Loaded only here: whoever waits for the server does not wait for this.
  const opening = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      ...serverOf(smtpUrl),
      pool: true,
      maxConnections: connections,
      idleTimeout: idleTimeoutMs,
      // Whether an e-mail whose connection broke is sent again is for whoever sends it to say.
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
        const transport = await opening.get();
        await transport.sendMail({
          ...content,
          from,
          to: { name: "", address: to },
          headers: { "Auto-Submitted": "auto-generated" },
          signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
        });
        return { isSent: true };
      } catch (error) {
        return failureOf(error);
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
    ...(username !== "" && { auth: access, requireTLS: !isThisMachine(host) }),
  };
}

const loopback = listOf([
  ["127.0.0.0", 8],
  ["::1", 128],
]);

function isThisMachine(host: string): boolean {
  return host === "localhost" || (isIP(host) !== 0 && contains(loopback, host));
}

/** Of the error nothing else is kept: the mail server's words may repeat what was sent to it. */
function failureOf(error: unknown): MailResult {
  const { code, responseCode, command } = fieldsOf(error);
  const isRefused = typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
  const isOfMail = command === "RCPT TO" || code === "EMESSAGE";
  const isImpossible = code === "EENVELOPE" && command === "API";
  const reason = [code, responseCode]
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ");
  return { isSent: false, isFinal: (isRefused && isOfMail) || isImpossible, reason: reason || "unknown" };
}

function fieldsOf(error: unknown): { code?: unknown; responseCode?: unknown; command?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return { get: () => (made ??= make()), started: () => made };
}
