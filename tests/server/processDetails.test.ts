import { afterAll, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { place } from "../support/processCalls";
import { fingerprint, processHarness, readTime, storeSamples } from "../support/processHarness";
import { storeCommunes } from "../support/register";

const transaction = `query ($ags: AGS!, $serviceId: String!, $pid: String!) {
  transaction(ags: $ags, serviceId: $serviceId, pid: $pid) { pid status problem allowedActions
    payment { identifier totalAmount feeOverview { feeId text value quantity taxRate total } } } }`;
const transactions = `query ($ags: AGS!, $serviceId: String!, $filter: TransactionFilter) {
  transactions(ags: $ags, serviceId: $serviceId, filter: $filter) { totalCount edges { node { pid } } } }`;

interface Transactions {
  readonly transactions: { readonly edges: readonly { readonly node: { readonly pid: string } }[] };
}

describe.each(databases)("Details of processes on $name", async (kind) => {
  const fileId = "11111111-1111-4111-8111-111111111111";
  const idOf = (name: string) => ids.get(name) ?? 0;
  const nodeId = (name: string) => toNodeId("Process", String(idOf(name)));
  const harness = await processHarness(kind);
  const ids = await storeSamples(harness);
  const { db } = harness.open;
  await storeCommunes(db, [
    {
      ags: "09162000",
      name: "München",
      unit: "Stadt",
      postalCodes: ["80331"],
      services: [place.serviceId],
    },
  ]);
  await harness.add({ pid: "pid-incapable", service_id: "ew-ausweisstatus", record: "ARCHIVED" });
  await harness.add({ pid: "pid-munich", commune_ags: "09162000" });
  const process_id = idOf("second");
  const fees = [{ feeId: "224.1", text: "Bescheinigung", value: 690, quantity: 2, taxRate: 0, total: 1380 }];
  await db
    .insertInto("process_payment")
    .values({
      process_id,
      completion_type: "PAID",
      identifier: "EP-1",
      payment_system: "epay",
      payment_type: "card",
      total_amount: 1380,
      fees: JSON.stringify(fees),
    })
    .execute();
  const variables = JSON.stringify({ name: "Ənvər", login: { password: "geheim" } });
  await db.updateTable("process_content").set({ variables }).where("process_id", "=", process_id).execute();
  await db.deleteFrom("process_content").where("process_id", "=", idOf("deleted")).execute();
  for (const number of [1, 2, 3]) {
    await db
      .insertInto("process_attempt")
      .values({
        process_id,
        number,
        restart: 0,
        schedule_number: number,
        idempotency_key: `k${number}`,
        trigger: "SCHEDULE",
        state: "FAILED",
        started_at: readTime,
        duration_ms: number,
        http_status: 500,
        target: "urn:sm:v1:restService:t",
        problem: "HTTP_STATUS",
        error_text: "nein",
        error_fingerprint: fingerprint,
      })
      .execute();
  }
  for (const [id, name] of [
    [fileId, "Übersicht “2”.pdf"],
    ["22222222-2222-4222-8222-222222222222", "b.png"],
  ] as const) {
    await db
      .insertInto("process_file")
      .values({
        id,
        process_id,
        file_name: name,
        media_type: "application/pdf",
        byte_size: 6,
        uploaded_by_name: "s.berg",
        uploaded_by_role: "SUPPORT",
        uploaded_at: new Date(readTime.getTime() + Number(id[0])),
      })
      .execute();
  }
  afterAll(() => harness.open.close());

  test("are visible to support, with masked secrets", async () => {
    const source = `query ($pid: String!) { process(pid: $pid) {
      pid commune { ags name } serviceId type status retryState nextRetryAt tries record erasedAt allowedActions variables
      problem httpStatus errorText errorFingerprint completion { comment } scheduledRestart { at }
      payment { id completionType completedAt paymentSystem retries totalAmount feeOverview { feeId total } } } }`;
    expect(await harness.read(source, { pid: "pid-second" })).toMatchObject({
      process: {
        commune: { ags: place.ags, name: "Augsburg" },
        retryState: "retry_restart",
        nextRetryAt: null,
        variables: { name: "Ənvər", login: { password: "••••" } },
        allowedActions: ["RESTART", "COMPLETE", "CANCEL", "DELETE", "ARCHIVE", "UPLOAD_FILE"],
        errorText: "50% der Angaben_fehlen",
        errorFingerprint: fingerprint,
        completion: null,
        payment: { totalAmount: 1380, feeOverview: [{ feeId: "224.1", total: 1380 }], completedAt: null },
      },
    });
    expect(await harness.read(source, { pid: "pid-deleted" })).toMatchObject({
      process: { variables: null, allowedActions: [], erasedAt: "2026-05-01T10:00:00.000Z", payment: null },
    });
    for (const pid of ["pid-none", "", "x".repeat(10_000), "\u0000"]) {
      expect(await harness.read(source, { pid })).toEqual({ process: null });
    }
  });

  test("include attempts and files, latest first, in pages", async () => {
    const source = `query ($pid: String!, $after: String) { process(pid: $pid) {
      attempts(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor }
        edges { node { id number trigger state durationMs problem errorText idempotencyKey } } }
      files { totalCount edges { node { id fileName byteSize uploadedBy { userId username role }
        download { url fileName mediaType byteSize } } } } } }`;
    interface Found {
      readonly process: { readonly attempts: { readonly pageInfo: { readonly endCursor: string } } };
    }
    const first = await harness.read<Found>(source, { pid: "pid-second" });
    expect(first).toMatchObject({
      process: {
        attempts: {
          totalCount: 3,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { number: 3 } }, { node: { number: 2 } }],
        },
        files: {
          totalCount: 2,
          edges: [
            { node: { fileName: "b.png" } },
            {
              node: {
                id: toNodeId("ProcessFile", fileId),
                fileName: "Übersicht “2”.pdf",
                uploadedBy: { userId: null, username: "s.berg", role: "SUPPORT" },
                download: {
                  url: `/mgt/exports/process-files/${fileId}?signed`,
                  mediaType: "application/pdf",
                  byteSize: 6,
                },
              },
            },
          ],
        },
      },
    });
    const after = first.process.attempts.pageInfo.endCursor;
    expect(await harness.read(source, { pid: "pid-second", after })).toMatchObject({
      process: { attempts: { pageInfo: { hasNextPage: false }, edges: [{ node: { number: 1 } }] } },
    });
  });

  test("are found by members by the beginning of an id, without deleted ones", async () => {
    const find = `query ($text: String!) { findTransactions(text: $text) { pid } }`;
    const found = async (text: string) => {
      const { findTransactions } = await harness.read<{ findTransactions: { pid: string }[] }>(
        find,
        { text },
        harness.tokens.member,
      );
      return findTransactions.map(({ pid }) => pid);
    };
    expect(await found("pid-")).toEqual(
      ["archived", "fifth", "third", "second", "first"].map((name) => `pid-${name}`),
    );
    expect(await found("ep-77")).toEqual(["pid-third"]);
    expect(await found("pid_")).toEqual([]);
    expect(await found("pi")).toEqual([]);
  });

  test("are visible to members of the commune and service as transactions, without internal fields", async () => {
    const { member } = harness.tokens;
    const found = await harness.read<Transactions>(transactions, place, member);
    expect(found.transactions.edges.map(({ node }) => node.pid)).toEqual(
      ["archived", "fifth", "third", "second", "first"].map((name) => `pid-${name}`),
    );
    const filter = { text: "EP-77", statuses: ["ERROR"], created: { from: "2026-03-29", to: "2026-03-29" } };
    expect(await harness.read(transactions, { ...place, filter }, member)).toEqual({
      transactions: { totalCount: 1, edges: [{ node: { pid: "pid-third" } }] },
    });
    for (const [isArchived, names] of [
      [true, ["archived"]],
      [false, ["fifth", "third", "second", "first"]],
    ] as const) {
      const some = await harness.read<Transactions>(
        transactions,
        { ...place, filter: { isArchived } },
        member,
      );
      expect(some.transactions.edges.map(({ node }) => node.pid)).toEqual(names.map((name) => `pid-${name}`));
    }
    expect(await harness.read(transaction, { ...place, pid: "pid-second" }, member)).toMatchObject({
      transaction: { allowedActions: [], payment: { identifier: "EP-1", totalAmount: 1380 } },
    });
    const guarded = `query ($ags: AGS!, $serviceId: String!, $pid: String!) {
      transaction(ags: $ags, serviceId: $serviceId, pid: $pid) {
        pid variables errorText errorFingerprint attempts { totalCount } files { totalCount } } }`;
    const { data, codes } = await harness.query(guarded, { ...place, pid: "pid-second" }, member);
    expect(data).toEqual({
      transaction: {
        pid: "pid-second",
        variables: null,
        errorText: null,
        errorFingerprint: null,
        attempts: null,
        files: null,
      },
    });
    expect(new Set(codes)).toEqual(new Set(["insufficient_permissions"]));
  });

  test("are hidden from others", async () => {
    const { member, stranger } = harness.tokens;
    const nothing = { transactions: { totalCount: 0, edges: [] } };
    expect(await harness.read(transactions, place, stranger)).toEqual(nothing);
    expect(await harness.read(transactions, { ...place, ags: "09162000" }, member)).toEqual(nothing);
    // A service in the member's scope with neither applications nor fees.
    expect(await harness.read(transactions, { ...place, serviceId: "ew-ausweisstatus" }, member)).toEqual(
      nothing,
    );
    expect(await harness.read(transactions, { ags: "x", serviceId: "y" })).toEqual(nothing);
    expect(await harness.read(transaction, { ...place, pid: "pid-second" }, stranger)).toEqual({
      transaction: null,
    });
    const { db } = harness.open; // A service that the commune no longer offers, although the role entry includes it.
    await db.deleteFrom("commune_service").where("service_id", "=", place.serviceId).execute();
    expect(await harness.read(transactions, place, member)).toEqual(nothing);
    const offer = { commune_ags: place.ags, service_id: place.serviceId };
    await db.insertInto("commune_service").values(offer).execute();
    // One of another service, and a deleted one, which is hidden from members in lists too.
    for (const pid of ["pid-fourth", "pid-deleted"]) {
      expect(await harness.read(transaction, { ...place, pid }, member)).toEqual({ transaction: null });
    }
    for (const source of [
      "{ processes { totalCount } }",
      "{ processErrorGroups { totalCount } }",
      '{ process(pid: "x") { pid } }',
    ]) {
      expect((await harness.query(source, {}, member)).codes).toEqual(["insufficient_permissions"]);
    }
  });

  test("are found by id under the same rules", async () => {
    const { member, stranger } = harness.tokens;
    const node = `query ($id: ID!) { node(id: $id) { __typename ... on Process { pid } ... on Payment { identifier }
      ... on ProcessAttempt { number } ... on ProcessFile { fileName } } }`;
    const process = { node: { __typename: "Process", pid: "pid-second" } };
    const payment = { node: { __typename: "Payment", identifier: "EP-1" } };
    const paymentId = toNodeId("Payment", String(idOf("second")));
    for (const token of [harness.tokens.support, member]) {
      expect(await harness.read(node, { id: nodeId("second") }, token)).toEqual(process);
      expect(await harness.read(node, { id: paymentId }, token)).toEqual(payment);
    }
    for (const id of [nodeId("second"), paymentId, toNodeId("Process", "999"), "nonsense"]) {
      expect(await harness.read(node, { id }, stranger)).toEqual({ node: null });
    }
    expect(await harness.read(node, { id: nodeId("deleted") }, member)).toEqual({ node: null });
    expect(await harness.read(node, { id: nodeId("deleted") })).toMatchObject({
      node: { pid: "pid-deleted" },
    });
    const file = toNodeId("ProcessFile", fileId);
    expect(await harness.read(node, { id: file })).toMatchObject({ node: { fileName: "Übersicht “2”.pdf" } });
    expect(await harness.read(node, { id: toNodeId("ProcessAttempt", "1") })).toMatchObject({
      node: { number: 1 },
    });
    for (const id of [file, toNodeId("ProcessAttempt", "1"), toNodeId("ProcessErrorGroup", fingerprint)]) {
      expect((await harness.query(node, { id }, member)).codes).toEqual(["insufficient_permissions"]);
    }
  });
});
