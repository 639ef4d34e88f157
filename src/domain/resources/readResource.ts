/** Reads the document of a resource: its value, the location of each value, and all problems. */
import { compileSchema, draft2020, type SchemaNode } from "json-schema-library";
import { LineCounter, parseDocument, type Document, type YAMLParseError } from "yaml";
import type { ResourceKind } from "./resourceKinds";
import { walkNodes, type JsonObject, type JsonValue, type NodePlace, type TextRange } from "./resourceNodes";
import type { ResourceProblem, ResourceProblemCode } from "./resourceProblems";
import { notationProblem } from "./resourceNotation";
import { pointerOf, resourceSchema, schemaAt, type ResourceSchema } from "./resourceSchemas";
import { schemaProblem } from "./schemaProblems";
import { findTextProblem } from "./resourceText";

/** What a document contains. */
export interface ResourceReading {
  /** Null if the text cannot be parsed or is not an object. Complete only if there are no problems. */
  readonly value: JsonObject | null;
  /** In the order of the text. */
  readonly problems: readonly ResourceProblem[];
  /** Locations of the values, by JSON pointer; empty if the text cannot be parsed. */
  readonly places: ReadonlyMap<string, NodePlace>;
  /** The parsed document; null if the text was not parsed. It must not be changed. */
  readonly document: Document.Parsed | null;
}

/** Whether a reading has no problem that prevents saving. */
export function isValidReading({ problems }: ResourceReading): boolean {
  return problems.every(({ severity }) => severity === "warning");
}

/**
 * Parses YAML of bounded size, without knowing its kind. Does not resolve custom tags or reject duplicate keys:
 * `walkNodes` reports both. Contains only the first syntax errors.
 */
export function parseResource(text: string, lineCounter?: LineCounter): Document.Parsed {
  return parseDocument(text, {
    version: "1.2",
    schema: "core",
    // Disabled, because the parser compares every key with all others.
    uniqueKeys: false,
    prettyErrors: false,
    // "silent" would ignore further documents.
    logLevel: "error",
    lineCounter,
  });
}

/** Reads a document of a kind; for an unknown version, only the rules of YAML apply. Never throws. */
export function readResource(kind: ResourceKind, text: string): ResourceReading {
  const lines = new LineCounter();
  const found: ResourceProblem[] = [];
  const report = (code: ResourceProblemCode, range: TextRange, rest: Partial<ResourceProblem> = {}) => {
    if (found.length >= problemsMax) return;
    const { line, col } = lines.linePos(range.from);
    found.push({
      code,
      params: {},
      severity: "error",
      pointer: "",
      ...range,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      ...rest,
    });
  };
  const refused = findTextProblem(text);
  if (refused !== null) {
    for (let at = 0; at !== -1 && at <= refused.at; at = nextLine(text, at)) lines.addNewLine(at);
    report(refused.code, { from: refused.at, to: refused.at + 1 }, { params: refused.params ?? {} });
    return { value: null, problems: found, places: new Map(), document: null };
  }
  const document = parseResource(text, lines);
  for (const error of document.errors.slice(0, syntaxErrorsMax)) {
    report(syntaxProblem(error), rangeOfError(error), { params: { detail: error.code } });
  }
  const walk = walkNodes(document);
  for (const { code, params = {}, path, range } of walk.problems) {
    report(code, range, { params, pointer: pointerOf(path) });
  }
  const value = isObject(walk.value) ? walk.value : null;
  const schema = resourceSchema(kind);
  if (schema !== undefined) {
    const check = { schema, places: walk.places, text, report };
    const faulty = checkNotation(check);
    const isComplete = document.errors.length === 0;
    if (isComplete && value !== null) checkSchema(check, value, faulty);
    else if (isComplete)
      report("type_wrong", { from: 0, to: text.length }, { params: { expected: "object" } });
  }
  found.sort((one, other) => one.from - other.from);
  return { value, problems: found, places: walk.places, document };
}

const syntaxErrorsMax = 20;
const problemsMax = 100;

function nextLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? -1 : end + 1;
}

function rangeOfError({ pos: [from, to] }: YAMLParseError): TextRange {
  return { from, to: Math.max(to, from + 1) };
}

function syntaxProblem({ code, message }: YAMLParseError): ResourceProblemCode {
  switch (code) {
    case "MULTIPLE_DOCS":
      return "multiple_documents";
    case "TAB_AS_INDENT":
      return "tab_indentation";
    case "BAD_INDENT":
    case "BLOCK_AS_IMPLICIT_KEY":
      return "indentation_wrong";
    case "BAD_ALIAS":
    case "ALIAS_PROPS":
    case "MULTIPLE_ANCHORS":
      return "alias_not_allowed";
    case "MISSING_CHAR":
      return /quote/i.test(message) ? "quote_missing" : "yaml_syntax";
    case "NON_STRING_KEY":
      return "key_invalid";
    case "TAG_RESOLVE_FAILED":
    case "MULTIPLE_TAGS":
      return "tag_not_allowed";
    default:
      return "yaml_syntax";
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface Check {
  readonly schema: ResourceSchema;
  readonly places: ReadonlyMap<string, NodePlace>;
  readonly text: string;
  readonly report: (code: ResourceProblemCode, range: TextRange, rest?: Partial<ResourceProblem>) => void;
}

/** Reports problems in the notation of single values, and returns the JSON pointers of these values. */
function checkNotation(check: Check): ReadonlySet<string> {
  const faulty = new Set<string>();
  for (const [pointer, place] of check.places) {
    const expected = schemaAt(check.schema, place.path);
    const problem = expected && notationProblem(check.text, expected, place);
    if (!problem) continue;
    const { code, range, ...rest } = problem;
    if (rest.severity !== "warning") faulty.add(pointer);
    check.report(code, range ?? place.value, { ...rest, pointer });
  }
  return faulty;
}

/** Reports violations of the schema, except for values that already have problems. */
function checkSchema(
  { schema, places, report }: Check,
  value: JsonObject,
  faulty: ReadonlySet<string>,
): void {
  for (const error of compiledSchema(schema).validate(value).errors) {
    const pointer = decodePointer(error.data.pointer);
    if (faulty.has(pointer)) continue;
    const place = places.get(pointer);
    const problem = schemaProblem(error, schema, pointer);
    if (place === undefined) continue;
    const isOfKey = ["key_unknown", "key_missing"].includes(problem.code);
    const range = isOfKey && place.path.length > 0 ? place.key : isOfKey ? firstKey(places) : place.value;
    report(problem.code, range, { params: problem.params ?? {}, pointer });
  }
}

/** The first key of the document, where missing keys are reported. */
function firstKey(places: ReadonlyMap<string, NodePlace>): TextRange {
  const first = [...places.values()].find(({ path }) => path.length === 1);
  return first?.key ?? { from: 0, to: 1 };
}

const compiled = new WeakMap<ResourceSchema, SchemaNode>();

function compiledSchema(schema: ResourceSchema): SchemaNode {
  const known = compiled.get(schema) ?? compileSchema(schema, { drafts: [draft2020] });
  compiled.set(schema, known);
  return known;
}

/** json-schema-library writes pointers as URI fragments: #/a/b. */
function decodePointer(pointer: string): string {
  const path = pointer.replace(/^#/, "");
  return path === "/" ? "" : path;
}
