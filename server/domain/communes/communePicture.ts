/** The picture of a commune. Its media type is determined from its bytes. */
import { createHash } from "node:crypto";
import { pictureMaxBytes, pictureMaxSide } from "#domain/limits";
import { pictureMediaTypes } from "#domain/pictures/pictures";
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
import { readCheckedFile, type FileRule } from "#server/domain/files/checkFile";
import { findCommune, type Commune } from "./communes";
import { lockRequiredCommune } from "./saveCommune";
import { requireViewer } from "#server/domain/sessions/sessions";
import { inTransaction, done, Refusal, type Outcome, type UserError } from "#server/domain/mutationResult";
import { stampOf } from "#server/domain/stamp";

/** The commune to change, with the revision that the caller has read. */
export interface PictureTarget {
  readonly ags: string;
  readonly revision: number;
}

/** Sets the picture. Payload errors: ags_invalid, not_found, conflict, and those of checkFile at `file`. */
export async function changeCommunePicture(
  ctx: Context,
  target: PictureTarget,
  file: SpooledFile,
): Promise<Outcome<Commune>> {
  const read = await readNewPicture(file);
  return changePicture(ctx, target, async (tx, before) => {
    if ("code" in read) throw new Refusal([read]);
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

const pictureRule: FileRule = {
  mediaTypes: pictureMediaTypes,
  maxBytes: pictureMaxBytes,
  maxSize: { width: pictureMaxSide, height: pictureMaxSide },
};

async function readNewPicture(file: SpooledFile): Promise<NewPicture | UserError> {
  const read = await readCheckedFile(file, pictureRule);
  if ("code" in read) return read;
  const { bytes, mediaType, size } = read;
  if (!size) throw new Error("A picture has a size.");
  return { ...size, mediaType, bytes, sha256: createHash("sha256").update(bytes).digest() };
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
