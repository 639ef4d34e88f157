import type { LinkProps } from "@tanstack/react-router";
import type { RunsScreenQuery$data } from "./__generated__/RunsScreenQuery.graphql";

/** A run as the list of runs reads it. */
export type RunRow = RunsScreenQuery$data["runs"]["edges"][number]["node"];

interface RunTarget extends Pick<LinkProps, "state"> {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly params?: Readonly<Record<string, string>>;
}

/** Where the result of a run is; of an import, the screen of what it imported, if that is known. */
export function runTarget(run: RunRow): RunTarget | undefined {
  const { kind, action, resultId, ags } = run;
  const params = { id: resultId };
  if (kind === "PROCESSES") return { to: "/admin/jobs/$id", params, state: { jobHead: jobHeadOf(run) } };
  if (kind === "FEE_CHANGE") return { to: "/admin/fees/changes/$id", params };
  if (kind === "SERVICE_SWITCH") return { to: "/admin/services/switches/$id", params };
  if (kind === "USER_IMPORT") return { to: "/admin/users" };
  if (kind !== "IMPORT") return { to: "/admin/runs/$id", params };
  if (!ags) return undefined;
  return {
    to:
      action === "IMPORT_POSTAL_CODES"
        ? "/mgt/edit/$commune/postal-codes"
        : "/mgt/edit/$commune/residential-properties",
    params: { commune: ags },
  };
}

function jobHeadOf({ action: kind, counts, comment = null, startedAt, createdBy }: RunRow) {
  if (!counts) return undefined;
  return { kind, total: counts.total, comment, startedAt, username: createdBy.username };
}
