import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { commitLocalUpdate, type RecordSourceProxy } from "relay-runtime";
import type { OwnTaskKind } from "#domain/ownTasks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";
import { BusyButton } from "#ui/BusyButton";
import { Status } from "#ui/Status";
import { useAnnounce } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import type { FailedTasksQuery } from "./__generated__/FailedTasksQuery.graphql";
import { kindLabels } from "./taskLabels";

const tasksQuery = graphql`
  query FailedTasksQuery($kinds: [OwnTaskKind!]!) @throwOnFieldError {
    ownTasks(kinds: $kinds) {
      kind
      totalCount
      tasks {
        id
        urgency
        ...TaskRow_task
      }
    }
  }
`;

/** Kinds that could not be computed, with a button that computes only these again. */
export function FailedTasks({ kinds }: { readonly kinds: readonly OwnTaskKind[] }) {
  const { t, i18n } = useLingui();
  const environment = useRelayEnvironment();
  const announce = useAnnounce();
  const errorMessage = useErrorMessage();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const names = kinds.map((kind) => i18n._(kindLabels[kind])).join(", ");

  async function retry() {
    setBusy(true);
    setProblem(null);
    try {
      const data = await fetchQuery<FailedTasksQuery>(environment, tasksQuery, { kinds }).toPromise();
      const isComputed = kinds.every((kind) =>
        data?.ownTasks.some((report) => report.kind === kind && report.tasks),
      );
      commitLocalUpdate(environment, (store) => replaceReports(store, kinds));
      if (isComputed) announce(t`Die Aufgaben sind vollständig.`);
      else if (isMounted.current) setProblem(t`Wieder nicht gelungen.`);
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
        <Trans>Konnte nicht ermittelt werden: {names}</Trans>
        {problem && <small role="alert">{problem}</small>}
      </span>
      <BusyButton size="sm" variant="ghost" data-part="step" isBusy={isBusy} onClick={() => void retry()}>
        <Trans>Erneut versuchen</Trans>
      </BusyButton>
    </li>
  );
}

/** Takes the reports that were computed alone into the reports of all kinds. */
function replaceReports(store: RecordSourceProxy, kinds: readonly OwnTaskKind[]): void {
  const computed = store.getRoot().getLinkedRecords("ownTasks", { kinds }) ?? [];
  for (const report of store.getRoot().getLinkedRecords("ownTasks") ?? []) {
    const again = computed.find((other) => other.getValue("kind") === report.getValue("kind"));
    if (again) report.copyFieldsFrom(again);
  }
}
