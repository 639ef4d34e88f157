/** Leaves out of a document what a server of another release refuses, and reports it in the answer as field errors. */
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
   * What was left out, each once: operation or fragment, and the names of the fields down to it, as in
   * `UserRow_user.roles.services`. Has nothing of the server's messages, which may repeat values of the call.
   */
  readonly coordinates: readonly string[];
  /** Adds to an answer what was left out: null and an error wherever the full document selects it. */
  readonly complete: (answer: unknown) => unknown;
}

/** Refused selections, with the server's message. */
type Refusals = ReadonlyMap<ASTNode, string>;

/** Nodes that an error can be attributed to. */
type Owner = SelectionNode | VariableDefinitionNode | FragmentDefinitionNode;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reduces a document by the locations of the errors with which a server refused it.
 * @returns null if the answer is not such a refusal, if no error points at a selection, or if no root field would be left
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
 * The errors of a refused document: without data, and without the path of an executed field. A code of the contract
 * other than bad_request, such as unauthorized, is another refusal. Some servers answer refused documents with null as
 * data, as they do when an executed root field has failed; a mutation is then not known to be refused.
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
 * The innermost selections at the offsets. If there is only the type of a variable or the head of a fragment, the
 * selections that use it. The start of a variable's definition is where servers report a value that they refuse, which
 * is no fault of the document.
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

/** GraphQL refuses fragments and variables that nothing uses. */
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

  /** `outer` is the reason why the whole selection set was left out, if it was. */
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
