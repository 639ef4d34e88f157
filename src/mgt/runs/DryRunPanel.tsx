import { Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DryRunNotice, DryRunSummary, type DryRunGroup } from "#runs/DryRun";
import type { RunActionProps } from "#runs/RunAction";
import { useItemLabels, type ItemLabels } from "#runs/useItemLabels";
import { Icon } from "#ui/Icon";
import type { DryRunPanel_run$key } from "./__generated__/DryRunPanel_run.graphql";
import { StartRun } from "./StartRun";

interface DryRunPanelProps extends Pick<RunActionProps, "tone" | "word" | "onDone"> {
  readonly run: DryRunPanel_run$key;
  /** How many things of which kind. */
  readonly lead: ReactNode;
  /** Heading of those that will be handled. */
  readonly openTitle: string;
  /** What becomes of them. */
  readonly effect?: ReactNode;
  readonly consequence?: ReactNode;
  /** Label of the start button. */
  readonly confirmLabel: string;
  /** Its label if nothing will be handled. */
  readonly emptyLabel: string;
  /** Names of results that differ from the usual ones. */
  readonly labels?: Partial<ItemLabels>;
  /** Another way to start it. */
  readonly alternative?: ReactNode;
  /** The question before the start. */
  readonly children: ReactNode;
}

/** What a run would do, in numbers, and the button that starts it. */
export function DryRunPanel(props: DryRunPanelProps) {
  const {
    lead,
    openTitle,
    effect,
    consequence,
    confirmLabel,
    emptyLabel,
    children,
    run,
    alternative,
    ...action
  } = props;
  const labels = { ...useItemLabels()("PREPARED"), ...props.labels };
  const { id, isOwn, expiresAt, createdBy, progress } = useFragment(
    graphql`
      fragment DryRunPanel_run on BackgroundRun @throwOnFieldError {
        id
        isOwn
        expiresAt
        createdBy {
          username
        }
        progress {
          open
          impossible
          unchanged
          excluded
        }
      }
    `,
    run,
  );
  const { open, impossible, unchanged, excluded } = progress;
  const rest = { tone: "neutral", part: "neutral", icon: <Icon name="dash" /> } as const;
  const groups: readonly DryRunGroup[] = [
    {
      title: openTitle,
      text: open > 0 && effect,
      count: open,
      tone: "progress",
      part: "accent",
      icon: <Icon name="pencil" />,
    },
    {
      title: labels.impossible,
      count: impossible,
      tone: "error",
      part: "error",
      icon: <Icon name="alert" />,
    },
    { ...rest, title: labels.unchanged, count: unchanged },
    { ...rest, title: labels.excluded, count: excluded },
  ];
  return (
    <Stack gap={4}>
      <DryRunNotice expiresAt={expiresAt} owner={isOwn ? undefined : createdBy.username} />
      <p>{lead}</p>
      <DryRunSummary groups={groups} />
      {consequence}
      {isOwn && (
        <Flex wrap="wrap" gap={2}>
          <StartRun
            {...action}
            id={id}
            isDisabled={open === 0}
            label={open === 0 ? emptyLabel : confirmLabel}
            title={`${confirmLabel}?`}
            confirmLabel={confirmLabel}
          >
            {children}
          </StartRun>
          {open > 0 && alternative}
        </Flex>
      )}
    </Stack>
  );
}
