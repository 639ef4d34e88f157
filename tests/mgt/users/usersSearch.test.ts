import { expect, test } from "vitest";
import { usersList } from "#mgt/users/list/usersList";

test("User search: all roles, and filters without a value, restrict nothing and are valid", () => {
  const search = usersList.parse({ role: ["all", "member"], commune: "", status: " ", service: [] });
  expect(usersList.filterCount(search)).toBe(0);
  expect(usersList.unknownTexts(search)).toEqual([]);
});
