/** All problems of a document, including those that depend on other resources and on stored secrets. */
import { readResource, type ResourceReading } from "#domain/resources/readResource";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { ResourceProblem, ResourceProblemCode } from "#domain/resources/resourceProblems";
import {
  pathsWhere,
  pointerOf,
  resourceSchema,
  schemaAt,
  type ValuePath,
} from "#domain/resources/resourceSchemas";
import { secretPathsOf, secretPlaceholder } from "#domain/resources/resourceSecrets";

/** A resource that may be referenced. */
export interface DocumentTarget {
  readonly type: string;
  readonly resourceId: string;
  readonly name: string;
  /** The only commune that may use it; null: all. */
  readonly ags: string | null | undefined;
}

/** Context for checking a document. */
export interface DocumentSurroundings {
  readonly targets: readonly DocumentTarget[];
  /** JSON pointers of secrets that are stored, or uploaded but not saved yet. */
  readonly storedSecrets: readonly string[];
  /** Id of the resource; empty if not known yet. */
  readonly resourceId: string;
}

export interface CheckedDocument {
  readonly reading: ResourceReading;
  /** In the order of the text. */
  readonly problems: readonly ResourceProblem[];
}

/** Reads and checks a document. */
export function checkDocument(
  kind: ResourceKind,
  text: string,
  { targets, storedSecrets, resourceId }: DocumentSurroundings,
): CheckedDocument {
  const reading = readResource(kind, text);
  const schema = resourceSchema(kind);
  const problems = [...reading.problems];
  const isFaulty = new Set(problems.map(({ pointer }) => pointer));
  const report = (path: ValuePath, code: ResourceProblemCode, params: ResourceProblem["params"] = {}) => {
    const pointer = pointerOf(path);
    const place = reading.places.get(pointer);
    if (!place || isFaulty.has(pointer)) return;
    const { from, to } = place.value;
    const before = text.slice(0, from).split("\n");
    const column = (before.at(-1)?.length ?? 0) + 1;
    problems.push({ code, params, severity: "error", pointer, from, to, line: before.length, column });
  };
  const textAt = (path: ValuePath): string | null => {
    const node = reading.places.get(pointerOf(path))?.node;
    return node && "value" in node && typeof node.value === "string" ? node.value : null;
  };
  const commune = textAt(["commune"]);
  const references = schema ? pathsWhere(schema, (value) => value["x-reference"] !== undefined) : [];
  for (const path of references) {
    const id = textAt(path);
    const type = schema ? (schemaAt(schema, path)?.["x-reference"] ?? "") : "";
    const isKnown = targets.some(
      (target) => target.type === type && target.resourceId === id && (!target.ags || target.ags === commune),
    );
    if (id && !isKnown) report(path, "reference_unknown", { type, id });
  }
  const isCommune = ({ type, resourceId: id }: DocumentTarget) => type === "commune" && id === commune;
  if (kind.type !== "commune" && commune && !targets.some(isCommune)) {
    report(["commune"], "reference_unknown", { type: "commune", id: commune });
  }
  for (const path of secretPathsOf(kind)) {
    const isKept = textAt(path) === secretPlaceholder;
    if (isKept && !storedSecrets.includes(pointerOf(path))) report(path, "secret_missing");
  }
  const ags = kind.type === "commune" ? textAt(["ags"]) : null;
  if (ags && resourceId && ags !== resourceId) report(["ags"], "ags_not_id");
  problems.sort((one, other) => one.from - other.from);
  return { reading, problems };
}
