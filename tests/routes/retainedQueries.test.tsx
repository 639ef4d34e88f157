import { expect, test, vi } from "vitest";
import type { EndpointName } from "#domain/endpoints";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { act, screen, visit, type App } from "../support/visit";

/** More than Relay's release buffer holds. */
const rounds = 25;

/** Counts the retained queries of an endpoint's store, relative to the start. */
async function countRetained(app: App, endpoint: EndpointName = "mgt") {
  const { relay } = await app.loadWorkspace();
  const environment = relay().environments[endpoint];
  const retain = environment.retain.bind(environment);
  let held = 0;
  environment.retain = (operation) => {
    const { dispose } = retain(operation);
    held += 1;
    let isDisposed = false;
    return {
      dispose: () => {
        if (!isDisposed) held -= 1;
        isDisposed = true;
        dispose();
      },
    };
  };
  return () => held;
}

/** Counts the records in the store of the endpoint mgt. */
async function countRecords(app: App) {
  const { relay } = await app.loadWorkspace();
  return () => relay().environments.mgt.getStore().getSource().getRecordIDs().length;
}

/** Relay retains queries of suspended screens for five minutes; this lets them pass on demand. */
function holdRelayRetention() {
  const setAtOnce = globalThis.setTimeout;
  const heldBack: (() => void)[] = [];
  const setTimer = (run: () => void, delay?: number) => {
    if (delay !== 300_000) return setAtOnce(run, delay);
    heldBack.push(run);
    return setAtOnce(() => undefined);
  };
  vi.stubGlobal("setTimeout", setTimer);
  return () => heldBack.splice(0).forEach((run) => run());
}

/** Waits for deferred releases: until the counts stay the same for several turns. */
async function settle(...counts: (() => number)[]) {
  const read = () => counts.map((count) => count()).join();
  let before = read();
  for (let still = 0; still < 10; still += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const now = read();
    if (now !== before) still = 0;
    before = now;
  }
}

test(
  "Retained queries: 50 navigations keep the number of retained queries and records flat",
  { timeout: 120_000 },
  async () => {
    const app = await visit("/", { viewer: support });
    await screen.findByRole("heading", { level: 1, name: "Kommunen" });
    const { navigate } = (await app.loadWorkspace()).router();
    const retained = await countRetained(app);
    const records = await countRecords(app);
    const roundTrip = async () => {
      await act(() => navigate({ to: "/admin" }));
      await act(() => navigate({ to: "/" }));
    };

    await roundTrip();
    await settle(retained, records);
    const atFirst = retained();
    const recordsAtFirst = records();
    for (let round = 0; round < rounds; round += 1) await roundTrip();
    await screen.findByRole("heading", { level: 1, name: "Kommunen" });
    await settle(retained, records);
    expect(retained()).toBe(atFirst);
    expect(records()).toBe(recordsAtFirst);
  },
);

test("Retained queries: screens left before their response, or that fail, leave nothing behind", async () => {
  const letGo = holdRelayRetention();
  let hasFailed = false;
  const app = await visit("/", {
    viewer: support,
    mgt: {
      Query: {
        systemOverview: () => {
          hasFailed = true;
          throw failure("internal_error", { reference: "r-1" });
        },
      },
    },
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  const { navigate } = (await app.loadWorkspace()).router();
  const retained = await countRetained(app);
  const roundTrip = async (isReachable: boolean) => {
    app.setReachable(isReachable);
    await act(() => navigate({ to: "/admin" }));
    await screen.findByRole("heading", { level: 2, name: "Schnittstellen" });
    if (isReachable) await screen.findByText("Die Zahlen dieser Installation konnten nicht gelesen werden.");
    app.setReachable(true);
    await act(() => navigate({ to: "/" }));
    await screen.findByRole("heading", { level: 1, name: "Kommunen" });
    await settle(retained);
    letGo();
    return retained();
  };

  const atFirst = await roundTrip(true);
  expect(hasFailed).toBe(true);
  expect(await roundTrip(false)).toBe(atFirst);
  expect(await roundTrip(true)).toBe(atFirst);
  expect(await roundTrip(false)).toBe(atFirst);
});

test(
  "Retained queries: navigating through commune sections keeps the number of retained queries and records flat",
  { timeout: 120_000 },
  async () => {
    const commune = (_: unknown, { ags }: { ags: string }) => ({ id: `Commune:${ags}`, ags, services: [] });
    const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: { Query: { commune } } });
    await screen.findByRole("heading", { level: 2, name: "Stammdaten" });
    const { navigate } = (await app.loadWorkspace()).router();
    const retained = await countRetained(app);
    const retainedBeside = await countRetained(app, "mgt-v2");
    const records = await countRecords(app);
    const go = async (ags: string, section: "services" | "history" | "" = "") => {
      await act(() => navigate({ to: `/mgt/edit/${ags}${section && `/${section}`}` }));
    };
    const roundTrip = async () => {
      await go("09761000", "services");
      await go("09761000", "history");
      await go("01002000", "history");
      await go("01002000");
      await go("09761000");
    };

    await roundTrip();
    await settle(retained, retainedBeside, records);
    const atFirst = [retained(), retainedBeside(), records()];
    // Each round runs five queries.
    for (let round = 0; round < rounds / 2; round += 1) await roundTrip();
    await screen.findByRole("heading", { level: 2, name: "Stammdaten" });
    await settle(retained, retainedBeside, records);
    expect([retained(), retainedBeside(), records()]).toEqual(atFirst);
  },
);
