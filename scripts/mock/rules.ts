/**
 * Fields whose values must be consistent with other fields of the object, or with a rule of the app. All others:
 * values.ts.
 */
import { serviceCatalogue, findService } from "#domain/serviceCatalogue";
import { stateOfAgs } from "#domain/ags";
import { permissionsOf, roleTypeOf } from "#domain/permissions";
import { allowedActions, type ProcessActionState } from "#domain/processTransitions";
import { retryStateOf, retryWaitMs } from "#domain/retrySchedule";
import { communes } from "#server/demo/communes";
import type { Ref } from "@graphql-tools/mock";
import type { Place } from "./place";
import { pick } from "./random";
import { stringValue, timeValue, username } from "./values";

/** The role of a mocked user. The first three have the accounts that can sign in. */
export const accounts = ["admin", "support", "member"] as const;

type Rule = (place: Place) => unknown;
type Rules = Readonly<Record<string, Readonly<Record<string, Rule>>>>;

const communeOf = (ags: string) => communes.find(([known]) => known === ags);
const iso = (time: number) => new Date(time).toISOString();

/** True for about one in `of`. */
const rarely =
  (of: number, value: Rule): Rule =>
  (place) =>
    place.hash % of === 0 ? value(place) : null;

/** The first services of the catalogue's order after a random one. */
function someServices(count: number, hash: number): string[] {
  const start = hash % Math.max(1, serviceCatalogue.length - count);
  return serviceCatalogue.slice(start, start + count).map(({ id }) => id);
}

/** Objects that are identified by an AGS only. */
const byAgs = {
  ags: ({ tail }) => tail,
  name: ({ tail, faker }) => communeOf(tail)?.[1] ?? faker().location.city(),
  unit: ({ tail }) => communeOf(tail)?.[2] ?? "Gemeinde",
  state: ({ tail }) => stateOfAgs(tail) ?? "BY",
  services: ({ own }) => someServices(6 + (own % 30), own),
} satisfies Record<string, Rule>;

const statusOfUser = ({ number, own }: Place) =>
  number <= accounts.length ? "ACTIVE" : pick(["ACTIVE", "ACTIVE", "ACTIVE", "INVITED", "INACTIVE"], own);

const userRules = {
  username: (place) => accounts[place.number - 1] ?? username(place),
  email: ({ get }) => `${String(get("username"))}@example.org`,
  roles: ({ number, own, ags }) => {
    const type = ["ADMIN", "SUPPORT"][number - 1] ?? pick(["MEMBER", "MEMBER", "MEMBER", "SUPPORT"], own);
    if (type !== "MEMBER") return [{ type, commune: null, services: [] }];
    return Array.from({ length: 1 + (own % 3) }, (_, index) => {
      const commune = { $ref: { typeName: "RoleCommune", key: ags(own + index) } };
      return { type, commune, services: someServices(3 + (own % 5), own + index) };
    });
  },
  type: ({ number, own }) =>
    ["ADMIN", "SUPPORT"][number - 1] ?? pick(["MEMBER", "MEMBER", "MEMBER", "SUPPORT"], own),
  permissions: ({ get }) => {
    const type = roleTypeOf({ roles: [{ type: String(get("type")) }] });
    return type ? permissionsOf[type] : [];
  },
  communeCount: ({ get, own }) => (get("type") === "MEMBER" ? 1 + (own % 3) : 0),
  serviceCount: ({ get, own }) => (get("type") === "MEMBER" ? (1 + (own % 3)) * (3 + (own % 5)) : 0),
  firstCommune: ({ get, own, ags }) =>
    get("type") === "MEMBER" ? { $ref: { typeName: "RoleCommune", key: ags(own) } } : null,
  status: statusOfUser,
  active: ({ get }) => get("status") === "ACTIVE",
  invitation: (place) => (place.get("status") === "INVITED" ? link(place) : null),
  passwordReset: () => null,
  deactivation: ({ get, tail }) =>
    get("status") === "INACTIVE" ? { $ref: { typeName: "Deactivation", key: `${tail}.deactivation` } } : null,
  activatedAt: (place) => (place.get("status") === "INVITED" ? null : iso(timeValue(place))),
  lastLoginAt: (place) => (place.get("status") === "INVITED" ? null : iso(timeValue(place))),
} satisfies Record<string, Rule>;

const link = ({ tail, field }: Place) => ({ $ref: { typeName: "Invitation", key: `${tail}.${field}` } });

/** Failed processes have a problem of their last attempt. */
const failed =
  (value: Rule): Rule =>
  (place) =>
    String(place.get("status")).startsWith("ERROR") ? value(place) : null;

const errorGroup = ({ at, own }: Place, field: string) => {
  const key = `ProcessErrorGroup:${1 + (own % 9)}`;
  return at("ProcessErrorGroup", key, field).get(field);
};

