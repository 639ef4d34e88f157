import { expect, test, vi } from "vitest";
import { findAnnounced } from "../support/announcements";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

const unreachable = /^Der Server ist nicht erreichbar\. Neuer Versuch/;

test("Banners: waits for an unreachable server, and the page continues automatically", async () => {
  const app = await visit("/", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  app.setReachable(false);
  await app.click("Administration", "link");
  const banner = await screen.findByText(unreachable);
  expect(banner.textContent).toContain("Ihre Eingaben bleiben erhalten.");
  expect(screen.queryByText("Kommunen nach Land")).toBeNull();

  app.setReachable(true);
  await app.click("Jetzt versuchen");
  expect(await screen.findByText("Kommunen nach Land")).toBeDefined();
  expect(screen.queryByText(unreachable)).toBeNull();
});

test("Banners: waits for an unavailable database in the same way", async () => {
  const app = await visit("/", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  app.setDatabaseAway(true);
  await app.click("Administration", "link");
  expect(await screen.findByText(unreachable)).toBeDefined();

  app.setDatabaseAway(false);
  await app.click("Jetzt versuchen");
  expect(await screen.findByText("Kommunen nach Land")).toBeDefined();
  expect(screen.queryByText(unreachable)).toBeNull();
});

test("Banners: announces an outage once, not every second", async () => {
  const app = await visit("/", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  app.setReachable(false);
  await app.fill("Name, AGS oder PLZ", "augs");
  const banner = await screen.findByText(unreachable);
  await findAnnounced("Der Server ist nicht erreichbar. Ihre Eingaben bleiben erhalten.");
  expect(banner.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
});

const newer = "Eine neue Version ist da. Laden Sie die Seite neu, um weiterzuarbeiten.";
const older =
  "Der Server ist älter als diese Anwendung. Laden Sie die Seite neu, um weiterzuarbeiten. Ihre Eingaben bleiben erhalten.";

test.each([
  { server: "newer", version: "2025.101.0", sentence: newer },
  { server: "older", version: "2025.9.0", sentence: older },
])(
  "Banners: offers a reload if the server is $server and does not know the app's documents",
  async (other) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    const systemOverview = () => {
      throw failure("unknown_operation", { version: other.version });
    };
    const app = await visit("/admin", { viewer: support, mgt: { Query: { systemOverview } } });
    expect(
      await screen.findByText(other.sentence, {
        selector: "header *",
      }),
    ).toBeDefined();
    await app.click("Neu laden");
    await app.click("Seite neu laden");
    expect(reload).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
  },
);

test("Banners: shows the demo notice until it is hidden", async () => {
  const instance = () => ({
    stage: "TEST",
    version: "2025.42.0",
    hasDemoAccounts: true,
    passwordMinLength: 12,
  });
  const app = await visit("/", { viewer: support, mgt: { Query: { instance } } });
  const hint = /^Demodaten: /;
  expect(await screen.findByText(hint)).toBeDefined();
  await app.click("Hinweis ausblenden");
  expect(screen.queryByText(hint)).toBeNull();
});
