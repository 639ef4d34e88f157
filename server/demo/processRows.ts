/** Rows of the demo processes and their dependent rows. */
import type { ProcessStatus } from "#domain/processTransitions";
import { errorFingerprint } from "#server/domain/processes/errorFingerprint";
import type { DemoCommune, Row } from "./communeRows";
import { postalCodesOf } from "./communes";
import { outageOf } from "./outage";
import { drawFeeAnswers } from "./feeAnswers";
import { makeFiles, type DemoFile } from "./processFiles";
import { makePayment, type DemoPayment } from "./processPayments";
import { scenarios } from "./processScenarios";
import { matchingOffers, offersOf, type Offer } from "./processOffers";
import { simulate } from "./simulateProcess";
import type { ProcessSimulation, SimulatedAction, SimulatedAttempt } from "./processSimulation";
import { makeVariables } from "./processVariables";
import { randomOf, uuidsOf, type Random } from "./random";
import type { DemoUser } from "./userRows";

/** A demo process. */
export interface DemoProcess {
  readonly row: Row<"process"> & { readonly created_at: Date; readonly updated_at: Date };
  /** Times are relative to the start of today and are shifted to now on insert, so the retry schedule continues. */
  readonly isLive: boolean;
  /** `null` if erased. */
  readonly variables: object | null;
  readonly payment: DemoPayment | null;
  readonly attempts: readonly Omit<Row<"process_attempt">, "process_id">[];
  readonly files: readonly (DemoFile & { readonly id: string; readonly at: Date; readonly by: DemoUser })[];
  readonly actions: readonly (SimulatedAction & { readonly actor: DemoUser })[];
}

/** Id of the restService resource that the demo services deliver to. */
export const demoRestService = "demo";

/** Id of the restService resource that requires authentication. */
export const demoSecuredService = "demo-secured";

/** Memoizes errorFingerprint, since the same causes occur hundreds of times. */
function rememberFingerprints(): typeof errorFingerprint {
  const known = new Map<string, string>();
  return (problem, httpStatus, text) => {
    const key = `${problem}|${httpStatus}|${text}`;
    const fingerprint = known.get(key) ?? errorFingerprint(problem, httpStatus, text);
    known.set(key, fingerprint);
    return fingerprint;
  };
}

/** Idempotency keys of the attempts. Automatic retries keep the key of the previous attempt. */
function keysOf(attempts: readonly SimulatedAttempt[], nextId: () => string): string[] {
  let key = "";
  return attempts.map(({ trigger }) => {
    // Draw an id for every attempt, even if it is not used, so that later ids stay the same.
    const drawn = nextId();
    if (trigger !== "SCHEDULE") key = drawn;
    return key;
  });
}

function attemptRow(
  simulation: ProcessSimulation,
  attempt: SimulatedAttempt,
  idempotencyKey: string,
  { fingerprintOf }: ProcessOptions,
) {
  const { number, restart, trigger, state, problem, httpStatus, text } = attempt;
  return {
    number,
    restart,
    trigger,
    state,
    problem,
    schedule_number: attempt.scheduleNumber,
    idempotency_key: idempotencyKey,
    started_at: attempt.startedAt,
    duration_ms: attempt.durationMs,
    http_status: httpStatus,
    target: `urn:sm:v1:restService:${demoRestService}`,
    error_text: simulation.erasedAt === null ? text : null,
    // A problem of a successful attempt is a warning, not an error.
    error_fingerprint:
      problem === null || state === "SUCCEEDED" ? null : fingerprintOf(problem, httpStatus, text),
  };
}

const noError = { problem: null, http_status: null, error_text: null, error_fingerprint: null };

const errorStatuses: readonly ProcessStatus[] = ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"];

/** Error columns: the last error while the process is in an error or unknown status, otherwise all null. */
function errorOf({ status }: ProcessSimulation, last: ReturnType<typeof attemptRow> | undefined) {
  if (!errorStatuses.includes(status) || last === undefined) return noError;
  const { problem, http_status, error_text, error_fingerprint } = last;
  return { problem, http_status, error_text, error_fingerprint };
}

function completionOf({ actions }: Pick<DemoProcess, "actions">) {
  const done = actions.find(({ action }) => action === "COMPLETE");
  return {
    completed_at: done?.at ?? null,
    completed_by_id: done?.actor.id ?? null,
    completed_by_name: done?.actor.username ?? null,
    completed_by_role: done?.actor.type ?? null,
    completion_comment: done?.comment ?? null,
  };
}

const shorthand = (id: string) =>
  id
    .replace(/^[a-z]+-/, "")
    .slice(0, 3)
    .toUpperCase();

/** Share of the payments of the last 30 days that are not completed. */
const openPaymentsShare = 0.03;
const openPaymentsMaxAge = 30 * 86_400_000;

