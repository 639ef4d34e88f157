import { useLingui } from "@lingui/react";
import type { LinkProps } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import type { AttentionKind } from "#domain/attention";
import { inErrorStatuses } from "#domain/processTransitions";
import { AppLink } from "#ui/AppLink";
import { iconSet } from "#ui/Icon";
import type { AttentionStep_line$key } from "./__generated__/AttentionStep_line.graphql";
import { isAttentionKind, stepLabels } from "./attentionLabels";

const StepIcon = iconSet({ next: "M6 4l4 4-4 4" });

const stepFragment = graphql`
  fragment AttentionStep_line on AttentionLine @throwOnFieldError {
    kind
    subject
    name
  }
`;

interface AttentionStepProps {
  readonly line: AttentionStep_line$key;
  /** Id of the sentence of the line. */
  readonly describedBy: string;
}

/** Link to the list that the figure of a line counts, worded as the first step. */
export function AttentionStep({ line, describedBy }: AttentionStepProps) {
  const { _ } = useLingui();
  const { kind, subject, name } = useFragment(stepFragment, line);
  if (!isAttentionKind(kind)) return null;
  return (
    <AppLink {...listOf(kind, subject, name)} aria-describedby={describedBy} data-part="step">
      {_(stepLabels[kind])}
      <StepIcon name="next" />
    </AppLink>
  );
}

type ListTarget = Pick<LinkProps, "to" | "params" | "search">;

/** The list of what a line counts, or the page of the only one. */
function listOf(
  kind: AttentionKind,
  subject: string | null | undefined,
  name: string | null | undefined,
): ListTarget {
  switch (kind) {
    case "JOB_FAILED":
      // With its name, it is the only one.
      return name
        ? { to: "/admin/more/automated-jobs/$job", params: { job: name } }
        : { to: "/admin/attention/$kind", params: { kind } };
    case "PROCESS_ERROR_GROUP":
      return { to: "/admin/processes", search: { cause: subject ?? undefined, status: inErrorStatuses } };
    case "PROCESS_WITHOUT_RETRY":
      return { to: "/admin/processes", search: { attention: true } };
    case "KBA_PASSWORD":
      return { to: "/admin/kba", search: { state: ["EXPIRING", "EXPIRED"] } };
    case "KEYSTORE":
      return {
        to: "/admin/resources/$resource",
        params: { resource: "keystore" },
        search: { expires: "30" },
      };
    case "RESOURCE_DEPRECATED":
      return { to: "/admin/resources/$resource", params: { resource: "all" }, search: { deprecated: "yes" } };
    case "MAIL_REFUSED":
      return { to: "/admin/users", search: { refused: true } };
    case "INVITATION_EXPIRING":
      return { to: "/admin/users", search: { ending: true } };
    default:
      return { to: "/admin/attention/$kind", params: { kind } };
  }
}
