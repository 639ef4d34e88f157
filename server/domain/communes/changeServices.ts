/** Changes the services of a commune with their entries in the activity log. Shared by single changes and runs. */
import { findService } from "#domain/serviceCatalogue";
import type { ActivityValues } from "#domain/activityFields";
import { recordActivities, type Activity, type Actor } from "#server/domain/activity/activity";
import { storedActor } from "#server/domain/stamp";
import { updateCommune } from "#server/storage/communes/communes";
import {
  deleteCommuneService,
  insertCommuneServices,
  updateCommuneServices,
  type CommuneServiceKey,
  type StoredCommuneService,
} from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs, selectBlobsOf } from "#server/storage/services/blobs";

/** Who changes services, and when. */
export interface ServiceAuthor {
  readonly actor: Actor;
  readonly at: Date;
}

/** Adds services to a locked commune, enabled. It must not have any of them. */
export async function addServices(
  tx: Transaction,
  ags: string,
  serviceIds: readonly string[],
  author: ServiceAuthor,
): Promise<void> {
  const { actor, at } = author;
  await insertCommuneServices(tx, ags, serviceIds, { at, by: actor.username });
  await recordAdded(tx, ags, serviceIds, author, true);
}

/** Records that services were added to a commune. */
export async function recordAdded(
  tx: Transaction,
  ags: string,
  serviceIds: readonly string[],
  author: ServiceAuthor,
  isEnabled: boolean,
): Promise<void> {
  const { actor, at } = author;
  await updateCommune(tx, ags, {}, { at, by: storedActor(actor) });
  await recordActivities(
    tx,
    serviceIds.map((serviceId) =>
      entryOf(author, "ADD_COMMUNE_SERVICE", { communeAgs: ags, serviceId }, { after: enabled(isEnabled) }),
    ),
  );
}

/** Removes a locked service with its own content. */
export async function removeService(
  tx: Transaction,
  service: StoredCommuneService,
  author: ServiceAuthor,
): Promise<void> {
  const contents = await selectBlobsOf(tx, service);
  await deleteCommuneService(tx, service);
  await deleteUnusedBlobs(tx, contents);
  const values = { before: enabled(service.isEnabled) };
  await recordActivities(tx, [entryOf(author, "REMOVE_COMMUNE_SERVICE", service, values)]);
}

/** Enables or disables locked services. None of them may be in that state. */
export async function enableServices(
  tx: Transaction,
  services: readonly CommuneServiceKey[],
  isEnabled: boolean,
  author: ServiceAuthor,
): Promise<void> {
  await updateCommuneServices(tx, services, isEnabled, { at: author.at, by: author.actor.username });
  const type = isEnabled ? "ENABLE_SERVICE" : "DISABLE_SERVICE";
  const values = { before: enabled(!isEnabled), after: enabled(isEnabled) };
  await recordActivities(
    tx,
    services.map((service) => entryOf(author, type, service, values)),
  );
}

function enabled(isEnabled: boolean): ActivityValues<ServiceActivity> {
  return { isEnabled };
}

/** Types of the activity log entries about services of a commune. */
type ServiceActivity =
  "ADD_COMMUNE_SERVICE" | "REMOVE_COMMUNE_SERVICE" | "ENABLE_SERVICE" | "DISABLE_SERVICE";

function entryOf(
  { actor, at }: ServiceAuthor,
  type: ServiceActivity,
  { communeAgs: ags, serviceId }: CommuneServiceKey,
  values: Pick<Activity<ServiceActivity>, "before" | "after">,
): Activity<ServiceActivity> {
  return {
    type,
    at,
    actor,
    ags,
    serviceId,
    ...values,
    target: { kind: "service", id: serviceId },
    label: findService(serviceId)?.name.de ?? serviceId,
  };
}
