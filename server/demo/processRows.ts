/** Rows of the processes of the demo data, with what belongs to them. */
import { errorFingerprint } from "../domain/errorFingerprint";
import type { DemoCommune, Row } from "./communeRows";
import { postalCodesOf } from "./communes";
import { makeFiles, type DemoFile } from "./processFiles";
import { makePayment, type DemoPayment } from "./processPayments";
import { plots } from "./processPlots";
import { offersFor, offersOf, tell, type Offer } from "./processStories";
import type { ProcessTelling, ToldAct, ToldAttempt } from "./processTelling";
import { makeVariables } from "./processVariables";
import { randomOf, uuidOf } from "./random";
import type { DemoUser } from "./userRows";

/** A process of the demo data. */
export interface DemoProcess {
  readonly row: Row<"process">;
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

function attemptRow(seed: string, pid: string, telling: ProcessTelling, attempt: ToldAttempt) {
  const { number, restart, trigger, state, problem, httpStatus, text } = attempt;
  return {
    ...{ number, restart, trigger, state, problem },
    schedule_number: attempt.scheduleNumber,
    idempotency_key: uuidOf(seed, "attempt", pid, String(number)),
    started_at: attempt.startedAt,
    duration_ms: attempt.durationMs,
    http_status: httpStatus,
    target: `urn:sm:v1:restService:${demoRestService}`,
    error_text: telling.erasedAt === null ? text : null,
    error_fingerprint: problem === null ? null : errorFingerprint(problem, httpStatus, text),
  };
}

const noError = { problem: null, http_status: null, error_text: null, error_fingerprint: null };

/** The latest error, while the status is one. */
function errorOf({ status }: ProcessTelling, last: ReturnType<typeof attemptRow> | undefined) {
  const isError = status === "ERROR" || status === "ERROR_WITHOUT_RETRY";
  if (!isError || last === undefined) return noError;
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
  readonly pid: string;
  /** From 1. */
  readonly number: number;
  /** Those who act. */
  readonly actors: readonly DemoUser[];
  readonly files: readonly DemoFile[];
}

function makeProcess(
  seed: string,
  offer: Offer,
  telling: ProcessTelling,
  { pid, number, actors, files }: Making,
): Omit<DemoProcess, "isLive"> {
  const { commune, service, type } = offer;
  const [ags, communeName] = commune.row;
  const { createdAt, status, attempts } = telling;
  const random = randomOf(seed, "process", pid);
  const acts = telling.acts.map((act) => ({ ...act, actor: random.pick(actors) }));
  const isPaid = service.capabilities.includes("fees");
  const payment = isPaid ? makePayment(service, createdAt, number, random) : null;
  const rows = attempts.map((attempt) => attemptRow(seed, pid, telling, attempt));
  const serial = String(number).padStart(6, "0");
  const businessKey = `${shorthand(service.id)}-${ags}-${createdAt.getUTCFullYear()}-${serial}`;
  const { postalCode } = random.pick(postalCodesOf(commune.row));
  const { group, name } = service;
  const application = { group, serviceName: name.de, ags, communeName, postalCode, businessKey, createdAt };
  const isErased = telling.erasedAt !== null;
  const row = {
    ...{ pid, uuid: uuidOf(seed, "uuid", pid), definition_key: service.id, form_key: `${service.id}-2025-3` },
    ...{ business_key: businessKey, name: name.de, type, commune_ags: ags, service_id: service.id },
    ...{ status, record: telling.record, tries: telling.tries, restarts: telling.restarts },
    ...{ attempt_count: attempts.length, next_retry_at: telling.nextRetryAt },
    ...{ schedule_number: telling.scheduleNumber, revision: telling.revision },
    // What is still to come is not in the queue, whose sweep takes it up.
    is_queued: telling.nextRetryAt === null && status !== "IN_PROGRESS",
    payment_identifier: payment?.identifier ?? null,
    ...errorOf(telling, rows.at(-1)),
    ...completionOf({ acts }),
    ...{ erased_at: telling.erasedAt, created_at: createdAt, updated_at: telling.updatedAt },
  };
  const uploads = isErased ? [] : acts.filter(({ action }) => action === "UPLOAD_FILE");
  return {
    ...{ row, payment, attempts: rows, acts },
    variables: isErased ? null : makeVariables(application, random),
    files: uploads.map(({ at, actor }) => ({
      ...random.pick(files),
      ...{ id: uuidOf(seed, "file", pid, at.toISOString()), at, by: actor },
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
  const files = makeFiles();
  let number = 0;
  return plots
    .flatMap((plot) => {
      const offers = offersFor(plot, all);
      return Array.from({ length: plot.count }, (_, index): DemoProcess => {
        number += 1;
        const pid = uuidOf(seed, "pid", String(number));
        const offer = randomOf(seed, "offer", pid).pick(offers);
        const telling = tell(plot, offer, start, { seed, pid, index });
        const made = makeProcess(seed, offer, telling, { pid, number, actors, files });
        return { ...made, isLive: plot.began === "live" };
      });
    })
    .sort((a, b) => createdAt(a) - createdAt(b));
}

const createdAt = ({ row }: DemoProcess) => new Date(row.created_at ?? 0).getTime();
