/* One log for all programs: each line has a short prefix, in colour on a terminal. */
import { stripVTControlCharacters } from "node:util";
import pretty from "pino-pretty";

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
const codes = { server: 36, relay: 35, lingui: 33, vite: 32 };

const coloured = (code, text) => (isColoured ? `\u001B[${code}m${text}\u001B[39m` : text);

/** Prints the lines of a text, without empty ones. */
export function log(source, text) {
  const prefix = coloured(codes[source], source.padEnd(6));
  for (const line of text.split("\n")) {
    const shown = isColoured ? line : stripVTControlCharacters(line);
    if (shown.trim() !== "") console.log(`${prefix} ${shown.trimEnd()}`);
  }
}

/** Calls back with each line of a stream. */
export function eachLine(stream, onLine) {
  let rest = "";
  stream.setEncoding("utf8").on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  });
  stream.on("end", () => rest !== "" && onLine(rest));
}

const prettify = pretty.prettyFactory({
  colorize: isColoured,
  ignore: "pid,hostname,time",
  singleLine: true,
});

/** A JSON line of the server's log as an object; null for any other line. */
export function parseEntry(line) {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Formats a log entry as a readable line; requests in short form: operation, status, duration, error codes. */
export function readable(entry) {
  if (entry.msg !== "request") return prettify(entry);
  const { method, path, operation, status, ms, codes = [] } = entry;
  const failed = status >= 400 || codes.length > 0;
  const line = [operation ?? `${method} ${path}`, status, `${Math.round(ms)} ms`, codes.join(", ")].join(" ");
  return failed ? coloured(31, line) : line;
}

/** Logger for Vite's configuration. */
export function viteLogger() {
  const warned = new Set();
  const write = (text) => {
    // Expected while the server restarts or fails, which is logged separately.
    if (!text.includes("http proxy error")) log("vite", text);
  };
  return {
    hasWarned: false,
    info: write,
    warn: write,
    warnOnce: (text) => {
      if (!warned.has(text)) write(text);
      warned.add(text);
    },
    error: write,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
  };
}
