import { expect, test } from "vitest";
import { usersList } from "#mgt/users/list/usersList";

test("all roles, and filters without a value, restrict nothing and are no fault", () => {
  const search = usersList.parse({ role: ["all", "member"], commune: "", status: " ", service: [] });
  expect(usersList.filterCount(search)).toBe(0);
  expect(usersList.unknownTexts(search)).toEqual([]);
});
