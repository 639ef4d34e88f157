import { expect, test } from "vitest";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";

test.each(["аdmin", "ADMIN", "ａｄｍｉｎ", "admın", "adrnin", "𝐚𝐝𝐦𝐢𝐧", "admіn"])(
  "Username skeletons: %s looks like admin",
  (name) => {
    expect(usernameSkeleton(name)).toBe(usernameSkeleton("admin"));
  },
);

test.each([
  ["müller", "muller"],
  ["mueller", "müller"],
  ["änne", "anne"],
  ["ənvər", "enver"],
  ["Ḍalal", "Dalal"],
  ["Zoë", "Zoe"],
  ["admin", "admin2"],
  ["user1", "user2"],
])("Username skeletons: %s does not look like %s", (one, other) => {
  expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
});
