/** Scans JSON token by token, in linear time and without building the value. */

/** Maximum nesting depth. Deeper texts are invalid. */
const depthMax = 1_000;

const token =
  /[\t\n\r ]*(?:([[{\]},:])|("[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
/** Matches a truncated token: nothing, a string without its closing quote, or part of a number or literal. */
const truncatedToken =
  /[\t\n\r ]*(?:"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*(?:\\(?:u[0-9a-fA-F]{0,3})?)?|[\w+.-]*)$/uy;

type Expected = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end" | "nothing";

/** Whether a text is a complete JSON value, the beginning of one, or neither. */
export type JsonScanResult = "complete" | "incomplete" | "invalid";

/** Checks whether a text is a single JSON value. */
export function scanJson(text: string): JsonScanResult {
  /** Closing brackets of the open objects and arrays, the innermost last. */
  const open: string[] = [];
  let expected: Expected = "value";
  for (let at = 0; ; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) return resultAtEnd(text, at, expected);
    const next = accept(found[1] ?? (found[2] === undefined ? "plain" : "text"), expected, open);
    if (next === null || open.length > depthMax) return "invalid";
    expected = next;
  }
}

function resultAtEnd(text: string, at: number, expected: Expected): JsonScanResult {
  if (expected === "nothing") return text.slice(at).trim() === "" ? "complete" : "invalid";
  truncatedToken.lastIndex = at;
  return truncatedToken.test(text) ? "incomplete" : "invalid";
}

/** Returns what is expected after a token, or null if the token is not allowed here. */
function accept(kind: string, expected: Expected, open: string[]): Expected | null {
  const takesValue = expected === "value" || expected === "value or end";
  if (kind === "{" || kind === "[") {
    if (!takesValue) return null;
    open.push(kind === "{" ? "}" : "]");
    return kind === "{" ? "name or end" : "value or end";
  }
  if (kind === "}" || kind === "]") {
    if (!expected.endsWith("end") || open.pop() !== kind) return null;
  } else if (kind === ",") {
    if (expected !== "comma or end") return null;
    return open.at(-1) === "}" ? "name" : "value";
  } else if (kind === ":") return expected === "colon" ? "value" : null;
  else if (kind === "text" && expected.startsWith("name")) return "colon";
  else if (!takesValue) return null;
  return open.length === 0 ? "nothing" : "comma or end";
}
