import { expect, test } from "vitest";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

test("without a token the login is shown", async () => {
  const app = await visit("/");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty("textContent", "Anmelden");
  expect(app.calls.map((call) => call.operation)).not.toContain("sessionOperationsUserQuery");
});

test("a stored token loads the user and opens the app", async () => {
  const app = await visit("/", { viewer: support });
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  const call = app.calls.find(({ operation }) => operation === "sessionOperationsUserQuery");
  expect(call?.headers.get("authorization")).toBe("Bearer token-of-support");
});
