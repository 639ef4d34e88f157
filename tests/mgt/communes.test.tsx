import { expect, test } from "vitest";
import { screen, visit } from "../support/visit";
import { support } from "../support/people";
import { communeServer, manyCommunes } from "../support/communes";

test("lists the communes", async () => {
  await visit("/", { viewer: support, mgt: communeServer(manyCommunes(120)).mgt });
  expect(await screen.findByText("Kommune 00001")).toBeTruthy();
});
