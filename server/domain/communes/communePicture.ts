/** The picture of a commune. Its media type is determined from its bytes. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { pictureMaxBytes, pictureMaxSide } from "#domain/limits";
import { inspectPicture, pictureMediaTypes, type PictureProblem } from "#domain/pictures";
import type { ActivityValues } from "#domain/activityFields";
import type { Context } from "#server/context";
import { updateCommune } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import {
  deleteUnusedPicture,
  insertPicture,
  selectPictureOf,
  type NewPicture,
  type PictureRecord,
} from "#server/storage/communes/pictures";
import type { SpooledFile } from "#server/uploads";
import { recordActivity } from "#server/domain/activity/activity";
import { findCommune, type Commune } from "./communes";
import { lockRequiredCommune, stampOf } from "./saveCommune";
import { requireViewer } from "#server/domain/sessions/sessions";
import { inTransaction, done, Refusal, userError, type Outcome } from "#server/domain/mutationResult";

/** The commune to change, with the revision that the caller has read. */
export interface PictureTarget {
  readonly ags: string;
  readonly revision: number;
}

/** Sets the picture. Payload errors: ags_invalid, not_found, conflict, and those of inspectPicture at `file`. */
export async function changeCommunePicture(
  ctx: Context,
  target: PictureTarget,
  file: SpooledFile,
): Promise<Outcome<Commune>> {
  const read = await readNewPicture(file);
  return changePicture(ctx, target, async (tx, before) => {
    if (typeof read === "string") throw new Refusal([userError(read, ["file"], problemParams[read])]);
    const id = await insertPicture(tx, read);
    await setPicture(ctx, tx, target.ags, { ...read, id, byteSize: read.bytes.length }, before);
  });
}

/** Removes the picture, if there is one. Payload errors: ags_invalid, not_found, conflict. */
export function removeCommunePicture(ctx: Context, target: PictureTarget): Promise<Outcome<Commune>> {
  return changePicture(ctx, target, async (tx, before) => {
    if (before) await setPicture(ctx, tx, target.ags, null, before);
  });
}

const problemParams: Readonly<Record<PictureProblem, Readonly<Record<string, string>>>> = {
  file_too_large: { maxBytes: String(pictureMaxBytes) },
  file_type_not_allowed: { allowed: pictureMediaTypes.join(", ") },
  image_too_large: { maxWidth: String(pictureMaxSide), maxHeight: String(pictureMaxSide) },
  file_unreadable: {},
};

async function readNewPicture({ path, byteSize }: SpooledFile): Promise<NewPicture | PictureProblem> {
  if (byteSize > pictureMaxBytes) return "file_too_large";
  const bytes = await readFile(path);
  const found = inspectPicture(bytes);
  if (typeof found === "string") return found;
  return { ...found, bytes, sha256: createHash("sha256").update(bytes).digest() };
}

async function changePicture(
  ctx: Context,
  target: PictureTarget,
  work: (tx: Transaction, before: PictureRecord | undefined) => Promise<void>,
): Promise<Outcome<Commune>> {
  const { ags } = target;
  const outcome = await inTransaction(ctx, async (tx): Promise<Outcome<string>> => {
    const locked = await lockRequiredCommune(ctx, tx, target);
    if ("errors" in locked) return locked;
    await work(tx, await selectPictureOf(tx, ags));
    return done(ags);
  });
  return { ...outcome, value: outcome.value === null ? null : await findCommune(ctx, outcome.value) };
}

async function setPicture(
  ctx: Context,
  tx: Transaction,
  ags: string,
  after: PictureRecord | null,
  before: PictureRecord | undefined,
): Promise<void> {
  await updateCommune(tx, ags, { picture_id: after?.id ?? null }, stampOf(ctx));
  if (before) await deleteUnusedPicture(tx, before.id);
  await recordActivity(tx, {
    type: after === null ? "REMOVE_COMMUNE_PICTURE" : "CHANGE_COMMUNE_PICTURE",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags,
    target: { kind: "commune", id: ags },
    ...(before && { before: loggedValues(before) }),
    ...(after && { after: loggedValues(after) }),
  });
}

/** Values of a picture that are stored in the activity log. */
function loggedValues({
  mediaType,
  width,
  height,
  byteSize,
}: PictureRecord): ActivityValues<"CHANGE_COMMUNE_PICTURE"> {
  return { mediaType, width, height, bytes: byteSize };
}
