/** Purposes of selecting entries by person: declared for a session, and recorded with each selected person. */
import { checkFreeText, readReason } from "#domain/freeText";
import { purposeMinutes } from "#domain/chainChecks";
import { reasonMaxLength } from "#domain/limits";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  insertPersons,
  insertPurpose,
  selectNewPersons,
  selectPurpose,
  selectUsernames,
  type StoredPurpose,
} from "#server/storage/activity/purposes";
import { done, inTransaction, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { recordActivities, type Activity } from "./activity";

/** Persons whose entries are selected. */
export interface SelectedPersons {
  /** Database ids. */
  readonly userIds: readonly string[];
  /** Beginning of a name. `null`: none. */
  readonly name: string | null;
}

/** Returns the purpose declared in this session, if it is still valid. */
export function currentPurpose(ctx: Context): Promise<StoredPurpose | null> {
  return selectPurpose(ctx.db, requireViewer(ctx).sessionId, ctx.now());
}

/** Declares the purpose for this session. Payload errors: required, text_too_long, text_invalid. */
export function declarePurpose(ctx: Context, typed: string): Promise<Outcome<StoredPurpose>> {
  return inTransaction(ctx, async (tx) => {
    const purpose = readReason(typed);
    const wrong = checkFreeText(purpose, reasonMaxLength);
    if (wrong) return refused(userError(wrong.code, ["purpose"], wrong.params));
    const validUntil = new Date(ctx.now().getTime() + purposeMinutes * 60_000);
    const stored = await insertPurpose(tx, requireViewer(ctx).sessionId, { purpose, validUntil });
    await recordActivities(tx, [entryOf(ctx, stored, { target: { kind: "setting", id: "activities" } })]);
    return done(stored);
  });
}

/**
 * Records which persons are selected, once per declaration.
 * @throws GraphQLError purpose_required if no purpose is valid
 */
export async function requirePurpose(ctx: Context, { userIds, name }: SelectedPersons): Promise<void> {
  const persons = [...new Set(userIds), ...(name === null ? [] : [nameKey(name)])];
  if (persons.length === 0) return;
  const purpose = await currentPurpose(ctx);
  if (purpose === null) throw failure("purpose_required");
  if ((await selectNewPersons(ctx.db, purpose.id, persons)).length === 0) return;
  await ctx.db.transaction().execute(async (tx) => {
    const added = new Set(await insertPersons(tx, purpose.id, persons));
    const ids = userIds.filter((id) => added.has(id));
    const names = await selectUsernames(tx, ids);
    const entries = ids.map((id) =>
      entryOf(ctx, purpose, { target: { kind: "user", id }, label: names.get(id) ?? id }),
    );
    if (name !== null && added.has(nameKey(name))) {
      const target = { kind: "setting", id: "activities" } as const;
      entries.push(entryOf(ctx, purpose, { target, after: { actorName: name } }));
    }
    await recordActivities(tx, entries);
  });
}

const nameKey = (name: string): string => `name ${name}`;

type Selection = Pick<Activity<"READ_PERSONAL_DATA">, "target" | "label" | "after">;

function entryOf(
  ctx: Context,
  { purpose }: StoredPurpose,
  { after, ...selection }: Selection,
): Activity<"READ_PERSONAL_DATA"> {
  const values = { statedPurpose: purpose, ...after };
  return {
    type: "READ_PERSONAL_DATA",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...selection,
    after: values,
  };
}