const standing = ({ get }: Place) =>
  ({
    status: get("status"),
    record: get("record"),
    type: get("type"),
    tries: get("tries"),
    isErased: false,
  }) as ProcessActionState;

const processRules = {
  pid: ({ tail }) => tail,
  name: ({ get }) => findService(String(get("serviceId")))?.name.de ?? "Vorgang",
  type: ({ own }) => pick(["ASYNCHRONOUS", "ASYNCHRONOUS", "SYNCHRONOUS"], own >>> 3),
  status: ({ own }) =>
    pick(
      ["SUCCESS", "SUCCESS", "SUCCESS", "ERROR", "ERROR_WITHOUT_RETRY", "IN_PROGRESS", "SUCCESS_MANUAL"],
      own,
    ),
  record: ({ own }) => pick(["ACTIVE", "ACTIVE", "ACTIVE", "ACTIVE", "ARCHIVED"], own >>> 5),
  tries: ({ size }) => size("attempts"),
  retryState: (place) => {
    const { type, tries } = standing(place);
    return retryStateOf(type, tries);
  },
  nextRetryAt: (place) => {
    const { status, type, tries } = standing(place);
    return status === "ERROR" && retryWaitMs(type, tries) !== null ? iso(timeValue(place)) : null;
  },
  scheduledRestart: () => null,
  erasedAt: () => null,
  allowedActions: (place) => allowedActions(standing(place)),
  problem: failed(() => "HTTP_STATUS"),
  httpStatus: failed(({ hash }) => pick([500, 502, 503, 404, 422], hash)),
  errorText: failed((place) => errorGroup(place, "errorText")),
  errorFingerprint: failed((place) => errorGroup(place, "fingerprint")),
  feeDifference: rarely(25, ({ own }) => ((own % 7) - 3.5) * 200),
  completion: ({ get, tail }) =>
    get("status") === "SUCCESS_MANUAL"
      ? { $ref: { typeName: "ProcessCompletion", key: `${tail}.completion` } }
      : null,
} satisfies Record<string, Rule>;

const attempted = ({ at, tail }: Place) => at("Process", `Process:${tail.split(".")[0]}`, "attempts");

/** The latest attempt comes first. */
const attemptRules = {
  number: (place) => attempted(place).size("attempts") - place.number + 1,
  restart: () => 0,
  startedAt: (place) => {
    const first = Date.parse(String(attempted(place).get("createdAt")));
    return iso(first + (Number(place.get("number")) - 1) * 30 * 60_000);
  },
  state: (place) => {
    const hasSucceeded = String(attempted(place).get("status")).startsWith("SUCCESS");
    return hasSucceeded && place.number === 1 ? "SUCCEEDED" : "FAILED";
  },
  trigger: ({ get }) => (get("number") === 1 ? "FIRST" : "SCHEDULE"),
  problem: ({ get }) => (get("state") === "FAILED" ? "HTTP_STATUS" : null),
  httpStatus: ({ get, hash }) => (get("state") === "FAILED" ? pick([500, 502, 503], hash) : 200),
  errorText: (place) => (place.get("state") === "FAILED" ? stringValue(place) : null),
} satisfies Record<string, Rule>;

/** Parts of a finished job add up to its items. */
const shareOfJob = (part: "succeeded" | "failed" | "skipped"): Rule => {
  return ({ get, own }) => {
    const done = Number(get("done"));
    const failed = Math.floor(done / 6);
    const skipped = own % 2 === 0 ? Math.floor(done / 8) : 0;
    return { failed, skipped, succeeded: done - failed - skipped }[part];
  };
};

/** Times of states that a job has not reached are null. */
const unlessState =
  (states: readonly string[], value: Rule): Rule =>
  (place) =>
    states.includes(String(place.get("state"))) ? null : value(place);

const jobRules = {
  state: ({ own }) => pick(["FINISHED", "FINISHED", "FINISHED", "CANCELLED", "EXPIRED"], own),
  total: ({ size }) => size("items"),
  done: ({ get, own }) => {
    const total = Number(get("total"));
    return { FINISHED: total, CANCELLED: own % (total + 1) }[String(get("state"))] ?? 0;
  },
  succeeded: shareOfJob("succeeded"),
  failed: shareOfJob("failed"),
  skipped: shareOfJob("skipped"),
  forecast: ({ get }) => [{ error: null, count: get("total") }],
  standings: ({ get }) => [{ status: "SUCCESS", count: get("succeeded") }],
  failure: () => null,
  retryOf: () => null,
  download: () => null,
  expiresAt: () => null,
  startedAt: unlessState(["PREPARED", "EXPIRED"], (place) => iso(timeValue(place))),
  finishedAt: unlessState(["PREPARED", "EXPIRED", "RUNNING"], (place) => iso(timeValue(place))),
} satisfies Record<string, Rule>;

