/** Handling of the demo feedback: reading, redacting, deciding, withdrawing, and notes. */
import { addDays as addCalendarDays, calendarDayOf, startOfDay } from "#domain/calendarDays";
import type { ActivityType } from "#domain/activityTypes";
import { redactSpans, type FeedbackState } from "#domain/feedback/feedback";
import { findPersonalData } from "#domain/feedback/personalData";
import { serviceSettings } from "#domain/serviceSettings";
import type { Activity } from "#server/domain/activity/activity";
import { nextOfficeHours } from "./calendar";
import { notes, otherReasons, personalDataReasons, withdrawalReasons } from "./feedbackTexts";
import type { Random } from "./random";
import type { DemoUser } from "./userRows";

/** Feedback as submitted. */
export interface SubmittedFeedback {
  readonly ags: string;
  readonly serviceId: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly createdAt: Date;
}

/** A change that the activity log records. */
export interface FeedbackAction extends Pick<Activity, "before" | "after"> {
  readonly type: ActivityType;
  readonly at: Date;
  readonly actor: DemoUser;
}

const minuteMs = 60_000;
const recentDays = 14;

/** Builds the history of an entry, step by step. */
class FeedbackHistory {
  readonly actions: FeedbackAction[] = [];
  comment: string | null;
  original: { readonly comment: string; readonly eraseAt: Date } | null = null;
  state: FeedbackState = "NEW";
  decision: { readonly at: Date; readonly by: DemoUser; readonly reason: string | null } | null = null;
  read: { readonly at: Date; readonly by: DemoUser } | null = null;
  note: { readonly text: string; readonly at: Date; readonly by: DemoUser } | null = null;
  updated: { readonly at: Date; readonly by: DemoUser | null };
  revision = 1;

  constructor(readonly submitted: SubmittedFeedback) {
    this.comment = submitted.comment;
    this.updated = { at: submitted.createdAt, by: null };
  }

  redact(at: Date, by: DemoUser): void {
    if (this.comment === null) return;
    const hints = findPersonalData(this.comment);
    const days = serviceSettings.retention_days.default;
    const eraseAt = startOfDay(addCalendarDays(calendarDayOf(at), days));
    this.original = { comment: this.comment, eraseAt };
    this.comment = redactSpans(this.comment, hints);
    const redacted = {
      redactedParts: hints.length,
      redactedKinds: [...new Set(hints.map(({ kind }) => kind))],
    };
    this.#record("REDACT_FEEDBACK", at, by, { redactedParts: 0 }, redacted);
    this.#end(at, by);
  }

  decide(state: FeedbackState, at: Date, by: DemoUser, reason: string | null): void {
    const type = state === "APPROVED" ? "APPROVE_FEEDBACK" : "WITHDRAW_FEEDBACK";
    const after = { feedbackState: state, ...(reason !== null && { reason }) };
    this.#record(type, at, by, { feedbackState: this.state }, after);
    this.state = state;
    this.decision = { at, by, reason };
    this.#end(at, by);
  }

  leaveNote(text: string, at: Date, by: DemoUser): void {
    this.#record("SAVE_FEEDBACK_NOTE", at, by, { note: this.note?.text ?? null }, { note: text });
    this.note = { text, at, by };
    this.#end(at, by);
  }

  #record(type: ActivityType, at: Date, actor: DemoUser, before: object, after: object): void {
    const { rating, createdAt } = this.submitted;
    const details = { rating, submittedAt: createdAt.toISOString() };
    this.actions.push({ type, at, actor, before: { ...before }, after: { ...details, ...after } });
  }

  #end(at: Date, by: DemoUser): void {
    this.updated = { at, by };
    this.revision += 1;
  }
}

/**
 * Draws the handling of feedback by `colleagues` before the start of today: about half of it is approved, and most of
 * the latest is new.
 */
export function handleFeedback(
  submitted: SubmittedFeedback,
  { start, colleagues }: { readonly start: Date; readonly colleagues: readonly DemoUser[] },
  random: Random,
): FeedbackHistory {
  const history = new FeedbackHistory(submitted);
  const at = nextOfficeHours(submitted.createdAt, random);
  const by = random.pick(colleagues);
  const later = (minutes: number) => new Date(at.getTime() + minutes * minuteMs);
  const isRecent = start.getTime() - at.getTime() < recentDays * 24 * 60 * minuteMs;
  if (later(60) >= start || !random.chance(isRecent ? 0.4 : 0.92)) return history;
  history.read = { at, by };
  if (submitted.comment !== null && random.chance(0.15)) {
    history.leaveNote(random.pick(notes), later(2), random.pick(colleagues));
  }
  if (random.chance(isRecent ? 0.3 : 0.78)) decide(history, later, by, random);
  return history;
}

function decide(
  history: FeedbackHistory,
  later: (minutes: number) => Date,
  by: DemoUser,
  random: Random,
): void {
  const hasHints = findPersonalData(history.comment ?? "").length > 0;
  if (hasHints && random.chance(0.55)) history.redact(later(5), by);
  else if (hasHints)
    return history.decide("NOT_FOR_PUBLICATION", later(8), by, random.pick(personalDataReasons));
  if (!hasHints && random.chance(history.comment === null ? 0.02 : 0.12)) {
    return history.decide("NOT_FOR_PUBLICATION", later(8), by, random.pick(otherReasons));
  }
  history.decide("APPROVED", later(9), by, null);
  if (random.chance(0.05)) history.decide("NEW", later(45), by, random.pick(withdrawalReasons));
}

export type { FeedbackHistory };
