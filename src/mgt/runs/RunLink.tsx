import type { ReactNode } from "react";
import { AppLink } from "#ui/AppLink";
import type { JobHead } from "#ui/jobHead";
import type { RunsScreenQuery$data } from "./__generated__/RunsScreenQuery.graphql";

/** A run as the list of runs reads it. */
export type RunRow = RunsScreenQuery$data["runs"]["edges"][number]["node"];

interface RunLinkProps {
  readonly run: RunRow;
  readonly children: ReactNode;
}

/** Links to the result of a run; of an import to the screen of what it imported. */
export function RunLink({ run, children }: RunLinkProps) {
  const { kind, action, resultId, ags } = run;
  if (kind === "PROCESSES") {
    return (
      <AppLink
        to="/admin/jobs/$id"
        params={{ id: resultId }}
        state={{ jobHead: jobHeadOf(run) }}
        variant="text"
      >
        {children}
      </AppLink>
    );
  }
  if (kind === "FEE_CHANGE") {
    return (
      <AppLink to="/admin/fees/changes/$id" params={{ id: resultId }} variant="text">
        {children}
      </AppLink>
    );
  }
  if (kind === "SERVICE_SWITCH") {
    return (
      <AppLink to="/admin/services/switches/$id" params={{ id: resultId }} variant="text">
        {children}
      </AppLink>
    );
  }
  if (kind === "USER_IMPORT") {
    return (
      <AppLink to="/admin/users" variant="text">
        {children}
      </AppLink>
    );
  }
  if (kind === "IMPORT") {
    if (!ags) return children;
    return (
      <AppLink
        to={
          action === "IMPORT_POSTAL_CODES"
            ? "/mgt/edit/$commune/postal-codes"
            : "/mgt/edit/$commune/residential-properties"
        }
        params={{ commune: ags }}
        variant="text"
      >
        {children}
      </AppLink>
    );
  }
  return (
    <AppLink to="/admin/runs/$id" params={{ id: resultId }} variant="text">
      {children}
    </AppLink>
  );
}

function jobHeadOf({
  action: kind,
  counts,
  comment = null,
  startedAt,
  createdBy,
}: RunRow): JobHead | undefined {
  if (!counts) return undefined;
  return { kind, total: counts.total, comment, startedAt, username: createdBy.username };
}
