/** Structured logging: one JSON object per line, without secrets. */
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from "pino";
import type { Config } from "./config";

const secretNames = [
  "authorization",
  "cookie",
  "databaseUrl",
  "invitationToken",
  "password",
  "passwordHash",
  "secretKey",
  "secretKeys",
  "token",
  "tokenHash",
  "variables",
];

/**
 * Creates the logger of a process. Callers must not log secrets; as a safeguard, properties that usually hold secrets
 * are redacted. Errors are logged with type, message, code, stack and cause only, since database drivers attach query
 * values.
 */
export function createLogger(level: Config["logLevel"], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    redact: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: { err: errorForLog },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "A value that is not an Error was thrown." };
  return {
    type: error.name,
    message: error.message,
    ...("code" in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}
