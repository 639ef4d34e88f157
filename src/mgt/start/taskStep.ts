/** Where the first step of a task is. */
import type { LinkProps } from "@tanstack/react-router";
import type { OwnTaskKind } from "#domain/ownTasks";
import { inErrorStatuses } from "#domain/processTransitions";

interface TaskFacts {
  readonly ags: string;
  /** Null: of the commune. */
  readonly serviceId: string | null | undefined;
  readonly missingCount: number | null | undefined;
  readonly endsOn: string | null | undefined;
  readonly name: string | null | undefined;
}

/** The screen of the first step, filtered to what is concerned. */
export function stepOf(
  kind: OwnTaskKind,
  { ags: commune, serviceId, missingCount, endsOn, name }: TaskFacts,
): Pick<LinkProps, "to" | "params" | "search"> {
  const params = { commune, service: serviceId ?? "" };
  switch (kind) {
    case "KBA_PASSWORD":
      return { to: "/mgt/edit/$commune/kba-settings", params: { commune } };
    case "APPLICATION_ERROR":
      // The task counts active ones.
      return {
        to: "/mgt/transactionInfo/$commune/$service",
        params,
        search: { status: inErrorStatuses, archived: "no" },
      };
    case "FEE_GAP":
    case "FEE_OVERLAP":
      // The day shows the missing price, or one of several.
      return {
        to: "/mgt/servicefees/$commune/$service",
        params,
        search: { text: name ?? undefined, asOf: endsOn ?? undefined },
      };
    case "TEXT_INCOMPLETE":
      return {
        to: "/mgt/textedit/$commune/$service",
        params,
        search: { flag: (missingCount ?? 0) > 0 ? "missing" : "outdated" },
      };
    case "TEXT_DRAFT":
      return { to: "/mgt/textedit/$commune/$service", params, search: { flag: "draft" } };
    default:
      // FEEDBACK_UNREAD.
      return { to: "/mgt/feedback/$commune/$service", params, search: { read: "no" } };
  }
}
