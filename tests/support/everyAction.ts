/** Runs every action that writes an entry of the activity log, by its mutation, with values of all kinds. */
import type { EndpointName } from "#domain/endpoints";
import { servicePortalId } from "#domain/serviceCatalogue";
import { communeInitializationKind } from "#server/domain/communes/communeInitialization";
import { fieldChanges, type FieldChange } from "#server/domain/activity/fieldChanges";
import { textTransferRuns } from "#server/domain/texts/transfer/copyTexts";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { feeRuleRecordId, feeRuleRoot } from "./feeRecords";
import { bookingRunCalls } from "./matrix/bookingRunCalls";
import { communeCalls } from "./matrix/communeCalls";
import { documentOf, type FieldCall } from "./matrix/fieldCall";
import { ownFeedback } from "./matrix/feedbackCalls";
import { kbaCalls } from "./matrix/kbaCalls";
import { ownProcess } from "./matrix/processCalls";
import { reportCalls } from "./matrix/reportCalls";
import { securityListCalls } from "./matrix/securityListCalls";
import { resourceCalls } from "./matrix/resourceCalls";
import { serviceFileCalls } from "./matrix/serviceFileCalls";
import { userCalls } from "./matrix/userCalls";
import { spool } from "./imports";
import { execute } from "./runs";
import { preparedTransfer } from "./matrix/textTransferCalls";
import { definitionsOf, matrixTime, openWorld, type Person, type World } from "./matrix/world";
import { addUser, systemRole } from "./serverCalls";
import { silent } from "./databases";
import { importsSettled, servicesOf } from "./services";

/** An entry as the app receives it. */
export interface WrittenEntry {
  readonly type: string;
  readonly changes: readonly FieldChange[];
}

type Input = object | ((world: World) => Promise<object>);
type Mutate = (endpoint: EndpointName, name: string, input: Input) => Promise<void>;

/** Runs all actions as an administrator; each must succeed. Returns the entries that they wrote, oldest first. */
export async function entriesOfEveryAction(db: Database): Promise<readonly WrittenEntry[]> {
  const world = await openWorld(db);
  const admin = world.people.find(({ name }) => name === "an admin");
  if (!admin) throw new Error("There is no administrator.");
  const mutate: Mutate = (endpoint, name, input) =>
    run(world, admin, [endpoint, name], {
      own: async () => ({ input: typeof input === "function" ? await input(world) : input }),
    });
  for (const [name, call] of Object.entries({ ...communeCalls, ...serviceFileCalls, ...userCalls })) {
    if (name.startsWith("Mutation.")) await run(world, admin, ["mgt", name.slice(9)], call);
  }
  for (const [name, call] of Object.entries({ ...bookingRunCalls, ...reportCalls })) {
    if (name.startsWith("Mutation.")) await run(world, admin, ["mgt-v2", name.slice(9)], call);
  }
  for (const [name, call] of Object.entries({ ...kbaCalls, ...securityListCalls })) {
    if (name.startsWith("Mutation.")) await run(world, admin, ["ikfz", name.slice(9)], call);
  }
  await initialize(db, (await world.communeFor("initialize")).ags);
  await changeService(world, mutate);
  const { enabledService: id } = await world.communeFor("transfer from");
  await mutate("mgt", "publishTexts", { id, revision: 3, comment: "Zum Übertragen" });
  const target = await world.communeFor("transfer to");
  await mutate("mgt", "discardTextDraft", { id: target.enabledService, revision: 3 });
  const transfer = await preparedTransfer(world, admin);
  await mutate("mgt", "startTextTransfer", { id: transfer });
  await execute(db, textTransferRuns, bareIdOf("TextTransfer", transfer) ?? "", { now: () => matrixTime });
  await changeUsers(world, mutate);
  await changeProcesses(world, mutate);
  await changeResources(mutate);
  await changeFeedback(world, mutate);
  await run(world, admin, ["mgt", "importResources"], resourceCalls["Mutation.importResources"]);
  await importProperties(world, mutate);
  await exportLog(world, mutate);
  await changeSettings(mutate);
  const rows = await db.selectFrom("activity").select(["type", "before", "after"]).orderBy("id").execute();
  return rows.map(({ type, before, after }) => ({ type, changes: fieldChanges(before, after) }));
}

/** Runs the job requested by the retry of the initialization. */
async function initialize(db: Database, ags: string): Promise<void> {
  const context = { db, log: silent, now: () => matrixTime, queue: servicesOf(db).queue };
  await communeInitializationKind(context).run({ ags }, new AbortController().signal);
}

