import { expect, test } from "vitest";
import { commune, communeServer } from "../support/communes";
import { member, support, type Person } from "../support/people";
import { screen, visit, within } from "../support/visit";

const communes = [
  {
    ...commune(1, { name: "Augsburg", ags: "09761000", serviceIds: ["ew-meldebescheinigung"] }),
    services: [],
  },
  {
    ...commune(2, { name: "Bad Wiessee", ags: "09182111", serviceIds: ["ew-meldebescheinigung"] }),
    isFavourite: true,
    services: [{ id: "s2", serviceId: "ew-meldebescheinigung", isFavourite: false }],
  },
];

const place = (kind: string, key: string, changes: object = {}) => ({
  kind,
  key,
  section: null,
  ags: null,
  communeName: null,
  serviceId: null,
  label: null,
  detail: null,
  ...changes,
});

const texts = place("SERVICE", "09761000/ew-meldebescheinigung", {
  section: "servicefees",
  ags: "09761000",
  communeName: "Augsburg",
  serviceId: "ew-meldebescheinigung",
});

interface OpenOptions {
  readonly url?: string;
  readonly errors?: readonly object[];
}

async function open(viewer: Person, ownPlaces: object, { url = "/", errors = [] }: OpenOptions = {}) {
  const { mgt } = communeServer(communes);
  const query = { ...mgt["Query"], ownPlaces: () => ownPlaces, ownTasks: () => [] };
  const asked: unknown[] = [];
  const setFavourite = (_: unknown, { input }: { readonly input: unknown }) => {
    asked.push(input);
    return { favourites: errors.length > 0 ? null : [], errors };
  };
  const app = await visit(url, { viewer, mgt: { ...mgt, Query: query, Mutation: { setFavourite } } });
  await screen.findByRole("article", { name: "Augsburg" });
  return { app, asked };
}

const linksOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("Start: lists the places opened last and the favourites that the viewer may open", async () => {
  const user = place("USER", "8f14e45f-ceea-467f-9575-5a1d1c7c3b7a", {
    label: "anna",
    detail: "anna@example.org",
  });
  const pid = place("PROCESS", "4711", { ...texts, kind: "PROCESS", key: "4711", section: null });
  const recent = [
    texts,
    place("SCREEN", "users"),
    place("SCREEN", "unknown"),
    user,
    pid,
    place("COMMUNE", "09182111", { ags: "09182111", communeName: "Bad Wiessee", label: "Bad Wiessee" }),
    place("SCREEN", "processes"),
  ];
  await open(support, { recent, favourites: [user] });
  expect(linksOf("Zuletzt geöffnet")).toEqual([
    ["MeldebescheinigungAugsburg · Gebühren", "/mgt/servicefees/09761000/ew-meldebescheinigung"],
    ["BenutzerAdministration · Verwaltung", "/admin/users"],
    ["annaanna@example.org", "/admin/edituser/8f14e45f-ceea-467f-9575-5a1d1c7c3b7a"],
    ["MeldebescheinigungProzess 4711 · Augsburg", "/admin/processes/4711"],
    ["Bad Wiessee", "/mgt/edit/09182111"],
  ]);
  expect(linksOf("Favoriten")).toHaveLength(1);
});

test("Start: has no lists of places that the viewer may not open", async () => {
  await open(member, { recent: [place("SCREEN", "users")], favourites: [] });
  expect(screen.queryByRole("region", { name: "Zuletzt geöffnet" })).toBeNull();
});

test("Start: filtered communes have no places above them", async () => {
  const { app } = await open(support, { recent: [texts], favourites: [texts] }, { url: "/?text=Augsburg" });
  expect(screen.queryByRole("region", { name: "Favoriten" })).toBeNull();
  expect(app.calls.find(({ operation }) => operation === "CommunesScreenQuery")?.variables).toMatchObject({
    isStart: false,
  });
});

test("Start: shows a member favourite communes first, and marks communes and services", async () => {
  const { app, asked } = await open(member, { recent: [], favourites: [] });
  const names = () =>
    screen.getAllByRole("article").map((tile) => within(tile).getByRole("heading").textContent);
  expect(names()).toEqual(["Bad Wiessee", "Augsburg"]);
  await app.click("Favorit: Meldebescheinigung, Bad Wiessee");
  await app.click("Favorit: Bad Wiessee");
  expect(asked).toEqual([
    { kind: "SERVICE", key: "09182111/ew-meldebescheinigung", isFavourite: true },
    { kind: "COMMUNE", key: "09182111", isFavourite: false },
  ]);
  expect(names()).toEqual(["Bad Wiessee", "Augsburg"]);
});

test("Start: a star that the server refuses goes back, and the refusal is said", async () => {
  const errors = [{ code: "list_too_long", field: null, params: [] }];
  const { app } = await open(member, { recent: [], favourites: [] }, { errors });
  const star = () => screen.getByRole("button", { name: "Favorit: Augsburg" });
  await app.click("Favorit: Augsburg");
  expect(await screen.findByText(/^Sie haben schon 50 Favoriten/)).toBeDefined();
  expect(star().getAttribute("aria-pressed")).toBe("false");
});
