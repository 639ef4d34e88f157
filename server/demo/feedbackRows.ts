/** Ratings and comments that citizens gave after their demo applications. */
import { findPersonalData } from "#domain/feedback/personalData";
import { findService, hasCapability } from "#domain/serviceCatalogue";
import type { Row } from "./communeRows";
import { isOut, outageOf, type Outage } from "./outage";
import { composeComment } from "./feedbackComments";
import { deliveryOf } from "./feedbackDelivery";
import { handleFeedback, type FeedbackAction, type FeedbackHistory } from "./feedbackHandling";
import type { Tone } from "./feedbackSentences";
import type { DemoProcess } from "./processRows";
import { randomOf, uuidsOf, type Random } from "./random";
import type { DemoUser } from "./userRows";

/** Feedback of the demo data. */
export interface DemoFeedback {
  readonly row: Row<"feedback"> & { readonly created_at: Date; readonly updated_at: Date };
  /** Times are relative to the start of today and are shifted to now on insert. */
  readonly isLive: boolean;
  /** In chronological order. */
  readonly actions: readonly FeedbackAction[];
}

/** Numbers of entries with and without a comment, about the services of the demo member and about others. */
const counts = {
  own: { commented: 140, plain: 160 },
  others: { commented: 260, plain: 640 },
} as const;

const minuteMs = 60_000;

/** An application that is rated. */
interface Rated {
  readonly process: DemoProcess;
  readonly isOwn: boolean;
  readonly isOut: boolean;
}

function toneOf({ process: { row }, isOut: isDuringOutage }: Rated, outage: Outage, random: Random): Tone {
  if (isDuringOutage) return "bad";
  const draw = random.next();
  const isTroubled = row.status !== "SUCCESS" || row.restarts !== 0;
  const isNearOutage = row.created_at >= outage.from && row.created_at < outage.until;
  const [good, mixed] = isTroubled ? [0.15, 0.45] : isNearOutage ? [0.35, 0.6] : [0.66, 0.88];
  return draw < good ? "good" : draw < mixed ? "mixed" : "bad";
}

const ratingsOf: Readonly<Record<Tone, readonly number[]>> = {
  good: [5, 5, 5, 4],
  mixed: [3, 3, 3, 2],
  bad: [1, 1, 1, 2],
};

/** Most citizens rate immediately, some after they received the result. */
function submissionTime({ process, isOut: isDuringOutage }: Rated, start: Date, random: Random): Date {
  const { created_at: from, updated_at: updatedAt } = process.row;
  if (process.isLive) return new Date((updatedAt.getTime() + start.getTime()) / 2);
  const minutes = isDuringOutage || random.chance(0.7) ? random.int(2, 40) : random.int(60, 5 * 24 * 60);
  const at = from.getTime() + minutes * minuteMs + random.int(0, 59_999);
  return new Date(at < start.getTime() ? at : from.getTime() + random.int(minuteMs, 60 * minuteMs));
}

/** Selects the rated applications, and those with a comment: all of the outage, and others at random. */
function drawRated(
  processes: readonly DemoProcess[],
  member: DemoUser | undefined,
  outage: Outage,
  random: Random,
): (Rated & { readonly hasComment: boolean })[] {
  const access = new Set(
    member?.access.flatMap(({ ags, services }) => services.map((service) => `${ags} ${service}`)),
  );
  const all = processes.flatMap((process): Rated[] => {
    const { commune_ags: ags, service_id: id, created_at: at } = process.row;
    const service = findService(id);
    if (service === undefined || !hasCapability(id, "statistics")) return [];
    // Applications without an answer are not rated yet.
    if (process.isLive && process.row.status !== "SUCCESS") return [];
    return [{ process, isOwn: access.has(`${ags} ${id}`), isOut: isOut(outage, { service }, at) }];
  });
  return (["own", "others"] as const).flatMap((kind) => {
    const { commented, plain } = counts[kind];
    const isOfKind = ({ isOwn }: Rated) => isOwn === (kind === "own");
    const drawn = random
      .sample(all.filter(isOfKind), all.length)
      .sort((a, b) => Number(b.isOut) - Number(a.isOut))
      .slice(0, commented + plain);
    return drawn.map((rated, index) => ({ ...rated, hasComment: index < commented }));
  });
}

function rowOf(
  history: FeedbackHistory,
  nextId: () => string,
  { start }: { readonly start: Date },
): Omit<DemoFeedback["row"], keyof ReturnType<typeof deliveryOf>> {
  const { submitted, comment, original, decision, read, note, updated } = history;
  const isErased = original !== null && original.eraseAt <= start;
  const kept = isErased ? null : original;
  return {
    delivery_key: nextId(),
    intake_key: nextId(),
    commune_ags: submitted.ags,
    service_id: submitted.serviceId,
    rating: submitted.rating,
    comment,
    original_comment: kept?.comment ?? null,
    original_erase_at: kept?.eraseAt ?? null,
    has_hints: findPersonalData(comment ?? "").length > 0,
    state: history.state,
    decided_at: decision?.at ?? null,
    decided_by_id: decision?.by.id ?? null,
    decided_by_name: decision?.by.username ?? null,
    decided_by_role: decision?.by.type ?? null,
    decision_reason: decision?.reason ?? null,
    read_at: read?.at ?? null,
    read_by_id: read?.by.id ?? null,
    read_by_name: read?.by.username ?? null,
    read_by_role: read?.by.type ?? null,
    note: note?.text ?? null,
    note_at: note?.at ?? null,
    note_by_id: note?.by.id ?? null,
    note_by_name: note?.by.username ?? null,
    note_by_role: note?.by.type ?? null,
    created_at: submitted.createdAt,
    updated_at: updated.at,
    updated_by_name: updated.by?.username ?? null,
    revision: history.revision,
  };
}

/** Builds the feedback in order of submission: 400 entries with different comments, 800 without. */
export function makeFeedback(
  seed: string,
  start: Date,
  processes: readonly DemoProcess[],
  accounts: readonly DemoUser[],
): DemoFeedback[] {
  const random = randomOf(seed, "feedback");
  const nextId = uuidsOf(randomOf(seed, "ids of feedback"));
  const outage = outageOf(start);
  const member = accounts.find(({ type }) => type === "MEMBER");
  const actors = accounts.filter(({ type }) => type !== "MEMBER");
  const known = new Set<string>();
  const compose = (subject: Parameters<typeof composeComment>[0]) => {
    for (;;) {
      const comment = composeComment(subject, random);
      if (known.has(comment)) continue;
      known.add(comment);
      return comment;
    }
  };
  const feedback = drawRated(processes, member, outage, random).map((rated): DemoFeedback => {
    const { commune_ags: ags, service_id: serviceId } = rated.process.row;
    const tone = toneOf(rated, outage, random);
    const createdAt = submissionTime(rated, start, random);
    const subject = { ags, serviceId, tone, isOut: rated.isOut, index: known.size };
    const comment = rated.hasComment ? compose(subject) : null;
    const rating = random.pick(ratingsOf[tone]);
    const colleagues = rated.isOwn && member !== undefined ? [member, member, ...actors] : actors;
    const history = handleFeedback(
      { ags, serviceId, rating, comment, createdAt },
      { start, colleagues },
      random,
    );
    const delivery = deliveryOf({ seed, start }, { ags, createdAt }, random);
    return {
      row: { ...rowOf(history, nextId, { start }), ...delivery },
      isLive: rated.process.isLive,
      actions: history.actions,
    };
  });
  return feedback.sort((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
}
