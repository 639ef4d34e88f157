import { Box, Flex } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunAction } from "#runs/RunAction";
import { AppLink } from "#ui/AppLink";
import { useAnnounce } from "#ui/ui";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type {
  ScheduledSwitches_query$data,
  ScheduledSwitches_query$key,
} from "./__generated__/ScheduledSwitches_query.graphql";
import type { ScheduledSwitchesCancelMutation } from "./__generated__/ScheduledSwitchesCancelMutation.graphql";
import { useSwitchLabels } from "./useSwitchLabels";

const cancelMutation = graphql`
  mutation ScheduledSwitchesCancelMutation($input: CancelRunInput!) {
    cancelRun(input: $input) {
      run {
        id
        state
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Switches of services that begin on a later day, which can be cancelled. Shows nothing if there is none. */
export function ScheduledSwitches({ query }: { readonly query: ScheduledSwitches_query$key }) {
  const { t } = useLingui();
  const { scheduledServiceSwitches } = useFragment(
    graphql`
      fragment ScheduledSwitches_query on Query @throwOnFieldError {
        scheduledServiceSwitches {
          id
          state
          action
          beginsAt
          serviceIds
          communeCount
          createdBy {
            username
          }
        }
      }
    `,
    query,
  );
  // One that was cancelled stays in the store until the list is loaded again.
  const ahead = scheduledServiceSwitches.filter(({ state }) => state === "RUNNING");
  const part = useRestoreFocus(ahead.map(({ id }) => id).join(" "), () => document.querySelector("main"));
  return (
    <div ref={part}>
      {ahead.length > 0 && (
        <Box as="section" aria-label={t`Geplant`} my={3}>
          <Box as="h2" textStyle="sm" fontWeight="semibold">
            <Trans>Geplant</Trans>
          </Box>
          <Box as="ul">
            {ahead.map((run) => (
              <ScheduledSwitch key={run.id} run={run} />
            ))}
          </Box>
        </Box>
      )}
    </div>
  );
}

interface ScheduledSwitchProps {
  readonly run: ScheduledSwitches_query$data["scheduledServiceSwitches"][number];
}

function ScheduledSwitch({ run }: ScheduledSwitchProps) {
  const { t } = useLingui();
  const labelsOf = useSwitchLabels();
  const announce = useAnnounce();
  const commit = useMutationAsync<ScheduledSwitchesCancelMutation>(cancelMutation);
  const { id, action, beginsAt, serviceIds, communeCount, createdBy } = run;
  const title = labelsOf(action).title(serviceIds.length);
  const begin = formatDateTime(beginsAt ?? "");
  return (
    <Flex as="li" align="center" wrap="wrap" columnGap={3} rowGap={1} py={1.5}>
      <AppLink variant="text" to="/admin/services/switches/$id" params={{ id }}>
        {title}
      </AppLink>
      <span>
        <Plural value={communeCount} one="in # Kommune" other="in # Kommunen" /> ·{" "}
        <Trans>
          ab {begin}, geplant von {createdBy.username}
        </Trans>
      </span>
      <RunAction
        confirmLabel={t`Planung aufheben`}
        title={t`${title}: Planung aufheben?`}
        cancelLabel={t`Geplant lassen`}
        commit={() => commit({ input: { id } })}
        onDone={() => announce(t`Planung aufgehoben: ${title}`)}
        word={({ code }) =>
          code === "status_not_allowed"
            ? {
                text: t`Die Sammelaktion war schon zu Ende und konnte nicht mehr angehalten werden.`,
                isStale: true,
              }
            : undefined
        }
      >
        <p>
          <Trans>Es wurde noch nichts geändert, und es bleibt dabei.</Trans>
        </p>
      </RunAction>
    </Flex>
  );
}
