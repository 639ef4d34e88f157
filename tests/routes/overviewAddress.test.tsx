import { expect, test } from "vitest";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

test("Overview address: invalid params in the overview's URL reach neither the server nor the filters", async () => {
  const app = await visit("/?state=09&sort=shoe&view=round&initial=7&colour=red&text=augs", {
    viewer: support,
  });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  const call = app.calls.find(({ operation }) => operation === "CommunesScreenQuery");
  expect(call?.variables).toMatchObject({
    filter: { text: "augs" },
    orderBy: { field: "NAME", direction: "ASC" },
  });
  expect(call?.variables["filter"]).not.toHaveProperty("states");
  expect(await screen.findByRole("button", { name: "1 Filter entfernen" })).toBeDefined();
});
