/** Rules that the app's operations and fragments follow. */
import {
  Kind,
  OperationTypeNode,
  visit,
  type ExecutableDefinitionNode,
  type FragmentSpreadNode,
} from "graphql";
import type { Definition } from "./appSources";

/**
 * Queries and fragments without `@throwOnFieldError`, by which a field that the server lacks fails its panel instead of
 * being read as null. Fragments that are included unmasked cannot have it; what includes them must.
 */
export function documentProblems(definitions: Iterable<Definition>): readonly string[] {
  const declared = new Map<ExecutableDefinitionNode, Definition>();
  const unmasked = new Set<string>();
  for (const definition of definitions) {
    declared.set(definition.node, definition);
    visit(definition.node, {
      FragmentSpread: (spread) => void (isUnmasked(spread) && unmasked.add(spread.name.value)),
    });
  }
  return [...declared]
    .filter(([node]) => isRead(node) && !unmasked.has(node.name?.value ?? "") && !throwsOnFieldError(node))
    .map(
      ([node, { file, line }]) =>
        `${file}:${line} ${node.name?.value} must have @throwOnFieldError, so that a missing field fails its panel`,
    );
}

function isUnmasked({ directives = [] }: FragmentSpreadNode): boolean {
  return directives.some(
    ({ name, arguments: options = [] }) =>
      name.value === "relay" &&
      options.some(
        (option) => option.name.value === "mask" && option.value.kind === Kind.BOOLEAN && !option.value.value,
      ),
  );
}

/** The results of mutations and subscriptions are read by their handlers, outside of rendering. */
function isRead(node: ExecutableDefinitionNode): boolean {
  return node.kind === Kind.FRAGMENT_DEFINITION || node.operation === OperationTypeNode.QUERY;
}

function throwsOnFieldError({ directives = [] }: ExecutableDefinitionNode): boolean {
  return directives.some(({ name }) => name.value === "throwOnFieldError");
}
