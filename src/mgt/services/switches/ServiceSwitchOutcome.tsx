import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { RunOutcome } from "#mgt/runs/RunOutcome";
import { inBackground } from "#relay/inBackground";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { ServiceSwitchOutcome_run$key } from "./__generated__/ServiceSwitchOutcome_run.graphql";
import ServiceSwitchScreenNode, {
  type ServiceSwitchScreenQuery,
  type ServiceSwitchScreenQuery$variables,
} from "./__generated__/ServiceSwitchScreenQuery.graphql";
import { ServiceSwitchDryRun } from "./ServiceSwitchDryRun";
import { ServiceSwitchRows } from "./ServiceSwitchRows";
import { StopSwitch } from "./StopSwitch";
import { switchItemErrorMessages } from "./switchErrorMessages";
import type { SwitchRowsSearch } from "./switchesList";
import { UndoSwitch } from "./UndoSwitch";
import { useSwitchLabels, useSwitchResultLabels } from "./useSwitchLabels";

const ServiceSwitchForm = lazyOverlay(async () => (await import("./ServiceSwitchForm")).ServiceSwitchForm);

interface ServiceSwitchOutcomeProps {
  readonly run: ServiceSwitchOutcome_run$key;
  readonly address: ListAddress<SwitchRowsSearch>;
  /** Variables of the query that loaded the rows. */
  readonly variables: ServiceSwitchScreenQuery$variables;
  /** Whether other rows are loading. */
  readonly isStale: boolean;
}

/** Dry run, progress or result of a switch of services, with its items. Updated live while it runs. */
export function ServiceSwitchOutcome({ run, address, variables, isStale }: ServiceSwitchOutcomeProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const data = useFragment(
    graphql`
      fragment ServiceSwitchOutcome_run on ServiceSwitch
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[RunItemState!]" }
        obstacle: { type: "ServiceSwitchObstacle" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        action
        serviceIds
        undoOf {
          id
        }
        ...RunOutcome_run
        ...ServiceSwitchDryRun_run
        ...UndoSwitch_run
        ...ServiceSwitchRows_run
          @arguments(
            states: $states
            obstacle: $obstacle
            first: $first
            after: $after
            last: $last
            before: $before
          )
      }
    `,
    run,
  );
  const navigate = useNavigate();
  const labels = useSwitchLabels()(data.action);
  const resultLabels = useSwitchResultLabels();
  const open = (id: string) => void navigate({ to: "/admin/services/switches/$id", params: { id } });
  return (
    <RunOutcome
      run={data}
      labels={(state) => resultLabels(data.action, state)}
      succeededLabel={labels.done}
      dryRun={<ServiceSwitchDryRun run={data} onStarted={address.reset} />}
      again={
        // What takes a run back is prepared on the page of that run.
        !data.undoOf && (
          <DialogButton
            variant="solid"
            intent={ServiceSwitchForm.intent}
            renderDialog={(onClose) => <ServiceSwitchForm serviceIds={data.serviceIds} onClose={onClose} />}
          >
            <Trans>Neu vorbereiten</Trans>
          </DialogButton>
        )
      }
      renderStop={(running) => (
        <StopSwitch
          run={running}
          done={t`${plural(running.progress.succeeded, { one: "# Dienst", other: "# Dienste" })} ${labels.done}`}
        />
      )}
      renderNotes={() => <UndoSwitch run={data} onPrepared={open} />}
      onPrepared={open}
      address={address}
      fetchItems={() =>
        fetchQuery<ServiceSwitchScreenQuery>(environment, ServiceSwitchScreenNode, variables, inBackground)
      }
    >
      {(state) => (
        <ErrorMessagesContext value={switchItemErrorMessages}>
          <ServiceSwitchRows run={data} state={state} address={address} isStale={isStale} />
        </ErrorMessagesContext>
      )}
    </RunOutcome>
  );
}
