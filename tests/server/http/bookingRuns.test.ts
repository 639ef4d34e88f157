import { afterAll, beforeAll, expect, test, describe } from "vitest";
import { findViewer } from "#server/domain/sessions/sessions";
import { createPathSigner } from "#server/signedPaths";
import { storeRun } from "../../support/bookingRuns";
import { augsburg, ebersberg, storeFeedbackPlaces } from "../../support/feedback";
import { startTestServer, type TestServer } from "./testServer";
import { keyFileOf } from "../../support/secretKeys";

describe("Files of export runs over HTTP", () => {
  let server: TestServer;
  let fetchAs: (name: "member" | "support", id: string) => Promise<Response>;
  const runs: Record<"own" | "foreign" | "all" | "vehicles" | "erased", string> = {
    own: "",
    foreign: "",
    all: "",
    vehicles: "",
    erased: "",
  };

  beforeAll(async () => {
    server = await startTestServer();
    if (server.open === null) throw new Error("There is no database.");
    const { db } = server.open;
    const tokens = await storeFeedbackPlaces(db);
    const services = [augsburg.serviceId];
    runs.own = await storeRun(db, { services });
    runs.foreign = await storeRun(db, { services, commune_ags: ebersberg.communeAgs });
    runs.all = await storeRun(db);
    runs.vehicles = await storeRun(db, { services, has_vehicles: true });
    runs.erased = await storeRun(db, { services, is_file_erased: true });
    const signer = createPathSigner(await keyFileOf(server.dataDir), () => new Date());
    fetchAs = async (name, id) => {
      const viewer = await findViewer(db, tokens[name], { isBackground: true, now: new Date() });
      return server.get(signer.signDownload(`/mgt/exports/booking-runs/${id}`, viewer?.sessionId ?? ""));
    };
  });
  afterAll(() => server.close());

  test("are complete attachments of known size", async () => {
    const response = await fetchAs("member", runs.own);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv");
    expect(response.headers.get("content-length")).toBe("3");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Lauf.csv"');
    expect(await response.text()).toBe("abc");
  });

  test("are refused to those who may not see the run, or its vehicles", async () => {
    const statuses = async (name: "member" | "support") =>
      Promise.all(
        (["foreign", "all", "vehicles", "erased"] as const).map(async (run) => {
          const { status } = await fetchAs(name, runs[run]);
          return status;
        }),
      );
    expect(await statuses("member")).toEqual([403, 403, 403, 404]);
    expect(await statuses("support")).toEqual([200, 200, 200, 404]);
  });
});
