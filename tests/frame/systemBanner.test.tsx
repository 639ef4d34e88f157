import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findAnnounced } from "../support/announcements";
import { member } from "../support/people";
import { screen, visit } from "../support/visit";

const banner = { german: "Umzug am Freitag", english: "We move on Friday", endsAt: null, isOnLogin: true };
const shown = (given: object) => ({
  Query: { user: () => ({ stage: "TEST", user: member, maintenances: [], banner: given }) },
});

test("System banner: can be hidden in a browser until it changes", async () => {
  let given = banner;
  const user = () => ({ stage: "TEST", user: member, maintenances: [], banner: given });
  const app = await visit("/", { viewer: member, mgt: { Query: { user } } });
  expect(await screen.findByText("Umzug am Freitag")).toBeDefined();
  await findAnnounced("Umzug am Freitag");
  await app.click("Hinweis ausblenden");
  await waitFor(() => expect(screen.queryByText("Umzug am Freitag")).toBeNull());
  expect(window.localStorage.getItem("hiddenBanner")).toBe("Umzug am Freitag\nWe move on Friday");
  given = { ...banner, german: "Umzug am Samstag" };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText("Umzug am Samstag")).toBeDefined();
});

test("System banner: one that has ended is not shown", async () => {
  const ended = { ...banner, endsAt: "2020-01-01T00:00:00.000Z" };
  await visit("/", { viewer: member, mgt: shown(ended) });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("Umzug am Freitag")).toBeNull();
});
