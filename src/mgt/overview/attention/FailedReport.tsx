import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { commitLocalUpdate, type RecordSourceProxy } from "relay-runtime";
import type { AttentionKind } from "#domain/attention";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";
import { BusyButton } from "#ui/BusyButton";
import { Status } from "#ui/Status";
import { useAnnounce } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import type { FailedReportQuery } from "./__generated__/FailedReportQuery.graphql";
import { kindLabels } from "./attentionLabels";

const reportQuery = graphql`
  query FailedReportQuery($kinds: [AttentionKind!]!) @throwOnFieldError {
    systemOverview {
      attention(kinds: $kinds) {
        kind
        lines {
          ...attentionLine_line
        }
        computedAt
      }
    }
  }
`;

/** A kind whose lines could not be computed, with a button that computes this kind alone again. */
export function FailedReport({ kind }: { readonly kind: AttentionKind }) {
  const { t, i18n } = useLingui();
  const environment = useRelayEnvironment();
  const announce = useAnnounce();
  const errorMessage = useErrorMessage();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = i18n._(kindLabels[kind]);

  async function retry() {
    setBusy(true);
    setProblem(null);
    try {
      const data = await fetchQuery<FailedReportQuery>(environment, reportQuery, {
        kinds: [kind],
      }).toPromise();
      const isComputed = data?.systemOverview.attention.some((report) => report.lines) ?? false;
      if (isComputed) {
        commitLocalUpdate(environment, (store) => replaceReport(store, kind));
        announce(t`„${name}“ ist ermittelt.`);
      } else if (isMounted.current) {
        setProblem(t`Wieder nicht gelungen.`);
      }
    } catch (error) {
      if (isMounted.current) setProblem(errorMessage(toFailure(error)));
    } finally {
      if (isMounted.current) setBusy(false);
    }
  }

  return (
    <li data-failed>
      <span data-part="state">
        <Status tone="neutral">
          <Trans>Unbekannt</Trans>
        </Status>
      </span>
      <span data-part="sentence">
        <Trans>„{name}“ konnte nicht ermittelt werden.</Trans>
        {problem && <small role="alert">{problem}</small>}
      </span>
      <BusyButton
        size="sm"
        variant="ghost"
        data-part="mark"
        aria-label={t`Erneut versuchen: ${name}`}
        isBusy={isBusy}
        onClick={() => void retry()}
      >
        <Trans>Erneut versuchen</Trans>
      </BusyButton>
    </li>
  );
}

/** Takes the report that was computed alone into the reports of all kinds. */
function replaceReport(store: RecordSourceProxy, kind: AttentionKind): void {
  const overview = store.getRoot().getLinkedRecord("systemOverview");
  const [computed] = overview?.getLinkedRecords("attention", { kinds: [kind] }) ?? [];
  const failed = overview?.getLinkedRecords("attention")?.find((report) => report.getValue("kind") === kind);
  if (computed && failed) failed.copyFieldsFrom(computed);
}
