/** Marks of lines as seen, which hide them for everyone. */
import { attentionKinds, attentionRules } from "#domain/attention";
import { calendarDayOf, startOfDay } from "#domain/calendarDays";
import { can } from "#domain/permissions";
import { attentionSeenSchema, type AttentionSeenValues } from "#domain/schemas/attentionSeen";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { stampOf } from "#server/domain/stamp";
import { failure } from "#server/failure";
import { deleteSeen, upsertSeen, type LineKey } from "#server/storage/attention/seen";
import { findLine, type AttentionLine } from "./attention";

const notFound = refused(userError("not_found", ["id"]));

/** The opaque id of a line. */
export function lineIdOf({ kind, subject }: LineKey): string {
  return Buffer.from(`AttentionLine:${kind}:${subject ?? ""}`).toString("base64url");
}

/** Decodes the id of a line. Null if it is not one. */
function parseLineId(id: string): LineKey | null {
  const [, name, subject = ""] =
    /^AttentionLine:([A-Z_]+):([0-9a-f]{0,32})$/.exec(
      id.length > 200 ? "" : Buffer.from(id, "base64url").toString(),
    ) ?? [];
  const kind = attentionKinds.find((known) => known === name);
  const key = kind && { kind, subject: subject === "" ? null : subject };
  return key && lineIdOf(key) === id ? key : null;
}

/**
 * Marks a line as seen until the start of a day, with the number of rows that it has now. Payload errors: not_found,
 * those of attentionSeenSchema. Throws insufficient_permissions if the viewer may not see the line.
 */
export async function markSeen(
  ctx: Context,
  id: string,
  values: AttentionSeenValues,
): Promise<Outcome<AttentionLine>> {
  const key = requireLineKey(ctx, id);
  if (key === null) return notFound;
  const checks = new FieldChecks();
  const { until, reason } = checks.read(attentionSeenSchema(calendarDayOf(ctx.now())), values);
  if (checks.errors.length > 0) return refused(...checks.errors);
  const line = await findLine(ctx, key);
  if (line === null) return notFound;
  await upsertSeen(ctx.db, key, { until: startOfDay(until), reason, count: line.count }, stampOf(ctx));
  return lineAfter(ctx, key);
}

/** Removes the mark of a line, if it has one. Payload errors: not_found. Throws as markSeen. */
export async function unmarkSeen(ctx: Context, id: string): Promise<Outcome<AttentionLine>> {
  const key = requireLineKey(ctx, id);
  if (key === null) return notFound;
  await deleteSeen(ctx.db, key);
  return lineAfter(ctx, key);
}

async function lineAfter(ctx: Context, key: LineKey): Promise<Outcome<AttentionLine>> {
  const line = await findLine(ctx, key);
  return line === null ? notFound : done(line);
}

function requireLineKey({ viewer }: Context, id: string): LineKey | null {
  const key = parseLineId(id);
  if (key && !can(viewer, attentionRules[key.kind].permission)) throw failure("insufficient_permissions");
  return key;
}
