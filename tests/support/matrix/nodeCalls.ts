/** Things of every kind that node(id) answers: one that the caller may see if anybody like them may, and others. */
import { createHash, randomUUID } from "node:crypto";
import type { EndpointName } from "#domain/endpoints";
import { toNodeId } from "#server/nodeId";
import type { CommuneThings } from "../communeThings";
import { foreignImportId, importId } from "./communeCalls";
import { foreignProcesses, ownProcess, preparedJob } from "./processCalls";
import { addTarget, addView, anotherUser, sessionId } from "./userCalls";
import { matrixTime, type Person, type World } from "./world";

/** Node ids of one type. */
export interface NodeCall {
  readonly own: (world: World, by: Person) => Promise<string>;
  readonly foreign?: (world: World, by: Person) => Promise<readonly string[]>;
}

const ofCommune = (idOf: (of: CommuneThings) => string): NodeCall => ({
  own: async (world) => idOf(await world.communeFor("read")),
  foreign: async (world) => [idOf(world.foreign)],
});

async function addPayment({ db }: World, processId: number): Promise<string> {
  const payment = { completion_type: "COMPLETED", identifier: randomUUID(), total_amount: 1_200 };
  await db
    .insertInto("process_payment")
    .values({
      process_id: processId,
      ...payment,
      payment_system: "ePay",
      payment_type: "CARD",
      completed_at: null,
    })
    .execute();
  return toNodeId("Payment", String(processId));
}

async function addAttempt(world: World): Promise<string> {
  const { id } = await world.db
    .insertInto("process_attempt")
    .values({
      ...{ process_id: await ownProcess(world), number: 1, restart: 0, schedule_number: 0, target: "" },
      ...{ idempotency_key: randomUUID(), trigger: "FIRST", state: "SUCCEEDED", started_at: matrixTime },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return toNodeId("ProcessAttempt", String(id));
}

async function addFile(world: World): Promise<string> {
  const file = { file_name: "Bescheid.pdf", media_type: "application/pdf", byte_size: 8 };
  const { id } = await world.db
    .insertInto("process_file")
    .values({ process_id: await ownProcess(world), ...file, uploaded_by_name: "support" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return toNodeId("ProcessFile", id);
}

async function addErrorGroup(world: World): Promise<string> {
  const error_fingerprint = createHash("md5").update("Zeitüberschreitung").digest("hex");
  const error = { error_text: "Zeitüberschreitung", error_fingerprint, problem: "TIMEOUT" } as const;
  await ownProcess(world, { status: "ERROR", tries: 20, ...error });
  return toNodeId("ProcessErrorGroup", error_fingerprint);
}

async function jobItem(world: World, by: Person): Promise<string> {
  await preparedJob(world, by);
  const { id } = await world.db
    .selectFrom("job_item")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return toNodeId("JobItem", String(id));
}

async function activity({ db }: World): Promise<string> {
  const { id } = await db
    .insertInto("activity")
    .values({
      ...{ at: matrixTime, type: "SAVE_COMMUNE", actor_name: "System", target_kind: "commune" },
      target_id: "16051000",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return toNodeId("Activity", String(id));
}

/** By type, of each endpoint. */
export const nodeCalls: Readonly<Record<EndpointName, Readonly<Record<string, NodeCall>>>> = {
  mgt: {
    Session: {
      own: sessionId,
      foreign: async (world, by) => [await sessionId(world, anotherUser(world, by))],
    },
    User: { own: async (world) => (await addTarget(world, "ACTIVE")).id },
    Commune: ofCommune(({ ags }) => toNodeId("Commune", ags)),
    CommuneService: {
      own: async (world) => (await world.communeFor("read")).enabledService,
      // Offered by a commune of the member, but not in the role.
      foreign: async (world) => [
        world.foreign.enabledService,
        (await world.communeFor("read")).disabledService,
      ],
    },
    PostalCode: ofCommune(({ postalCode }) => postalCode),
    RegisterOffice: ofCommune(({ registerOffice }) => registerOffice),
    Country: ofCommune(({ country }) => country),
    ResidentialProperty: ofCommune(({ residentialProperty }) => residentialProperty),
    WaterMeterReadingCommune: ofCommune(({ waterMeterReading }) => waterMeterReading),
    ImportPreview: {
      own: importId,
      foreign: async (world, by) => [await foreignImportId(world, by)],
    },
    Snapshot: ofCommune(({ postalCodeSnapshot }) => postalCodeSnapshot),
    SavedView: {
      own: addView,
      foreign: async (world, by) => [await addView(world, anotherUser(world, by))],
    },
  },
  "mgt-v2": { Activity: { own: activity } },
  process: {
    Process: {
      own: async (world) => toNodeId("Process", String(await ownProcess(world))),
      foreign: async (world) => (await foreignProcesses(world)).map((id) => toNodeId("Process", String(id))),
    },
    Payment: {
      own: async (world) => addPayment(world, await ownProcess(world)),
      foreign: async (world) =>
        Promise.all((await foreignProcesses(world)).map((id) => addPayment(world, id))),
    },
    ProcessAttempt: { own: addAttempt },
    ProcessFile: { own: addFile },
    ProcessErrorGroup: { own: addErrorGroup },
    Job: { own: preparedJob },
    JobItem: { own: jobItem },
  },
  ikfz: {},
};
