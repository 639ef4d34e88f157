/** Records of every node type: one that the caller may see if allowed at all, and foreign ones. */
import { randomUUID } from "node:crypto";
import type { EndpointName } from "#domain/endpoints";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { CommuneRecords } from "../communeRecords";
import { feeRecordId, feeRuleRecordId } from "../feeRecords";
import { bookingRunNodes } from "./bookingRunCalls";
import { foreignImportId, importId } from "./communeCalls";
import { foreignBookings, ownBooking } from "./bookingCalls";
import { foreignFeedback, ownFeedback } from "./feedbackCalls";
import { preparedFeeChange, systemFee } from "./feeChangeCalls";
import { preparedServiceSwitch } from "./serviceSwitchCalls";
import { kbaNodes } from "./kbaCalls";
import { foreignProcesses, ownProcess, preparedJob } from "./processCalls";
import { reportNodes } from "./reportCalls";
import { storedResource } from "./resourceCalls";
import { securityListNodes } from "./securityListCalls";
import { serviceFileNodes } from "./serviceFileCalls";
import { preparedTransfer } from "./textTransferCalls";
import { addView, anotherUser, sessionId } from "./userCalls";
import type { Person, World } from "./world";

/** Node ids of one type. */
export interface NodeCall {
  readonly own: (world: World, by: Person) => Promise<string>;
  readonly foreign?: (world: World, by: Person) => Promise<readonly string[]>;
}

const ofCommune = (idOf: (of: CommuneRecords) => string): NodeCall => ({
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

async function jobItem(world: World, by: Person): Promise<string> {
  const job = await preparedJob(world, by);
  return toNodeId("JobItem", `${bareIdOf("Job", job)}/0`);
}

/** By type, per endpoint. */
export const nodeCalls: Readonly<Record<EndpointName, Readonly<Record<string, NodeCall>>>> = {
  mgt: {
    Session: {
      own: sessionId,
      foreign: async (world, by) => [await sessionId(world, anotherUser(world, by))],
    },
    Commune: ofCommune(({ ags }) => toNodeId("Commune", ags)),
    CommuneService: {
      own: async (world) => (await world.communeFor("read")).enabledService,
      // Offered by a commune of the member, but not part of the role.
      foreign: async (world) => [
        world.foreign.enabledService,
        (await world.communeFor("read")).disabledService,
      ],
    },
    Service: { own: async () => toNodeId("Service", "ikfz-neuzulassung") },
    Fee: ofCommune(({ ags }) => feeRecordId(ags, "own")),
    SystemFee: { own: async () => systemFee },
    FeeChange: { own: (world, by) => preparedFeeChange(world, by) },
    ServiceSwitch: { own: (world, by) => preparedServiceSwitch(world, by) },
    FeeRule: ofCommune(({ ags }) => feeRuleRecordId(ags)),
    ...serviceFileNodes,
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
    TextTransfer: { own: (world, by) => preparedTransfer(world, by) },
    Resource: { own: storedResource },
    SavedView: {
      own: (world, by) => addView(world, by, { screen: "BOOKINGS" }),
      foreign: async (world, by) => [await addView(world, anotherUser(world, by), { screen: "BOOKINGS" })],
    },
  },
  "mgt-v2": {
    Feedback: { own: (world) => ownFeedback(world), foreign: (world) => foreignFeedback(world) },
    ...bookingRunNodes,
    ...reportNodes,
    Booking: { own: (world) => ownBooking(world), foreign: foreignBookings },
  },
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
    Job: { own: preparedJob },
    JobItem: { own: jobItem },
  },
  ikfz: { ...kbaNodes, ...securityListNodes },
};