async function run(
  world: World,
  admin: Person,
  [endpoint, name]: [EndpointName, string],
  call: FieldCall | undefined,
) {
  if (!call) throw new Error(`There is no call of ${name}.`);
  const field = definitionsOf(endpoint).fields.get(`Mutation.${name}`);
  if (!field) throw new Error(`There is no ${name}.`);
  const by = call.endsSessions ? await world.doubleOf(admin) : admin;
  const variables = await call.own(world, by);
  const source = documentOf(`Mutation.${name}`, field, variables);
  const { data, codes } = await world.send(endpoint, by, source, variables);
  await importsSettled(world.db);
  const payload = data?.[name] as { readonly errors?: readonly { readonly code: string }[] } | null;
  const failures = [...codes, ...(payload?.errors ?? []).map(({ code }) => code)];
  if (failures.length > 0) throw new Error(`${name}: ${failures.join()}`);
}

const bilingual = (text: string) => [
  { language: "de", text },
  { language: "en", text: `${text} (en)` },
];

/** Contents of a service: several fields, options, languages, keys with dots, prices and examples. */
async function changeService(world: World, mutate: Mutate) {
  const { ags, enabledService: id } = await world.communeFor("every action");
  const rest = { isRequired: true, isVisible: true, helpTexts: bilingual("Hilfe"), validation: {} };
  const fields = [
    { ...rest, key: "vorname", type: "TEXT", labels: bilingual("Vorname"), options: [] },
    {
      ...rest,
      key: "art_der_auskunft",
      type: "SELECT",
      labels: bilingual("Art"),
      options: ["einfach", "erweitert"].map((value) => ({ value, labels: bilingual(value) })),
    },
  ];
  await mutate("mgt", "saveServiceForm", { id, revision: 1, fields });
  await mutate("mgt", "saveServiceForm", { id, revision: 2, fields: fields.toReversed() });
  const settings = [
    { key: "api_key", value: "geheim" },
    { key: "appointment_required", value: "true" },
  ];
  const extensions = [{ key: "zusatz_art", value: "x" }];
  await mutate("mgt", "saveServiceSettings", { id, revision: 0, settings, extensions });
  await mutate("mgt", "saveTextLanguages", { id, revision: 3, languages: ["de", "en", "tr"] });
  await mutate("mgt", "addCommuneServices", { ags, revision: 1, serviceIds: [servicePortalId] });
  const portal = toNodeId("CommuneService", `${ags}/${servicePortalId}`);
  await mutate("mgt", "saveTextLanguages", { id: portal, revision: 0, languages: ["de"] });
  await mutate("mgt", "reinstallServicePortal", { id: portal, revision: 1 });
  const snapshot = await world.db.selectFrom("service_snapshot").select("id").executeTakeFirstOrThrow();
  await mutate("mgt", "restoreServiceSnapshot", {
    id: toNodeId("ServiceSnapshot", snapshot.id),
    revision: 2,
  });
  const fee = { feeId: "neu", text: "Neu", numbers: { hhst: "1.1110.10000" } };
  const prices = [{ value: 1_100, taxRate: 0, validFrom: "2026-01-01" }];
  await mutate("mgt", "saveFee", { communeServiceId: id, ...fee, prices });
  const example = { exampleId: "a", name: "Ein Beispiel. Mit Punkt", asOf: "2026-11-20", answers: [] };
  const rule = { id: feeRuleRecordId(ags), nodes: [{ ...feeRuleRoot, nodeId: "other" }] };
  await mutate("mgt", "saveFeeRule", { ...rule, revision: 1, examples: [example] });
  await mutate("mgt", "saveFeeRule", { ...rule, revision: 2, examples: [] });
  await maintain(mutate);
}

/** Changes settings, and resets some. */
async function changeSettings(mutate: Mutate) {
  const banner = { german: "Umzug am Freitag", english: "We move on Friday", endsAt: null, isOnLogin: true };
  const changes = { exportLimit: 500, languages: ["de", "en"], banner, mailSender: "sm@augsburg.example" };
  await mutate("mgt", "saveSystemSettings", { revision: 0, changes });
  await mutate("mgt", "saveSystemSettings", { revision: 1, changes: { exportLimit: null, languages: null } });
}

/** Plans, changes and withdraws the maintenance of a service, then starts and ends one. */
async function maintain(mutate: Mutate) {
  const serviceId = "ew-meldebescheinigung";
  const planned = { serviceId, beginsAt: "2026-11-21T08:00:00.000Z", endsAt: "2026-11-21T12:00:00.000Z" };
  await mutate("mgt", "saveServiceMaintenance", { ...planned, texts: bilingual("Wartung") });
  await mutate("mgt", "saveServiceMaintenance", { ...planned, revision: 1, texts: bilingual("Umzug") });
  await mutate("mgt", "endServiceMaintenance", { serviceId, revision: 2 });
  const endsAt = new Date(matrixTime.getTime() + 3_600_000).toISOString();
  await mutate("mgt", "saveServiceMaintenance", { serviceId, endsAt, texts: bilingual("Umzug") });
  await mutate("mgt", "endServiceMaintenance", { serviceId, revision: 4 });
}

