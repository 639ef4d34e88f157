import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { commune, communeServer } from "../support/communes";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

const label = "Name, AGS oder PLZ";
const names = () => screen.queryAllByRole("article").map((tile) => tile.querySelector("p")?.textContent);

test("Stalled search: keeps rows visible while a slow search is pending", async () => {
  const server = communeServer([
    commune(9001, { name: "Augsburg", ags: "09761000" }),
    commune(9002, { name: "Kiel", ags: "01002000" }),
  ]);
  const app = await visit("/", { viewer: support, mgt: server.mgt });
  const list = await screen.findByRole("region", { name: "Kommunen" });
  const answer = server.hold();
  let now = Date.now();
  // Every reading of the clock advances it by a fifth of a second.
  vi.spyOn(Date, "now").mockImplementation(() => (now += 200));
  await app.fill(label, "Augs");
  await waitFor(() => expect(list.closest("[aria-busy]")?.getAttribute("aria-busy")).toBe("true"));
  expect(names()).toEqual(["Augsburg", "Kiel"]);
  answer();
  await waitFor(() => expect(names()).toEqual(["Augsburg"]));
});
