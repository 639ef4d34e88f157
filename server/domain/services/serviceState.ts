/** The state of a commune's service, which its header shows. */
import { attentionTimeoutMs } from "#domain/attention";
import { can } from "#domain/permissions";
import { hasCapability } from "#domain/serviceCatalogue";
import { serviceHistoryTypes } from "#domain/serviceHistory";
import type { ServiceSwitchAction } from "#domain/serviceSwitches";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import { computeKind } from "#server/domain/attention/computeKind";
import { switchActionOf } from "./switches/switchServices";
import type { StoredCommuneService } from "#server/storage/communes/communeServices";
import { selectServiceState, type StoredServiceState } from "#server/storage/services/serviceState";
import type { StoredActor } from "#server/storage/stamp";

/** State of a service in a commune. Counts are null if the service lacks what they count. */
export interface ServiceState {
  readonly switchedAt: Date;
  readonly switchedBy: StoredActor | null;
  readonly nextSwitch: { readonly at: Date; readonly action: ServiceSwitchAction } | null;
  readonly drafts: number | null;
  readonly missingTexts: number | null;
  readonly outdatedTexts: number | null;
  readonly textsToDo: number | null;
  readonly feeGaps: number | null;
  readonly lastChange: { readonly at: Date; readonly by: StoredActor } | null;
  readonly portalUrl: string | null;
}

/** Computes the state of a service that the viewer may see; null: it failed, or took too long. */
export async function computeServiceState(
  ctx: Context,
  service: StoredCommuneService,
): Promise<ServiceState | null> {
  const { serviceId, updatedAt, updatedByName } = service;
  const types = serviceHistoryTypes(serviceId, (permission) => can(ctx.viewer, permission));
  const stored = await computeKind(
    ctx,
    "SERVICE_STATE",
    ({ db, now, today }) =>
      selectServiceState(db, service, { now, today, languages: defaultTextLanguages, types }),
    attentionTimeoutMs,
  );
  if (!stored) return null;
  const { switchAt, switchAction, changedAt, actorId, actorName, actorRole, hostUrl } = stored;
  const hasTexts = hasCapability(serviceId, "text");
  return {
    switchedAt: updatedAt,
    switchedBy: updatedByName === null ? null : { id: null, name: updatedByName, role: null },
    nextSwitch: switchAt && switchAction && { at: switchAt, action: switchActionOf(switchAction) },
    drafts: hasTexts ? stored.drafts : null,
    missingTexts: hasTexts ? (stored.missingTexts ?? 0) : null,
    outdatedTexts: hasTexts ? (stored.outdatedTexts ?? 0) : null,
    textsToDo: hasTexts ? textsToDo(stored) : null,
    feeGaps: hasCapability(serviceId, "fees") ? stored.feeGaps : null,
    lastChange:
      changedAt && actorName !== null
        ? { at: changedAt, by: { id: actorId, name: actorName, role: actorRole } }
        : null,
    // What {host} means is known to the portal alone.
    portalUrl: hostUrl !== null && /^https?:/i.test(hostUrl) ? hostUrl : null,
  };
}

/** Number of texts that need a person. Disabled services count none as missing or outdated, but all drafts. */
function textsToDo({ drafts, incompleteTexts, incompleteDrafts }: StoredServiceState): number {
  return incompleteTexts === null ? drafts : drafts + incompleteTexts - incompleteDrafts;
}
