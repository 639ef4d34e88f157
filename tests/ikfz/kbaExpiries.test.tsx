import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pageOf, type PageArguments } from "../support/connection";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { kbaSettings, type StoredSettings } from "./kbaServer";

interface Asked extends PageArguments {
  readonly filter: {
    readonly states?: readonly string[] | null;
    readonly isUnconfirmed?: boolean | null;
    readonly communes?: readonly string[] | null;
  } | null;
}

/** A server that lists these settings. */
function listing(nodes: readonly StoredSettings[]) {
  const asked: Asked[] = [];
  const kbaExpiries = (_: unknown, args: Asked) => {
    asked.push(args);
    const { states, isUnconfirmed } = args.filter ?? {};
    const found = nodes.filter(
      (node) =>
        (states?.includes(node.passwordState) ?? true) &&
        (!isUnconfirmed || node.previousPasswordIdentifier !== null),
    );
    return pageOf(found, args);
  };
  return { asked, ikfz: { Query: { kbaExpiries } } };
}

const kiel = { commune: { ags: "01002000", name: "Kiel" } };
const expired = kbaSettings("AUX1", { passwordState: "EXPIRED", passwordExpiresOn: "2026-11-18" });
const expiring = kbaSettings("KI1", {
  ...kiel,
  passwordState: "EXPIRING",
  passwordExpiresOn: "2026-11-20",
  lastUsedAt: null,
  previousPasswordIdentifier: "KI106",
});
const valid = kbaSettings("AUX2");

const today = () => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });

test("KBA expiries: lists the passwords of all communes with their state, each linked to its section", async () => {
  today();
  await visit("/admin/kba", { viewer: support, ikfz: listing([expired, expiring, valid]).ikfz });
  await screen.findByRole("link", { name: "Kiel" });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent))).toEqual([
    [
      ...["Augsburg 09761000", "Seit 2 Tagen abgelaufen", "18.11.2026", "AUX1", "AUX107", "–"],
      "19.11.2026 10:30",
    ],
    ["Kiel 01002000", "Läuft heute ab", "20.11.2026", "KI1", "KI107", "Nicht bestätigt", "Noch nicht"],
    [
      ...["Augsburg 09761000", "Noch 40 Tage gültig", "30.12.2026", "AUX2", "AUX207", "–"],
      "19.11.2026 10:30",
    ],
  ]);
  expect(screen.getByRole("link", { name: "Kiel" })).toHaveProperty(
    "pathname",
    "/mgt/edit/01002000/kba-settings",
  );
  const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(navigation.getByRole("link", { name: "KBA-Passwörter" }).getAttribute("aria-current")).toBe("page");
  expect(document.title).toBe("Service Management - Administration - KBA-Passwörter");
});

test("KBA expiries: filters by the URL; the communes come from the other endpoint", async () => {
  const { asked, ikfz } = listing([expired]);
  const app = await visit("/admin/kba?state=expired&unconfirmed=true&commune=09761000", {
    viewer: support,
    ikfz,
    mgt: { Query: { commune: () => ({ id: "Commune:1", ags: "09761000", name: "Augsburg" }) } },
  });
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      filter: { states: ["EXPIRED"], isUnconfirmed: true, communes: ["09761000"] },
      first: 50,
    }),
  );
  await screen.findByRole("button", { name: /Kommune.*Augsburg/ });
  await app.click("Nicht bestätigt");
  await waitFor(() => expect(asked.at(-1)?.filter?.isUnconfirmed).toBeNull());
});

test("KBA expiries: explains the list if there are no passwords", async () => {
  await visit("/admin/kba", { viewer: support, ikfz: listing([]).ikfz });
  await screen.findByText("Noch keine KBA-Passwörter");
});

test("KBA expiries: is not open to members", async () => {
  const app = await visit("/admin/kba", { viewer: member, ikfz: listing([expired]).ikfz });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  expect(app.path()).toBe("/");
});

const panel = async () => {
  const section = (await screen.findByRole("heading", { name: "KBA-Passwörter" })).closest("section");
  if (!section) throw new Error("There is no panel.");
  return within(section);
};

test("KBA expiries: the overview names the next ones, and links to unconfirmed ones", async () => {
  today();
  await visit("/admin", { viewer: support, ikfz: listing([expired, expiring, valid]).ikfz });
  const { findByRole, getByRole, getAllByRole } = await panel();
  const search = async (name: string) => (await findByRole("link", { name })).getAttribute("href");
  expect(await search("1 neues Passwort ist nicht bestätigt")).toBe("/admin/kba?unconfirmed=true");
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "AugsburgAUX1Seit 2 Tagen abgelaufen",
    "KielKI1Läuft heute ab",
    "AugsburgAUX2Noch 40 Tage gültig",
  ]);
  expect(getByRole("link", { name: "Kiel" })).toHaveProperty("pathname", "/mgt/edit/01002000/kba-settings");
});

test("KBA expiries: the overview is calm if nothing is due", async () => {
  await visit("/admin", { viewer: support, ikfz: listing([valid, kbaSettings("AUX3")]).ikfz });
  const { findAllByRole, queryByText } = await panel();
  expect(await findAllByRole("listitem")).toHaveLength(2);
  expect(queryByText(/abgelaufen|nicht bestätigt/)).toBeNull();
});

test("KBA expiries: the overview reports figures that cannot be read; the endpoint still counts as answering", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isBroken = true;
  const { ikfz } = listing([valid]);
  const app = await visit("/admin", {
    viewer: support,
    ikfz: {
      Query: {
        kbaExpiries: (root: unknown, args: Asked) => {
          if (isBroken) throw failure("internal_error", { reference: "r-7" });
          return ikfz.Query.kbaExpiries(root, args);
        },
      },
    },
  });
  await (await panel()).findByText(/Auf dem Server ist ein Fehler aufgetreten/);
  isBroken = false;
  await app.click("Erneut versuchen");
  expect(await (await panel()).findAllByRole("listitem")).toHaveLength(1);
});
