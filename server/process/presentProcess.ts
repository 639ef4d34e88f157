/** Processes in the form of the contract. */
import { can } from "#domain/permissions";
import { allowedActions } from "#domain/processTransitions";
import { retryStateOf } from "#domain/retrySchedule";
import { maskSecrets } from "#domain/secretNames";
import type { Context } from "#server/context";
import { toNodeId } from "#server/nodeId";
import { selectVariables } from "#server/storage/processes/processDetails";
import type { StoredActor, StoredProcess } from "#server/storage/processes/processes";
import { paymentOf } from "./presentPayment";

/** Who did something, in the form of the contract. */
export function presentActor({ id, name, role }: StoredActor) {
  return { userId: id === null ? null : toNodeId("User", id), username: name, role };
}

/** A process in the form of the contract; `row` is for the resolvers of its connections. */
export function presentProcess(row: StoredProcess, ctx: Context) {
  const { id, communeAgs, communeName, scheduledRestartAt, scheduledBy, ...rest } = row;
  const { completedAt, completedBy, completionComment, paymentIdentifier, ...plain } = rest;
  const { status, record, type, tries, erasedAt } = row;
  return {
    ...plain,
    __typename: "Process",
    row,
    id: toNodeId("Process", String(id)),
    commune: { ags: communeAgs, name: communeName },
    retryState: retryStateOf(type, tries),
    scheduledRestart: scheduledRestartAt &&
      scheduledBy && { at: scheduledRestartAt, by: presentActor(scheduledBy) },
    allowedActions: can(ctx.viewer, "processes_action")
      ? allowedActions({ status, record, type, tries, isErased: erasedAt !== null })
      : [],
    payment: () => paymentOf(id, ctx),
    paymentSystemIdentifier: paymentIdentifier,
    variables: async () => maskSecrets((await selectVariables(ctx.db, id)) ?? null),
    completion: completedAt &&
      completedBy && { at: completedAt, by: presentActor(completedBy), comment: completionComment ?? "" },
  };
}

/** What presentProcess makes. */
export type PresentedProcess = ReturnType<typeof presentProcess>;
