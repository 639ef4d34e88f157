/** Checks the notation of single values, e.g. missing quotes and words that other parsers read as booleans. */
import { isScalar, Scalar } from "yaml";
import { isAgs } from "#domain/ags";
import { findService } from "#domain/serviceCatalogue";
import { isServiceUrl } from "#domain/urls";
import type { NodePlace, TextRange } from "./resourceNodes";
import type { ResourceFix, ResourceProblemCode } from "./resourceProblems";
import type { ValueSchema } from "./resourceSchemas";

/** A problem of one value. */
export interface NotationProblem {
  readonly code: ResourceProblemCode;
  readonly params?: Readonly<Record<string, string>>;
  readonly severity?: "error" | "warning";
  readonly fix?: ResourceFix;
  readonly range?: TextRange;
}

/** Words that YAML 1.1, and therefore many programs, read as booleans. */
const truthWords: Readonly<Record<string, "true" | "false">> = {
  yes: "true",
  on: "true",
  y: "true",
  no: "false",
  off: "false",
  n: "false",
};

/** Returns the problem with the notation of a value, or with its content by the rules of this project. */
export function notationProblem(
  text: string,
  expected: ValueSchema,
  place: NodePlace,
): NotationProblem | null {
  const { node, value: range } = place;
  const isText = expected.type === "string" || expected.enum !== undefined;
  if (!isScalar(node)) {
    const isBrace = node !== null && text[range.from] === "{" && isText;
    if (!isBrace) return node === null ? { code: "value_missing" } : null;
    const end = text.indexOf("\n", range.from);
    const to = end === -1 ? text.length : end;
    return { code: "brace_unquoted", fix: quoted(text, { from: range.from, to }) };
  }
  const source = text.slice(range.from, range.to);
  const isPlain = node.type === Scalar.PLAIN;
  if (node.value === null) return { code: "value_missing", range: place.key };
  const word = truthWords[source.toLowerCase()];
  if (isText && typeof node.value !== "string") {
    const isKey = expected["x-rule"] === "ags" || /^\d{8}$/.test(source);
    return {
      code: isKey ? "ags_unquoted" : "text_unquoted",
      params: { value: source.slice(0, 50) },
      fix: quoted(text, range),
    };
  }
  if (expected.type === "boolean" && typeof node.value === "string" && word !== undefined) {
    return {
      code: "boolean_word",
      params: { value: source, meaning: word },
      fix: { ...range, insert: word },
    };
  }
  if (isText && isPlain && word !== undefined) {
    return {
      code: "boolean_word",
      params: { value: source, meaning: word },
      severity: "warning",
      fix: quoted(text, range),
    };
  }
  return typeof node.value === "string" ? ruleProblem(expected, node.value) : null;
}

function ruleProblem(expected: ValueSchema, value: string): NotationProblem | null {
  switch (expected["x-rule"]) {
    case "ags":
      return isAgs(value) ? null : { code: "ags_invalid" };
    case "url":
      return isServiceUrl(value) ? null : { code: "url_invalid" };
    case "service":
      return findService(value) ? null : { code: "service_unknown", params: { value: value.slice(0, 100) } };
    default:
      return null;
  }
}

function quoted(text: string, { from, to }: TextRange): ResourceFix {
  return { from, to, insert: JSON.stringify(text.slice(from, to).trim()) };
}