const previewRules = {
  state: () => "READY",
  fileName: ({ hash }) => pick(["postleitzahlen.csv", "adressen-2025.csv"], hash),
  encoding: () => "UTF_8",
  sample: () => "Königsplatz",
  ignoredColumns: () => [],
  otherCommunes: () => null,
  needsConfirmation: () => [],
  problemCounts: () => [],
  failure: () => null,
  snapshot: () => null,
  counts: ({ own }) => ({
    added: own % 40,
    changed: own % 12,
    unchanged: own % 400,
    removed: own % 7,
    refused: 0,
  }),
} satisfies Record<string, Rule>;

export const rules: Rules = {
  Instance: {
    stage: () => "DEVELOPMENT",
    hasDemoAccounts: () => false,
    supportContact: () => "0821 324-0",
    imprintUrl: () => "https://www.example.org/impressum",
    privacyUrl: () => "https://www.example.org/datenschutz",
    barrierContact: () => "barrieren@example.org",
  },
  Session: { isCurrent: ({ tail }) => tail.endsWith("ownSession") || tail.endsWith("~1") },
  User: userRules,
  Invitation: { status: () => "OPEN", delivery: () => "SENT" },
  ActorRef: {
    userId: ({ hash }) => `User:${1 + (hash % 40)}`,
    username: ({ get, at }) => userRules.username(at("User", String(get("userId")), "username")),
    role: ({ get, at }) => userRules.type(at("User", String(get("userId")), "type")),
  },
  Commune: {
    ...byAgs,
    picture: () => null,
    initialization: () => "INITIALIZED",
    serviceIds: ({ own }) => someServices(6 + (own % 30), own),
    services: ({ get, tail }) =>
      (get("serviceIds") as string[]).map((id) => ({
        $ref: { typeName: "CommuneService", key: `CommuneService:${tail}~${id}` },
      })),
    counts: ({ get, size }) => {
      const services = (get("services") as unknown[]).length;
      const rows = "postalCodes registerOffices countries residentialProperties waterMeterReadingCommunes";
      const sizes = Object.fromEntries(rows.split(" ").map((name) => [name, size(name)]));
      return { services, enabledServices: services, ...sizes };
    },
  },
  CommuneRef: byAgs,
  RoleCommune: byAgs,
  ImportOtherCommune: byAgs,
  CommuneService: {
    serviceId: ({ tail }) => tail.split("~").at(-1),
    isEnabled: ({ hash }) => hash % 5 !== 0,
  },
  Country: { isEu: ({ get }) => !["Norwegen", "Schweiz", "Türkei"].includes(String(get("name"))) },
  ResidentialPropertySource: { lastFailure: () => null, running: () => null },
  ImportPreview: previewRules,
  SystemFigures: {
    communeCount: ({ size }) => size("communes", "Query", "ROOT"),
    communesByState: ({ size }) =>
      ["BY", "NW", "SN"].map((state, index) => ({
        state,
        count: Math.floor(size("communes", "Query", "ROOT") / (index + 2)),
      })),
    activeUserCount: ({ size }) => Math.floor(size("users", "Query", "ROOT") * 0.6),
  },
  UserError: { field: () => null, params: () => [] },
  Activity: { jobId: () => null },
  ActivityTarget: {
    label: ({ get }) => (get("commune") === null ? "Meldebescheinigung" : ""),
    pid: () => null,
    serviceId: rarely(2, ({ hash }) => pick(serviceCatalogue, hash).id),
  },
  Process: processRules,
  ProcessAttempt: attemptRules,
  Payment: {
    totalAmount: ({ get, at }) => {
      const fees = get("feeOverview") as readonly { readonly $ref: { readonly key: string } }[];
      return fees.reduce(
        (sum, { $ref: { key } }) => sum + Number(at("PaymentFee", key, "total").get("total")),
        0,
      );
    },
    completionType: () => "PAID",
    paymentType: ({ hash }) => pick(["Kreditkarte", "giropay", "PayPal"], hash),
    paymentSystem: () => "ePayBL",
  },
  FeeTariffEntry: {
    gebOstNr: ({ number }) => `221.${number}`,
    maximum: ({ get }) => get("minimum"),
    note: () => null,
  },
  PaymentFee: {
    text: ({ hash }) => pick(["Verwaltungsgebühr", "Auslagen", "Zuschlag Express"], hash),
    total: ({ get }) => Number(get("value")) * Number(get("quantity")),
  },
  Job: jobRules,
  JobItem: {
    target: ({ row, own }) => row("Process", own),
    label: ({ get }) => (get("target") as Ref).$ref.key.slice("Process:".length),
    state: ({ number }) => (number % 6 === 0 ? "FAILED" : "SUCCEEDED"),
    finishedAt: (place) => iso(timeValue(place)),
    error: () => null,
    changes: () => [],
  },
};
