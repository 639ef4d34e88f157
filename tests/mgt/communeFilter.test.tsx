import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { findAnnounced } from "../support/announcements";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { testUser, usersServer } from "./users/listServer";

const address = "/admin/users";
const stored = [
  { id: "Commune:1", ags: "01001000", name: "Flensburg" },
  { id: "Commune:2", ags: "09761000", name: "Augsburg" },
  { id: "Commune:3", ags: "09772000", name: "Landkreis Augsburg" },
];

/** Opens the filter by communes of the users list; the server finds communes by name. */
async function openFilter(query = "", options: { readonly total?: number } = {}) {
  const { mgt } = usersServer([testUser(1)]);
  const server = { isFailing: false };
  const communes = (_: unknown, { filter }: { readonly filter: { readonly text: string } }) => {
    if (server.isFailing) throw new Error("The search fails.");
    const text = filter.text.toLowerCase();
    const found = stored.filter(({ ags, name }) => name.toLowerCase().includes(text) || ags === text);
    return { ...connection(found), totalCount: options.total ?? found.length };
  };
  const app = await visit(address + query, {
    viewer: support,
    mgt: { ...mgt, Query: { ...mgt.Query, communes } },
  });
  // Not the chip of a chosen commune.
  await app.click(/^Kommune(?!:)/);
  const group = within(await screen.findByRole("group", { name: "Kommunen" }));
  const searches = () => app.calls.filter(({ operation }) => operation === "FilterCommunesQuery");
  return { app, server, group, searches };
}

const search = "Name, AGS oder PLZ";
const commune = (path: string) => new URLSearchParams(path.slice(address.length)).getAll("commune");

test("Commune filter: finds communes by a text, filters by one, and lists it above the others", async () => {
  const { app, group, searches } = await openFilter();
  expect(searches()).toEqual([]);
  expect(group.queryAllByRole("checkbox")).toEqual([]);
  await app.fill(search, " augs ");
  const found = await group.findAllByRole("checkbox");
  expect(found.map((box) => box.closest("label")?.textContent)).toEqual([
    "Augsburg09761000",
    "Landkreis Augsburg09772000",
  ]);
  expect(searches().map(({ variables }) => variables)).toEqual([{ text: "augs", count: 20 }]);
  await findAnnounced("2 Kommunen");
  await app.user.click(group.getByRole("checkbox", { name: /^Landkreis/ }));
  await waitFor(() => expect(commune(app.path())).toEqual(["09772000"]));
  await waitFor(() =>
    expect(group.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]),
  );
  expect(group.getAllByRole("checkbox")[0]?.closest("label")?.textContent).toContain("Landkreis Augsburg");
  await app.user.click(group.getByRole("checkbox", { name: /^Landkreis/, checked: true }));
  await waitFor(() => expect(commune(app.path())).toEqual([]));
});

test("Commune filter: keeps the focus on a commune that is switched by keyboard", async () => {
  const { app, group } = await openFilter("?commune=01001000");
  await app.fill(search, "augsburg");
  (await group.findByRole("checkbox", { name: /^Landkreis/ })).focus();
  await app.user.keyboard(" ");
  const checked = await group.findByRole("checkbox", { name: /^Landkreis/, checked: true });
  await waitFor(() => expect(document.activeElement).toBe(checked));
  await app.user.keyboard(" ");
  const unchecked = await group.findByRole("checkbox", { name: /^Landkreis/, checked: false });
  await waitFor(() => expect(document.activeElement).toBe(unchecked));

  // It is no result, so it vanishes.
  group.getByRole("checkbox", { name: /^Flensburg/ }).focus();
  await app.user.keyboard(" ");
  await waitFor(() => expect(group.queryByRole("checkbox", { name: /^Flensburg/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: search })));
});

test("Commune filter: an empty text shows the chosen communes only", async () => {
  const { app, group } = await openFilter("?commune=01001000");
  await group.findByText("Flensburg");
  await app.fill(search, "augsburg");
  await waitFor(() => expect(group.getAllByRole("checkbox")).toHaveLength(3));
  await app.fill(search, "");
  await waitFor(() => expect(group.getAllByRole("checkbox")).toHaveLength(1));
});

test("Commune filter: says that nothing is found", async () => {
  const { app, group } = await openFilter();
  await app.fill(search, "nirgends");
  await group.findByText("Keine Kommune gefunden.");
  expect(group.queryAllByRole("checkbox")).toEqual([]);
});

test("Commune filter: says that there are more communes than are listed", async () => {
  const { app, group } = await openFilter("", { total: 21 });
  await app.fill(search, "burg");
  await group.findByText("Es gibt weitere. Tippen Sie weiter, um sie einzugrenzen.");
  expect(group.getAllByRole("checkbox")).toHaveLength(3);
});

test("Commune filter: an AGS without a commune can be filtered by", async () => {
  const { app, group } = await openFilter("?commune=01001000");
  await app.fill(search, "09188000");
  await app.user.click(await group.findByRole("checkbox", { name: /^Trotzdem nach diesem AGS filtern/ }));
  await waitFor(() => expect(commune(app.path())).toEqual(["01001000", "09188000"]));
  await waitFor(() => expect(group.queryByText("Trotzdem nach diesem AGS filtern")).toBeNull());
  expect(group.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
});

test("Commune filter: after a failed search, more text searches again", async () => {
  const { app, server, group } = await openFilter();
  server.isFailing = true;
  await app.fill(search, "augs");
  expect((await group.findByRole("alert")).textContent).toContain("konnten nicht geladen werden");
  server.isFailing = false;
  await app.fill(search, "augsb");
  await waitFor(() => expect(group.getAllByRole("checkbox")).toHaveLength(2));
  expect(group.queryByRole("alert")).toBeNull();
});
