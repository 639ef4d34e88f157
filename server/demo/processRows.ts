/** Rows of the processes of the demo data, with what belongs to them. */
import type { ProcessStatus } from "#domain/processTransitions";
import { errorFingerprint } from "#server/domain/processes/errorFingerprint";
import type { DemoCommune, Row } from "./communeRows";
import { postalCodesOf } from "./communes";
import { makeFiles, type DemoFile } from "./processFiles";
import { makePayment, type DemoPayment } from "./processPayments";
import { plots } from "./processPlots";
import { offersFor, offersOf, tell, type Offer } from "./processStories";
import type { ProcessTelling, ToldAct, ToldAttempt } from "./processTelling";
import { makeVariables } from "./processVariables";
import { randomOf, uuidsOf, type Random } from "./random";
import type { DemoUser } from "./userRows";

/** A process of the demo data. */
export interface DemoProcess {
  readonly row: Row<"process"> & { readonly created_at: Date; readonly updated_at: Date };
  /** Its times count from now, as if the start of today were now: its schedule goes on at this very hour. */
  readonly isLive: boolean;
  /** Null: erased. */
  readonly variables: object | null;
  readonly payment: DemoPayment | null;
  readonly attempts: readonly Omit<Row<"process_attempt">, "process_id">[];
  readonly files: readonly (DemoFile & { readonly id: string; readonly at: Date; readonly by: DemoUser })[];
  readonly acts: readonly (ToldAct & { readonly actor: DemoUser })[];
}

/** Id of the restService resource that the services of the demo data lead to. */
export const demoRestService = "demo";

/** errorFingerprint that remembers: the same causes come hundreds of times. */
function rememberFingerprints(): typeof errorFingerprint {
  const known = new Map<string, string>();
  return (problem, httpStatus, text) => {
    const key = `${problem}|${httpStatus}|${text}`;
    const fingerprint = known.get(key) ?? errorFingerprint(problem, httpStatus, text);
    known.set(key, fingerprint);
    return fingerprint;
  };
}

/** One key for each delivery: automatic retries keep the one of the attempt before. */
function keysOf(attempts: readonly ToldAttempt[], nextId: () => string): string[] {
  let key = "";
  return attempts.map(({ trigger }) => {
    // Drawn for each attempt, so that what follows keeps its ids.
    const drawn = nextId();
    if (trigger !== "SCHEDULE") key = drawn;
    return key;
  });
}

function attemptRow(
  telling: ProcessTelling,
  attempt: ToldAttempt,
  idempotencyKey: string,
  { fingerprintOf }: Making,
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
    error_text: telling.erasedAt === null ? text : null,
    // Beside a success a problem is a note only.
    error_fingerprint:
      problem === null || state === "SUCCEEDED" ? null : fingerprintOf(problem, httpStatus, text),
  };
}

const noError = { problem: null, http_status: null, error_text: null, error_fingerprint: null };

const troubled: readonly ProcessStatus[] = ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"];

/** What went wrong last, while it is not made good. */
function errorOf({ status }: ProcessTelling, last: ReturnType<typeof attemptRow> | undefined) {
  if (!troubled.includes(status) || last === undefined) return noError;
  const { problem, http_status, error_text, error_fingerprint } = last;
  return { problem, http_status, error_text, error_fingerprint };
}

function completionOf({ acts }: Pick<DemoProcess, "acts">) {
  const done = acts.find(({ action }) => action === "COMPLETE");
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

/** What else a process is made from. */
interface Making {
  /** From 1. */
  readonly number: number;
  readonly random: Random;
  /** Another UUID with each call. */
  readonly nextId: () => string;
  readonly fingerprintOf: typeof errorFingerprint;
  /** Those who act. */
  readonly actors: readonly DemoUser[];
  readonly files: readonly DemoFile[];
}

function makeProcess(offer: Offer, telling: ProcessTelling, making: Making): Omit<DemoProcess, "isLive"> {
  const { number, random, nextId, actors, files } = making;
  const { commune, service, type } = offer;
  const [ags, communeName] = commune.row;
  const { createdAt, status, attempts } = telling;
  const acts = telling.acts.map((act) => ({ ...act, actor: random.pick(actors) }));
  const isPaid = service.capabilities.includes("fees");
  const payment = isPaid ? makePayment(service, createdAt, number, random) : null;
  const keys = keysOf(attempts, nextId);
  const rows = attempts.map((attempt, at) => attemptRow(telling, attempt, keys[at] ?? "", making));
  const serial = String(number).padStart(6, "0");
  const businessKey = `${shorthand(service.id)}-${ags}-${createdAt.getUTCFullYear()}-${serial}`;
  const { postalCode } = random.pick(postalCodesOf(commune.row));
  const { group, name } = service;
  const application = { group, serviceName: name.de, ags, communeName, postalCode, businessKey, createdAt };
  const isErased = telling.erasedAt !== null;
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
    record: telling.record,
    tries: telling.tries,
    restarts: telling.restarts,
    attempt_count: attempts.length,
    next_retry_at: telling.nextRetryAt,
    schedule_number: telling.scheduleNumber,
    revision: telling.revision,
    // What is still to come is not in the queue, whose sweep takes it up.
    is_queued: telling.nextRetryAt === null && status !== "IN_PROGRESS",
    payment_identifier: payment?.identifier ?? null,
    ...errorOf(telling, rows.at(-1)),
    ...completionOf({ acts }),
    erased_at: telling.erasedAt,
    created_at: createdAt,
    updated_at: telling.updatedAt,
  };
  const uploads = isErased ? [] : acts.filter(({ action }) => action === "UPLOAD_FILE");
  return {
    row,
    payment,
    attempts: rows,
    acts,
    variables: isErased ? null : makeVariables(application, random),
    files: uploads.map(({ at, actor }) => ({
      ...random.pick(files),
      id: nextId(),
      at,
      by: actor,
    })),
  };
}

/** The processes of these communes in the order of their creation; the users are those who act. */
export function makeProcesses(
  seed: string,
  start: Date,
  communes: readonly DemoCommune[],
  actors: readonly DemoUser[],
): DemoProcess[] {
  const all = offersOf(communes);
  const nextId = uuidsOf(randomOf(seed, "ids of processes"));
  const shared = { nextId, fingerprintOf: rememberFingerprints(), actors, files: makeFiles() };
  let number = 0;
  return plots
    .flatMap((plot) => {
      const offers = offersFor(plot, all);
      return Array.from({ length: plot.count }, (_, index): DemoProcess => {
        number += 1;
        const random = randomOf(seed, "process", String(number));
        const offer = random.pick(offers);
        const telling = tell(plot, offer, start, { seed, number, index }, random);
        return {
          ...makeProcess(offer, telling, { ...shared, number, random }),
          isLive: plot.began === "live",
        };
      });
    })
    .sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
}