async function changeUsers(world: World, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  const target = async (username: string) => {
    const user = world.db.selectFrom("user_account").select(["id", "revision"]);
    const { id, revision } = await user.where("username", "=", username).executeTakeFirstOrThrow();
    return { id: toNodeId("User", id), revision };
  };
  const services = ["ew-meldebescheinigung", "pw-eheurkunde"];
  const anna = { username: "anna", email: "anna@example.org", roles: [{ type: "MEMBER", ags, services }] };
  await mutate("mgt", "createUser", anna);
  const roles = [{ type: "SUPPORT", ags: null, services: [] }];
  await mutate("mgt", "saveUser", async () => ({ ...anna, ...(await target("anna")), roles }));
  await mutate("mgt", "withdrawUserInvite", async () => ({ id: (await target("anna")).id }));
  await addUser(world.db, { username: "berta", roles: systemRole("SUPPORT") });
  await mutate("mgt", "sendPasswordReset", async () => ({ id: (await target("berta")).id }));
  await mutate("mgt", "deactivateUser", async () => ({ ...(await target("berta")), reason: "Elternzeit" }));
  await mutate("mgt", "reactivateUser", () => target("berta"));
  await mutate("mgt", "removeUser", async () => ({ ...(await target("berta")), typedUsername: "berta" }));
}

async function changeFeedback(world: World, mutate: Mutate) {
  const id = await ownFeedback(world);
  const decide = (revision: number, state: string, reason: string | null) =>
    mutate("mgt-v2", "decideFeedback", { items: [{ id, revision }], state, reason });
  await mutate("mgt-v2", "redactFeedback", { id, revision: 1, spans: [{ start: 5, end: 11 }] });
  await decide(2, "APPROVED", null);
  await decide(3, "NOT_FOR_PUBLICATION", "Auf Wunsch zurückgenommen");
  await mutate("mgt-v2", "restoreFeedbackComment", { id, revision: 4 });
}

async function changeProcesses(world: World, mutate: Mutate) {
  const process = async (changes: Parameters<typeof ownProcess>[1] = {}) => ({
    id: toNodeId("Process", String(await ownProcess(world, changes))),
    revision: 1,
  });
  const failed = { status: "ERROR_WITHOUT_RETRY" } as const;
  const ended = { status: "SUCCESS" } as const;
  const archived = { ...ended, record: "ARCHIVED" } as const;
  const comment = "Nachgetragen";
  await mutate("process", "restartProcess", async () => ({ ...(await process(failed)), comment }));
  await mutate("process", "completeProcess", async () => ({ ...(await process(failed)), comment }));
  await mutate("process", "cancelProcess", () => process());
  await mutate("process", "archiveProcess", async () => ({ ...(await process(ended)), isArchived: true }));
  await mutate("process", "archiveProcess", async () => ({
    ...(await process(archived)),
    isArchived: false,
  }));
  await mutate("process", "deleteProcess", () => process(ended));
  const upload = { ...(await process(failed)), file: await spool("%PDF-1.7 … %%EOF") };
  await mutate("process", "uploadProcessFile", upload);
  await mutate("process", "cancelScheduledRestart", { id: upload.id, revision: 2 });
  await mutate("process", "holdProcessErasure", async () => ({ ...(await process(ended)), reason: comment }));
  const created = { from: "2026-01-01", to: "2026-02-01" };
  const filter = { services: ["ew-meldebescheinigung"], statuses: ["ERROR"], created, needsAttention: true };
  await mutate("process", "exportProcesses", { filter, format: "CSV" });
}

/** Turns the automatic import of residential properties on and off. */
async function importProperties(world: World, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  const yaml = "name: Alle\nurl: https://a.example.org/{ags}.csv\n";
  await mutate("mgt", "addResource", { version: "v1", type: "okkomm", resourceId: "all", yaml });
  const source = { ags, source: "OKKOMM_IMPORT" };
  await mutate("mgt", "saveResidentialPropertySource", { ...source, revision: 0, mode: "AUTOMATIC" });
  await mutate("mgt", "saveResidentialPropertySource", { ...source, revision: 1, mode: "MANUAL" });
}

/** Exports the activity log, and declares why entries are selected by person. */
async function exportLog(world: World, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  await mutate("mgt-v2", "declareActivityPurpose", { purpose: "Anfrage" });
  const filter = { communes: [ags], types: ["SAVE_COMMUNE"], roles: ["SUPPORT"], text: "Augsburg" };
  await mutate("mgt-v2", "exportActivities", { filter, purpose: "Anfrage der Aufsicht" });
}

async function changeResources(mutate: Mutate) {
  const yaml = (name: string) =>
    `name: ${name}\nendpoint:\n  url: https://a.example.org/\nauthentication:\n  type: bearer\n  token: geheim\n`;
  const id = toNodeId("Resource", "v2/restService/neu");
  await mutate("mgt", "addResource", {
    version: "v2",
    type: "restService",
    resourceId: "neu",
    yaml: yaml("Neu"),
  });
  await mutate("mgt", "editResource", { id, revision: 1, yaml: yaml("Anders"), comment: "Umbenannt" });
  await mutate("mgt", "removeResource", { id, revision: 2 });
}
