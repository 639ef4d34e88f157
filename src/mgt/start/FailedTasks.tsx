import { chakra, Flex } from "@chakra-ui/react";
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
      count
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
    <Flex data-failed wrap="wrap" align="center" columnGap={3} rowGap={1} textStyle="sm">
      <Status tone="neutral">
        <Trans>Unbekannt</Trans>
      </Status>
      <span>
        <Trans>Konnte nicht ermittelt werden: {names}</Trans>
        {problem && (
          <chakra.small role="alert" display="block" color="fg.muted">
            {problem}
          </chakra.small>
        )}
      </span>
      <BusyButton size="sm" variant="ghost" isBusy={isBusy} onClick={() => void retry()}>
        <Trans>Erneut versuchen</Trans>
      </BusyButton>
    </Flex>
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
