/** Things that node(id) finds, of which only their name on the wire tells what they are. */

/** The thing with the name of its type in the contract; null for null. */
export function asNode<Name extends string, Thing extends object>(
  typename: Name,
  thing: Thing | null,
): (Thing & { readonly __typename: Name }) | null {
  return thing && { ...thing, __typename: typename };
}
