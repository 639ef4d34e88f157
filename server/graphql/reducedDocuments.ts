/**
 * Removes the selections of a document that a server of another release refuses, and reports them as field errors in
 * the answer.
 */
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from "graphql";
import { contractMismatchCode, isErrorCode } from "#domain/errorCodes";

export interface ReducedDocument {
  /** The document without the refused selections. */
  readonly text: string;
  /**
   * The removed selections, without duplicates: operation or fragment and the path of field names, as in
   * `UserRow_user.roles.services`. Contains nothing of the server's messages, which may repeat values of the call.
   */
  readonly coordinates: readonly string[];
  /** Adds the removed selections to an answer: null and an error wherever the full document selects them. */
  readonly complete: (answer: unknown) => unknown;
}

/** Refused selections, with the server's message. */
type Refusals = ReadonlyMap<ASTNode, string>;

/** Nodes that an error can be attributed to. */
type Owner = SelectionNode | VariableDefinitionNode | FragmentDefinitionNode;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reduces a document by the locations of the errors in a refusal.
 * @returns null if the answer is not a refusal, if no error points at a selection, or if no root field would remain
 */
export function reduceDocument(text: string, answer: unknown): ReducedDocument | null {
  const document = parse(text);
  const refusals = new Map<ASTNode, string>();
  for (const { message, locations } of refusalErrors(document, answer)) {
    const selections = selectionsAt(document, toOffsets(text, locations));
    for (const selection of selections) refusals.set(selection, String(message));
  }
  if (refusals.size === 0 || isRefusedWhole(document, refusals)) return null;
  return {
    text: print(withoutUnused(withoutRefused(document, refusals))),
    coordinates: coordinatesOf(document, refusals),
    complete: (reducedAnswer) => complete(reducedAnswer, document, refusals),
  };
}

/**
 * Returns the errors of a refused document, which has neither data nor the path of an executed field. Codes of the
 * contract other than bad_request, such as unauthorized, are other refusals. Some servers answer refused documents with
 * null as data, as they do when an executed root field has failed; so a mutation is not known to be refused then.
 */
function refusalErrors(document: DocumentNode, answer: unknown): readonly Record<string, unknown>[] {
  if (!isRecord(answer) || !Array.isArray(answer.errors)) return [];
  const isExecuted = isMutation(document) ? "data" in answer : (answer.data ?? null) !== null;
  if (isExecuted) return [];
  const errors = answer.errors.filter(isRecord);
  const isOther = ({ path, extensions }: Record<string, unknown>) => {
    const code = isRecord(extensions) ? extensions.code : undefined;
    return path !== undefined || (isErrorCode(code) && code !== "bad_request");
  };
  return errors.some(isOther) ? [] : errors;
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
  );
}

/** Converts the locations of an error, lines and columns from 1, to offsets in the text. */
function toOffsets(text: string, locations: unknown): readonly number[] {
  const lines = text.split("\n");
  return (Array.isArray(locations) ? locations.filter(isRecord) : []).flatMap(({ line, column }) => {
    if (typeof line !== "number" || typeof column !== "number") return [];
    return [lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1)];
  });
}

function isSelection(node: Owner): node is SelectionNode {
  return node.kind !== Kind.VARIABLE_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION;
}

/**
 * Returns the innermost selections at the offsets. For the type of a variable or the head of a fragment, returns the
 * selections that use it. Skips the start of a variable's definition, where servers report refused values: these are
 * not an error of the document.
 */
function selectionsAt(document: DocumentNode, offsets: readonly number[]): readonly SelectionNode[] {
  const owners = new Map<number, Owner>();
  const users = new Map<string, SelectionNode[]>();
  const open: Owner[] = [];
  const use = (name: string, selection: SelectionNode) =>
    users.set(name, [...(users.get(name) ?? []), selection]);
  const enter = (node: Owner) => {
    open.push(node);
    const { start = 0, end = 0 } = node.loc ?? {};
    const first = node.kind === Kind.VARIABLE_DEFINITION ? start + 1 : start;
    for (const offset of offsets) if (first <= offset && offset < end) owners.set(offset, node);
    if (node.kind === Kind.FRAGMENT_SPREAD) use(node.name.value, node);
  };
  const owner = { enter, leave: () => void open.pop() };
  visit(document, {
    Field: owner,
    InlineFragment: owner,
    FragmentSpread: owner,
    FragmentDefinition: owner,
    VariableDefinition: owner,
    Variable({ name }) {
      const current = open.at(-1);
      if (current && isSelection(current)) use(`$${name.value}`, current);
    },
  });
  const found = [...owners.values()];
  const selections = found.filter(isSelection);
  if (selections.length > 0) return selections;
  return found.flatMap((each) => {
    if (each.kind === Kind.FRAGMENT_DEFINITION) return users.get(each.name.value) ?? [];
    return each.kind === Kind.VARIABLE_DEFINITION ? (users.get(`$${each.variable.name.value}`) ?? []) : [];
  });
}

