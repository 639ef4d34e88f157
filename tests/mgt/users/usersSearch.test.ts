import { expect, test } from "vitest";
import { faultyFilters, isFiltered, parseUsersSearch } from "#mgt/users/list/usersSearch";

test("all roles, and filters without a value, restrict nothing and are no fault", () => {
  const raw = { role: ["all", "member"], commune: "", status: " ", service: [] };
  expect(isFiltered(parseUsersSearch(raw))).toBe(false);
  expect(faultyFilters(raw)).toEqual([]);
});
