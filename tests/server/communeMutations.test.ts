import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { communeMutations, documentOf, type CommuneMutation } from "../support/communeMutations";
import {
  digestOf,
  refuseActivities,
  storeCommuneRecords,
  type CommuneRecords,
} from "../support/communeRecords";
import { databases } from "../support/databases";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { storeInheritedTexts, storeTextDraft } from "../support/serviceTexts";
import { addSession } from "../support/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");
const cases = communeMutations.map((mutation, index) => ({
  ...mutation,
  mutation,
  ags: `0900${String(index + 1).padStart(4, "0")}`,
}));

/** Mutations not covered yet, or not about communes; the list may only shrink. */
const notCovered = [
  ...["login", "acceptUserInvite", "logout", "extendSession"],
  "uploadCommunePicture",
  ...["uploadPredefinedFile", "resetPredefinedFile", "addServiceFile", "replaceServiceFile"],
  ...["renameServiceFile", "removeServiceFiles", "undoServiceFileChange"],
  ...["previewServiceFileImport", "importServiceFiles"],
  ...["exportTexts", "previewTextImport", "importTexts"],
  ...[
    "prepareTextTransfer",
    "saveTextTransferChoices",
    "startTextTransfer",
    "cancelTextTransfer",
    "retryTextTransfer",
  ],
  ...["saveSystemFee", "setSystemFeeStatus"],
  ...["startRun", "retryRun", "cancelRun"],
  ...["markAttentionSeen", "unmarkAttentionSeen", "saveOwnSettings"],
  ...["saveServiceMaintenance", "endServiceMaintenance"],
  ...["prepareFeeChange", "excludeFeeChangeItems", "startFeeChange", "cancelFeeChange", "retryFeeChange"],
  ...["prepareServiceSwitch", "excludeServiceSwitchItems", "scheduleServiceSwitch", "undoServiceSwitch"],
  ...["reinstallServicePortal", "restoreServiceSnapshot"],
  ...["previewPostalCodeImport", "previewResidentialPropertyUpload", "previewOkkommImport"],
  ...["exportResidentialProperties", "exportPostalCodes", "commitImport", "cancelImport"],
  ...["saveView", "removeViews", "setFavourite", "recordVisits", "saveOwnPreferences"],
  ...[
    "endSessions",
    "changePassword",
    "createUser",
    "saveUser",
    "deactivateUser",
    "reactivateUser",
    "removeUser",
  ],
  ...["sendUserInvite", "withdrawUserInvite", "sendPasswordReset"],
  ...["previewUserImport", "commitUserImport", "exportUsers"],
  ...["addResource", "editResource", "removeResource", "restoreResourceVersion"],
  ...["previewResourceImport", "importResources", "downloadResources", "exportResources"],
  ...["testResourceConnection", "checkKeystore", "retryCommuneInitialization"],
  ...["saveSystemSettings", "sendTestMail"],
  ...["runAutomatedJob", "pauseAutomatedJob", "resumeAutomatedJob"],
  ...["pauseAllAutomatedJobs", "resumeAllAutomatedJobs"],
];

test("Commune mutations: every mutation has a case", () => {
  const contract = buildSchema(readFileSync("schema/mgt.graphql", "utf8"));
  const names = Object.keys(contract.getMutationType()?.getFields() ?? {});
  const covered = communeMutations.map(({ name }) => name);
  expect(names.filter((name) => !covered.includes(name)).sort()).toEqual([...notCovered].sort());
});

describe.each(databases)("Commune mutations on $name", async (kind) => {
  const records = new Map<string, CommuneRecords>();
  const open = await kind.open();
  await storeInheritedTexts(open.db);
  for (const { ags } of cases) {
    records.set(ags, await storeCommuneRecords(open.db, ags));
    await storeTextDraft(open.db, ags);
  }
  const tokenOf = async (username: string, roles: Parameters<typeof addUser>[1]["roles"]) =>
    addSession(open.db, await addUser(open.db, { username, ...(roles && { roles }) }), now);
  const support = await tokenOf("support", systemRole("SUPPORT"));
  const colleague = await tokenOf(
    "colleague",
    cases.map(({ ags }) => memberOf(ags, "ew-meldebescheinigung")),
  );
  afterAll(() => open.close());

  const recordsOf = (ags: string): CommuneRecords => {
    const found = records.get(ags);
    if (!found) throw new Error(`No things of ${ags}.`);
    return found;
  };
  const send = async (token: string | null, mutation: CommuneMutation, input: Record<string, unknown>) => {
    const { data, codes } = await call(open.db, { token, now }, documentOf(mutation), { input });
    const payload = data?.[mutation.name] as { errors: { code: string }[] } | undefined;
    return { codes, errors: payload?.errors.map((error) => error.code) ?? null };
  };
  const activities = async (ags: string) =>
    (await sql<object>`select type, actor_name from activity where commune_ags = ${ags}`.execute(open.db))
      .rows;

  test.each(cases)("$name rolls back if its activity entry cannot be written", async (one) => {
    const before = await digestOf(open.db);
    const allow = await refuseActivities(open.db);
    const { codes, errors } = await send(support, one.mutation, one.input(recordsOf(one.ags)));
    await allow();
    expect({ failed: codes.length, errors }).toEqual({ failed: 1, errors: null });
    expect(await digestOf(open.db)).toEqual(before);
  });

  test.each(cases.filter((one) => one.staleInput))(
    "$name does not overwrite somebody else's change",
    async (one) => {
      const before = await digestOf(open.db);
      const input = one.staleInput?.(recordsOf(one.ags)) ?? {};
      expect(await send(support, one.mutation, input)).toEqual({ codes: [], errors: ["conflict"] });
      expect(await digestOf(open.db)).toEqual(before);
    },
  );

  test.each(cases)("$name of two concurrent calls lets exactly one succeed, with one entry", async (one) => {
    const token = one.isForMembers ? colleague : support;
    const input = one.input(recordsOf(one.ags));
    const answers = await Promise.all([send(token, one.mutation, input), send(token, one.mutation, input)]);
    expect(answers.map(({ codes }) => codes)).toEqual([[], []]);
    const refusals = answers.flatMap((answer) => answer.errors ?? []);
    expect(refusals).toEqual([expect.stringMatching(/^(conflict|not_found)$/)]);
    expect(await activities(one.ags)).toEqual([
      { type: expect.any(String), actor_name: one.isForMembers ? "colleague" : "support" },
    ]);
  });
});
