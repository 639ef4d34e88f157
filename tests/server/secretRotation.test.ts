/** The secret key is replaced while several processes save and read secrets: none is unreadable at any time. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import { countStoredSecrets } from "#server/domain/secrets/secretCounts";
import type { SecretKeys } from "#server/secretKey";
import { toNodeId } from "#server/nodeId";
import { storeCommuneRecords } from "../support/communeRecords";
import { seenRun } from "../support/jobRuns";
import { postgres, type TestDatabase } from "../support/databases";
import { onlyKey } from "../support/secretKeys";
import { addUser, call, contextOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { readSecrets, storeSecrets } from "../support/storedSecrets";

const ags = "09761000";
const serviceId = "ew-meldebescheinigung";
const now = new Date("2026-11-20T10:00:00.000Z");
const [oldKey, newKey] = [onlyKey(), onlyKey()];
const prepared = { current: oldKey.current, previous: newKey.current };
const rotated = { current: newKey.current, previous: oldKey.current };

let open: TestDatabase;
let token: string;
let serviceNode: string;
beforeEach(async () => {
  open = await postgres.open();
  ({ enabledService: serviceNode } = await storeCommuneRecords(open.db, ags));
  await open.db.deleteFrom("service_setting").execute();
  await storeSecrets(open.db, oldKey, { ags, serviceId });
  token = await addSession(
    open.db,
    await addUser(open.db, { username: "s", roles: systemRole("ADMIN") }),
    now,
  );
});
afterEach(() => open.close());

const saveSettings = `mutation ($input: SaveServiceSettingsInput!) {
  saveServiceSettings(input: $input) { errors { code } } }`;
const editResource = `mutation ($input: EditResourceInput!) { editResource(input: $input) { errors { code } } }`;

/** A server process; a restart replaces its keys. */
interface Process {
  readonly name: string;
  secretKeys: SecretKeys;
}

/** The value of the setting and of the resource that a save has stored last. */
const saved = { setting: "Schluessel", resource: "geheim" };
let revisions = { settings: 0, resource: 2 };

async function save({ name, secretKeys }: Process, round: number): Promise<void> {
  const value = `${name}-${round}-${revisions.settings}`;
  const settings = {
    id: serviceNode,
    revision: revisions.settings,
    settings: [{ key: "api_key", value }],
  };
  const yaml = `name: Register ${revisions.resource}
endpoint: { url: "https://a.example.org/" }
authentication: { type: apiKey, key: ${round % 2 === 0 ? value : "••••••••"} }
`;
  const id = toNodeId("Resource", "v2/restService/register");
  const resource = { id, revision: revisions.resource, yaml };
  const caller = { token, now, secretKeys };
  const [first, second] = await Promise.all([
    call(open.db, caller, saveSettings, { input: settings }),
    call(open.db, caller, editResource, { input: resource }),
  ]);
  expect(first.data).toEqual({ saveServiceSettings: { errors: [] } });
  expect(second.data).toEqual({ editResource: { errors: [] } });
  revisions = { settings: revisions.settings + 1, resource: revisions.resource + 1 };
  saved.setting = value;
  if (round % 2 === 0) saved.resource = value;
}

const rounds = 3;

/** Both processes read and run the job all the time, and save in turns. */
async function underLoad(...processes: readonly Process[]): Promise<void> {
  const over = new AbortController();
  const reading = processes.map(async ({ secretKeys }) => {
    let count = 0;
    do {
      for (const secret of await readSecrets(open.db, secretKeys)) expect(secret).not.toMatch(/: null$/);
      count += 1;
    } while (!over.signal.aborted || count < rounds);
  });
  const working = processes.map(async (process) => {
    do await runJob(process);
    while (!over.signal.aborted);
  });
  const saving = (async () => {
    try {
      for (let round = 0; round < rounds; round++) {
        for (const process of processes) await save(process, round);
      }
    } finally {
      over.abort();
    }
  })();
  await Promise.all([saving, ...reading, ...working]);
  const [setting, , resource] = await readSecrets(open.db, processes[0]?.secretKeys ?? oldKey);
  expect(setting).toBe(`service_setting api_key: ${saved.setting}`);
  expect(resource).toBe(`resource /authentication/key: ${saved.resource}`);
}

async function runJob({ secretKeys }: Process): Promise<void> {
  const ctx = await contextOf(open.db, { secretKeys });
  await scheduledJobs(ctx)
    .find(({ name }) => name === "reencrypt-secrets")
    ?.run(seenRun());
}

const countsOf = async (process: Process) => countStoredSecrets(await contextOf(open.db, process));

test("Key rotation: no secret is unreadable while two processes get the new key one after the other", async () => {
  const [a, b]: [Process, Process] = [
    { name: "a", secretKeys: oldKey },
    { name: "b", secretKeys: oldKey },
  ];
  await underLoad(a, b);
  for (const secretKeys of [prepared, rotated]) {
    for (const process of [a, b]) {
      process.secretKeys = secretKeys;
      await underLoad(a, b);
    }
  }
  await runJob(a);
  const { total, ...others } = await countsOf(a);
  expect(others).toEqual({ previousKeyCount: 0, unreadableCount: 0 });
  expect(total).toBeGreaterThan(10);
  for (const process of [a, b]) {
    process.secretKeys = newKey;
    await underLoad(a, b);
  }
  expect(await countsOf(b)).toMatchObject({ previousKeyCount: 0, unreadableCount: 0 });
});
