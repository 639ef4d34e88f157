import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgres } from "../support/databases";
import { feeChangeHarness } from "../support/feeChanges";
import type { RunChanges } from "../support/runs";
import { memberOf, openStream, systemRole } from "../support/serverCalls";
import { harnessTime, type ServerHarness } from "../support/serverHarness";
import { transferHarness } from "../support/textTransfers";

interface Prepared {
  readonly harness: ServerHarness;
  /** Node id of a dry run with two items. */
  readonly id: string;
  readonly start: () => Promise<unknown>;
  readonly run: (changes?: RunChanges) => Promise<boolean>;
}

async function prepareFeeChange(): Promise<Prepared> {
  const harness = await feeChangeHarness(postgres);
  const fee = await harness.fee("221.1");
  const communes = [await harness.commune(), await harness.commune()];
  const { id } = (await harness.prepare({ feeIds: [fee], communes })).change;
  return {
    harness,
    id,
    start: () => harness.mutate("startRun", "run { state }", { id }),
    run: (changes) => harness.run(id, changes),
  };
}

async function prepareTransfer(): Promise<Prepared> {
  const harness = await transferHarness(postgres);
  const [source, one, two] = [await harness.commune(), await harness.commune(), await harness.commune()];
  const { id } = (await harness.prepare(source, [one, two])).transfer;
  return {
    harness,
    id,
    start: () => harness.mutate("startRun", "run { state }", { id }),
    run: (changes) => harness.run(id, changes),
  };
}

describe.each([
  ["Fee changes", prepareFeeChange],
  ["Text transfers", prepareTransfer],
] as const)("%s", (name, prepare) => {
  let prepared: Prepared;
  beforeAll(async () => {
    prepared = await prepare();
  });
  afterAll(() => prepared.harness.open.close());

  const source = "subscription ($id: ID!) { runProgress(id: $id) { id state progress { open succeeded } } }";
  async function open(token: string, id = prepared.id) {
    return openStream(prepared.harness.open.db, { token, now: harnessTime }, source, { id });
  }

  test(`${name}: the stream delivers the progress, and ends with the run`, async () => {
    const { harness, id, start, run } = prepared;
    const stream = await open(await harness.logIn("admin", systemRole("ADMIN")));
    if (!("next" in stream)) throw new Error(`Refused: ${stream.join()}`);
    const next = async () => (await stream.next()).value?.data?.runProgress;
    expect(await next()).toEqual({ id, state: "PREPARED", progress: { open: 2, succeeded: 0 } });
    await start();
    expect(await next()).toEqual({ id, state: "RUNNING", progress: { open: 2, succeeded: 0 } });
    await run({ batchSize: 1, sliceMs: 0 });
    expect(await next()).toEqual({ id, state: "RUNNING", progress: { open: 1, succeeded: 1 } });
    await run();
    expect(await next()).toEqual({ id, state: "FINISHED", progress: { open: 0, succeeded: 2 } });
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  test(`${name}: the stream is refused to members, and for an unknown run`, async () => {
    const { harness } = prepared;
    const member = await harness.logIn("member", [memberOf("09200001")]);
    expect(await open(member)).toEqual(["insufficient_permissions"]);
    const colleague = await harness.logIn("colleague", systemRole("ADMIN"));
    expect(await open(colleague, "unknown")).toEqual(["not_found"]);
  });
});
