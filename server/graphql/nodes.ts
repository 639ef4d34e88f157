/** Adds `__typename` to an object, so that the interface `Node` resolves to its type. Returns `null` for `null`. */
export function asNode<Name extends string, Thing extends object>(
  typename: Name,
  thing: Thing | null,
): (Thing & { readonly __typename: Name }) | null {
  return thing && { ...thing, __typename: typename };
}
