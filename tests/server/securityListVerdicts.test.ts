import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { bothDatabases } from "../support/databases";
import { callIkfz } from "../support/ikfz";
import { callProcess, storeProcess } from "../support/processCalls";
import {
  augsburg,
  clearLists,
  ebersberg,
  listTime,
  storeEntry,
  storeListPlaces,
  trier,
} from "../support/securityLists";

const submitting = `mutation ($input: SubmitApplicationInput!) {
  submitApplication(input: $input) { pid errors { code field } } }`;

describe.each(bothDatabases)("Verdicts of security lists ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeListPlaces(db);
  afterAll(() => database.close());
  beforeEach(async () => {
    await clearLists(db);
    await db.deleteFrom("process").execute();
    await storeEntry(db, "anna@spam.example", { list: "WHITELIST" });
    await storeEntry(db, "spam.example");
    await storeEntry(db, "bert@ok.example");
    await storeEntry(db, "alt.example", { expires_on: "2026-11-20" });
    await storeEntry(db, "fremd.example", { commune_ags: ebersberg });
  });

  const verdict = async (address: string, ags = augsburg, token = tokens.member) => {
    const { data } = await callIkfz<{ readonly addressVerdict: object | null }>(
      db,
      { token, now: listTime },
      `query ($ags: AGS!, $address: String!) { addressVerdict(ags: $ags, address: $address) {
        isAdmitted reason address entry { pattern } } }`,
      { ags, address },
    );
    return data?.addressVerdict;
  };

  test.each([
    ["ANNA@Spam.Example", true, "ADDRESS_WHITELISTED", "anna@spam.example"],
    ["anna+1@spam.example", false, "DOMAIN_BLACKLISTED", "spam.example"],
    ["x@mail.spam.example.", false, "DOMAIN_BLACKLISTED", "spam.example"],
    ['"x y"@spam.example', false, "DOMAIN_BLACKLISTED", "spam.example"],
    ["Bert@OK.example", false, "ADDRESS_BLACKLISTED", "bert@ok.example"],
    ["x@ok.example", true, "NOT_LISTED", null],
    ["x@alt.example", true, "NOT_LISTED", null],
    ["x@fremd.example", true, "NOT_LISTED", null],
    ["spam.example", true, "NOT_AN_ADDRESS", null],
  ])("%s: admitted %s, %s", async (address, isAdmitted, reason, pattern) => {
    expect(await verdict(address)).toMatchObject({ isAdmitted, reason, entry: pattern && { pattern } });
  });

  test("name the address as it is compared, and are closed outside of the scope", async () => {
    expect(await verdict(" X@MÜLL.example ")).toMatchObject({ address: "x@xn--mll-hoa.example" });
    expect(await verdict("spam")).toMatchObject({ address: null });
    expect(await verdict("x@y.example", ebersberg)).toBeNull();
    expect(await verdict("x@y.example", trier, tokens.support)).toBeNull();
  });

  test("answer machines yes or no, and users nothing", async () => {
    const ask = (ags: string, address: string, intake: "granted" | "refused" = "granted") =>
      callIkfz<{ readonly isAddressAdmitted: boolean | null }>(
        db,
        { token: tokens.support, now: listTime },
        `query ($ags: AGS!, $address: String!) { isAddressAdmitted(ags: $ags, address: $address) }`,
        { ags, address },
        { intake, viewer: null },
      );
    expect((await ask(augsburg, "x@spam.example")).data).toEqual({ isAddressAdmitted: false });
    expect((await ask(augsburg, "anna@spam.example")).data).toEqual({ isAddressAdmitted: true });
    expect((await ask(trier, "x@spam.example")).data).toEqual({ isAddressAdmitted: null });
    expect((await ask("1", "x@spam.example")).data).toEqual({ isAddressAdmitted: null });
    expect((await ask(augsburg, "x@spam.example", "refused")).codes).toEqual(["unauthorized"]);
  });

  const submit = async (
    variables: object,
    { idempotencyKey = randomUUID(), serviceId = reservationServiceId } = {},
  ) => {
    type Sent = { readonly pid: string | null; readonly errors: readonly object[] };
    const input = {
      ags: augsburg,
      serviceId,
      idempotencyKey,
      key: "reservierung",
      type: "ASYNCHRONOUS",
      variables,
    };
    const { data } = await callProcess<{ readonly submitApplication: Sent }>(
      db,
      { now: listTime },
      submitting,
      { input },
      { intake: "granted" },
    );
    return data?.submitApplication;
  };
  const blocked = { pid: null, errors: [{ code: "email_blocked", field: ["variables", "email"] }] };

  test("keep reservations out, and no other applications", async () => {
    expect(await submit({ email: "X@Spam.Example" })).toEqual(blocked);
    expect(await submit({ email: `${"a".repeat(400)}@spam.example` })).toEqual(blocked);
    expect(await db.selectFrom("process").select("id").execute()).toEqual([]);
    for (const variables of [
      { email: "anna@spam.example" },
      { email: 1 },
      {},
      { person: { email: "x@spam.example" } },
    ]) {
      expect(await submit(variables)).toMatchObject({ errors: [] });
    }
    expect(await submit({ email: "x@spam.example" }, { serviceId: "ew-meldebescheinigung" })).toMatchObject({
      errors: [],
    });
  });

  test("do not change what an accepted reservation was answered", async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ email: "x@neu.example" }, { idempotencyKey });
    await storeEntry(db, "neu.example");
    expect(await submit({ email: "x@neu.example" }, { idempotencyKey })).toEqual(first);
    expect(await submit({ email: "x@neu.example" })).toEqual(blocked);
  });

  const impact = async (list: string, pattern: string, ags = augsburg) => {
    const { data } = await callIkfz<{ readonly securityListImpact: object | null }>(
      db,
      { token: tokens.member, now: listTime },
      `query ($ags: AGS!, $list: SecurityListKind!, $pattern: String!) {
        securityListImpact(ags: $ags, list: $list, pattern: $pattern) {
          result pattern reservationCount reservationCountExceeded stoppedCount admittedCount } }`,
      { ags, list, pattern },
    );
    return data?.securityListImpact;
  };
  const reserve = (variables: object, changes: object = {}) =>
    storeProcess(
      db,
      {
        commune_ags: augsburg,
        service_id: reservationServiceId,
        created_at: new Date("2026-11-20T09:00:00Z"),
        ...changes,
      },
      variables,
    );

  test("tell what an entry would have done to the reservations of 30 days", async () => {
    for (const email of [
      "x@neu.example",
      "y@sub.neu.example",
      "x@spam.example",
      "anna@spam.example",
      "z@spam.example",
    ]) {
      await reserve({ email });
    }
    await reserve({ email: 1 });
    await reserve({ person: { email: "x@neu.example" } });
    await reserve({ email: "x@neu.example" }, { created_at: new Date("2026-10-21T21:59:00Z") });
    await reserve({ email: "x@neu.example" }, { commune_ags: ebersberg });
    await reserve({ email: "x@neu.example" }, { service_id: "ew-meldebescheinigung" });
    const counted = { reservationCount: 5, reservationCountExceeded: false };
    const nothing = { ...counted, stoppedCount: 0, admittedCount: 0 };

    expect(await impact("BLACKLIST", "NEU.example")).toEqual({
      ...nothing,
      result: "ENTRY_ADDED",
      pattern: "neu.example",
      stoppedCount: 2,
    });
    expect(await impact("BLACKLIST", "x@neu.example")).toMatchObject({ stoppedCount: 1 });
    expect(await impact("WHITELIST", "z@spam.example")).toMatchObject({ ...nothing, admittedCount: 1 });
    expect(await impact("WHITELIST", "x@neu.example")).toMatchObject(nothing);
    expect(await impact("BLACKLIST", "spam.example")).toMatchObject({
      ...nothing,
      result: "ENTRY_EXISTS_ALREADY",
    });
    expect(await impact("BLACKLIST", "anna@spam.example")).toMatchObject({ ...nothing, result: "CONFLICT" });
    expect(await impact("WHITELIST", "neu.example")).toMatchObject({
      ...nothing,
      result: "DOMAIN_NOT_ALLOWED",
    });
    expect(await impact("BLACKLIST", "de")).toMatchObject({
      ...nothing,
      result: "PUBLIC_SUFFIX",
      pattern: "de",
    });
    expect(await impact("BLACKLIST", "@")).toEqual({ ...nothing, result: "INVALID", pattern: null });
    expect(await impact("BLACKLIST", "neu.example", ebersberg)).toBeNull();
  });
});