/** Further input for building a process. */
interface ProcessOptions {
  /** Sequence number from 1. */
  readonly number: number;
  readonly random: Random;
  /** For answers on which fees depend. */
  readonly feeRandom: Random;
  readonly isPaymentOpen: boolean;
  /** Returns a new UUID with each call. */
  readonly nextId: () => string;
  readonly fingerprintOf: typeof errorFingerprint;
  /** Users who perform the actions. */
  readonly actors: readonly DemoUser[];
  readonly files: readonly DemoFile[];
}

function makeProcess(
  offer: Offer,
  simulation: ProcessSimulation,
  options: ProcessOptions,
): Omit<DemoProcess, "isLive"> {
  const { number, random, feeRandom, nextId, actors, files } = options;
  const { commune, service, type } = offer;
  const [ags, communeName] = commune.row;
  const { createdAt, status, attempts } = simulation;
  const actions = simulation.actions.map((action) => ({ ...action, actor: random.pick(actors) }));
  const isPaid = service.capabilities.includes("fees");
  const feeAnswers = isPaid ? drawFeeAnswers(service, random, feeRandom) : {};
  const paid = { ags, service, feeAnswers, createdAt, number, isOpen: options.isPaymentOpen };
  const payment = isPaid ? makePayment(paid, random) : null;
  const keys = keysOf(attempts, nextId);
  const rows = attempts.map((attempt, at) => attemptRow(simulation, attempt, keys[at] ?? "", options));
  const serial = String(number).padStart(6, "0");
  const businessKey = `${shorthand(service.id)}-${ags}-${createdAt.getUTCFullYear()}-${serial}`;
  const { postalCode } = random.pick(postalCodesOf(commune.row));
  const { group, name } = service;
  const application = {
    group,
    serviceName: name.de,
    ags,
    communeName,
    postalCode,
    businessKey,
    createdAt,
    feeAnswers,
  };
  const isErased = simulation.erasedAt !== null;
  const row = {
    pid: nextId(),
    uuid: nextId(),
    definition_key: service.id,
    form_key: `${service.id}-2025-3`,
    business_key: businessKey,
    name: name.de,
    type,
    commune_ags: ags,
    service_id: service.id,
    status,
    record: simulation.record,
    tries: simulation.tries,
    restarts: simulation.restarts,
    attempt_count: attempts.length,
    next_retry_at: simulation.nextRetryAt,
    schedule_number: simulation.scheduleNumber,
    revision: simulation.revision,
    // Pending attempts are not in the queue yet. Its sweep enqueues them.
    is_queued: simulation.nextRetryAt === null && status !== "IN_PROGRESS",
    payment_identifier: payment?.identifier ?? null,
    fee_difference: payment && (payment.total_amount - payment.expected_amount || null),
    ...errorOf(simulation, rows.at(-1)),
    ...completionOf({ actions }),
    erased_at: simulation.erasedAt,
    created_at: createdAt,
    succeeded_at: simulation.succeededAt,
    updated_at: simulation.updatedAt,
  };
  const uploads = isErased ? [] : actions.filter(({ action }) => action === "UPLOAD_FILE");
  return {
    row,
    payment,
    attempts: rows,
    actions,
    variables: isErased ? null : makeVariables(application, random),
    files: uploads.map(({ at, actor }) => ({
      ...random.pick(files),
      id: nextId(),
      at,
      by: actor,
    })),
  };
}

/** Builds the processes of the communes, in order of creation. `actors` are the users who perform actions. */
export function makeProcesses(
  seed: string,
  start: Date,
  communes: readonly DemoCommune[],
  actors: readonly DemoUser[],
): DemoProcess[] {
  const all = offersOf(communes);
  const nextId = uuidsOf(randomOf(seed, "ids of processes"));
  const shared = { nextId, fingerprintOf: rememberFingerprints(), actors, files: makeFiles() };
  const history = { start, outage: outageOf(start) };
  let number = 0;
  return scenarios
    .flatMap((scenario) => {
      const offers = matchingOffers(scenario, all);
      return Array.from({ length: scenario.count }, (_, index): DemoProcess => {
        number += 1;
        const random = randomOf(seed, "process", String(number));
        const feeRandom = randomOf(seed, "fee answers", String(number));
        const { offer, simulation } = simulate(scenario, offers, history, { seed, number, index }, random);
        const isPaymentOpen =
          start.getTime() - simulation.createdAt.getTime() < openPaymentsMaxAge &&
          randomOf(seed, "open payment", String(number)).chance(openPaymentsShare);
        return {
          ...makeProcess(offer, simulation, { ...shared, number, random, feeRandom, isPaymentOpen }),
          isLive: scenario.startDay === "live",
        };
      });
    })
    .sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
}
