import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/config";
import { scheduledJobs, type JobContext } from "#server/domain/installation/scheduledJobs";
import { encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import { selectKeystore, storeKeystoreCheck } from "#server/storage/resources/keystoreChecks";
import { postgres, silent, type TestDatabase } from "../support/databases";
import { seenRun } from "../support/jobRuns";
import { makeCertificate, makeKey, makePkcs12 } from "../support/keystores";
import { servicesOf } from "../support/services";
import { onlyKey } from "../support/secretKeys";
import type { SecretKeys } from "#server/secretKey";

const now = new Date("2026-11-20T10:00:00Z");
const key = makeKey();
const certificates = [
  makeCertificate("Siegel", key, { expiresAt: new Date("2026-12-24T00:00:00Z") }),
  makeCertificate("Wurzel", makeKey()),
];
const password = "geheimes-Passwort";
const content = makePkcs12({ keys: [key], certificates, password });

let open: TestDatabase;
beforeEach(async () => {
  open = await postgres.open();
});
afterEach(() => open.close());

const config = readConfig({ SECRET_KEY: "only-for-tests-".repeat(4) }, { demo: false });
const nameOf = (id: string) => ({ version: "v1", type: "keystore", id }) as const;

async function store(
  id: string,
  secrets: Readonly<Record<string, string>>,
  secretKeys?: SecretKeys,
): Promise<void> {
  const encrypted = encryptResourceSecrets(secretKeys ?? config.secretKeys, nameOf(id), secrets);
  await open.db
    .insertInto("resource")
    .values({ ...nameOf(id), document: "name: Siegel\n", secrets: JSON.stringify(encrypted) })
    .execute();
}

async function runJob(): Promise<void> {
  const services = servicesOf(open.db);
  const ctx: JobContext = { db: open.db, config, log: silent, now: () => now, ...services };
  const job = scheduledJobs(ctx).find(({ name }) => name === "check-keystores");
  expect(job?.schedule).toBeDefined();
  await job?.run(seenRun());
}

const rows = () =>
  open.db
    .selectFrom("resource")
    .select(["id", "keystore_problem", "keystore_problem_detail", "expires_at", "checked_at", "revision"])
    .where("type", "=", "keystore")
    .orderBy("id")
    .execute();

test("Stored keystores: all keystores are read daily; neither a broken one nor a lost key stops it, and no revision is new", async () => {
  const secrets = { "/content": content.toString("base64"), "/password": password };
  await store("a-foreign", secrets, onlyKey());
  await store("b-broken", { "/content": "bm90aGluZw==" });
  await store("c-changed", { ...secrets, "/password": "anderes" });
  await store("d-good", secrets);
  await open.db
    .insertInto("resource")
    .values({ ...nameOf("e-empty"), document: "name: Siegel\n" })
    .execute();
  await runJob();

  const common = { expires_at: null, checked_at: now, revision: 1, keystore_problem_detail: null };
  expect(await rows()).toEqual([
    {
      ...common,
      id: "a-foreign",
      keystore_problem: "KEYSTORE_UNREADABLE",
      keystore_problem_detail: "SECRET_KEY",
    },
    { ...common, id: "b-broken", keystore_problem: "KEYSTORE_UNREADABLE" },
    { ...common, id: "c-changed", keystore_problem: "KEYSTORE_PASSWORD_WRONG" },
    { ...common, id: "d-good", keystore_problem: null, expires_at: new Date("2026-12-24T00:00:00Z") },
    { ...common, id: "e-empty", keystore_problem: null, checked_at: null },
  ]);
  const { certificates: found } = await open.db
    .selectFrom("resource")
    .select("certificates")
    .where("id", "=", "d-good")
    .executeTakeFirstOrThrow();
  expect(found.map(({ subject, hasPrivateKey }) => [subject.split(",")[0], hasPrivateKey])).toEqual([
    ["CN=Siegel", true],
    ["CN=Wurzel", false],
  ]);
});

test("Stored keystores: what was found in an earlier revision is not stored with a later one", async () => {
  await store("siegel", { "/content": content.toString("base64"), "/password": password });
  const stored = await selectKeystore(open.db, nameOf("siegel"));
  await open.db.updateTable("resource").set({ revision: 2 }).execute();
  const check = { certificates: [], problem: { code: "KEYSTORE_UNREADABLE", detail: null } } as const;
  await storeKeystoreCheck(open.db, nameOf("siegel"), check, { at: now, revision: stored?.revision ?? 0 });
  expect(await rows()).toMatchObject([{ checked_at: null, keystore_problem: null }]);
});