function coordinatesOf(document: DocumentNode, refusals: Refusals): readonly string[] {
  const open: string[] = [];
  const found = new Set<string>();
  visit(document, {
    enter(node) {
      const step = stepOf(node);
      if (step !== undefined) open.push(step);
      if (refusals.has(node)) found.add(open.join("."));
    },
    leave(node) {
      if (stepOf(node) !== undefined) open.pop();
    },
  });
  return [...found];
}

/** Part of a coordinate; undefined if this kind of node has none. */
function stepOf(node: ASTNode): string | undefined {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return node.name?.value ?? node.operation;
    case Kind.FRAGMENT_DEFINITION:
    case Kind.FIELD:
      return node.name.value;
    case Kind.FRAGMENT_SPREAD:
      return `...${node.name.value}`;
    case Kind.INLINE_FRAGMENT:
      return `... on ${node.typeCondition?.name.value ?? "?"}`;
    default:
      return undefined;
  }
}

function isRefusedWhole({ definitions }: DocumentNode, refusals: Refusals): boolean {
  return definitions.some(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION &&
      each.selectionSet.selections.every((one) => refusals.has(one)),
  );
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** Selection sets that would be empty select the name of the type. */
function withoutRefused(document: DocumentNode, refusals: Refusals): DocumentNode {
  return visit(document, {
    enter: (node) => (refusals.has(node) ? null : undefined),
    SelectionSet: {
      leave: (node) => (node.selections.length > 0 ? undefined : { ...node, selections: [typename] }),
    },
  });
}

/** GraphQL refuses unused fragments and variables. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const fragments = fragmentsOf(document);
  const used = new Set<string>();
  const collect = (node: ASTNode): void =>
    void visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void used.add(`$${name.value}`),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || used.has(name.value)) return;
        used.add(name.value);
        collect(fragment);
      },
    });
  for (const each of document.definitions) if (each.kind === Kind.OPERATION_DEFINITION) collect(each);
  return visit(document, {
    FragmentDefinition: ({ name }) => (used.has(name.value) ? undefined : null),
    VariableDefinition: ({ variable }) => (used.has(`$${variable.name.value}`) ? undefined : null),
  });
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
}

function complete(answer: unknown, document: DocumentNode, refusals: Refusals): unknown {
  if (!isRecord(answer) || !isRecord(answer.data)) return answer;
  const fragments = fragmentsOf(document);
  const errors: unknown[] = Array.isArray(answer.errors) ? [...answer.errors] : [];

  /** `outer` is the reason why the whole selection set was removed, if it was. */
  function addMissing(
    selectionSet: SelectionSetNode,
    value: unknown,
    path: readonly (string | number)[],
    outer: string | undefined,
  ): void {
    if (Array.isArray(value)) {
      value.forEach((item, index) => addMissing(selectionSet, item, [...path, index], outer));
      return;
    }
    if (!isRecord(value)) return;
    for (const selection of selectionSet.selections) {
      const message = outer ?? refusals.get(selection);
      if (selection.kind !== Kind.FIELD) {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (inner) addMissing(inner.selectionSet, value, path, message);
        continue;
      }
      const key = (selection.alias ?? selection.name).value;
      if (message === undefined) {
        if (selection.selectionSet) addMissing(selection.selectionSet, value[key], [...path, key], undefined);
      } else if (!(key in value)) {
        value[key] = null;
        errors.push({ message, path: [...path, key], extensions: { code: contractMismatchCode } });
      }
    }
  }

  for (const each of document.definitions) {
    if (each.kind === Kind.OPERATION_DEFINITION) addMissing(each.selectionSet, answer.data, [], undefined);
  }
  return { ...answer, errors };
}
