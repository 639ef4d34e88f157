/** Users in the form of the contract. */
import type { User } from "../domain/users";
import { toNodeId } from "../nodeId";

/** A user in the form of the contract. */
export function presentUser(user: User) {
  return { ...user, __typename: "User", id: toNodeId("User", user.id) };
}
