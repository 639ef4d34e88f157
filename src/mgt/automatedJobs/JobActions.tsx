import { Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { erasureJob } from "#domain/erasure";
import { useAction } from "#relay/useAction";
import { useDialogQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MoreActions } from "#ui/MoreActions";
import { useToast } from "#ui/ui";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import EraseNowParameters from "./erasure/__generated__/EraseNowQuestionQuery$parameters";
import type { JobActions_job$key } from "./__generated__/JobActions_job.graphql";
import type { JobActionsResumeMutation } from "./__generated__/JobActionsResumeMutation.graphql";
import type { JobActionsRunMutation } from "./__generated__/JobActionsRunMutation.graphql";
import { useJobTexts } from "./jobDescriptions";

const EraseNowQuestion = lazyOverlay(
  async () => (await import("./erasure/EraseNowQuestion")).EraseNowQuestion,
);
const PauseJobDialog = lazyOverlay(async () => (await import("./PauseJobDialog")).PauseJobDialog);

const runMutation = graphql`
  mutation JobActionsRunMutation($input: RunAutomatedJobInput!) {
    runAutomatedJob(input: $input) {
      job {
        ...JobActions_job
        ...JobFacts_job
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const resumeMutation = graphql`
  mutation JobActionsResumeMutation($input: ResumeAutomatedJobInput!) {
    resumeAutomatedJob(input: $input) {
      job {
        ...JobActions_job
        ...JobFacts_job
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface JobActionsProps {
  readonly job: JobActions_job$key;
  /** menu: for rows; buttons: for the job's page. */
  readonly layout: "menu" | "buttons";
  /** Loads the job again. */
  readonly onChanged: () => void;
}

/** Runs a job now, pauses it and resumes it. Renders nothing without the permission. */
export function JobActions({ job, layout, onChanged }: JobActionsProps) {
  const { t } = useLingui();
  const mayAct = useCan("admin_features");
  const toast = useToast();
  const { isBusy, run, toNotice } = useAction();
  const [asked, setAsked] = useState<"run" | "pause" | null>(null);
  const erasure = useDialogQuery(EraseNowParameters);
  const start = useMutationAsync<JobActionsRunMutation>(runMutation);
  const resume = useMutationAsync<JobActionsResumeMutation>(resumeMutation);
  const data = useFragment(
    graphql`
      fragment JobActions_job on AutomatedJob @throwOnFieldError {
        name
        isRunnable
        revision
        currentRun {
          id
        }
        pause {
          since
        }
      }
    `,
    job,
  );
  const { name, isRunnable, revision, currentRun, pause } = data;
  const { warning } = useJobTexts()(name);
  const title = useAutomatedJobName()(name);
  const part = useRestoreFocus(`${Boolean(pause)}`, (area) =>
    area.querySelector<HTMLElement>("button:last-of-type"),
  );
  if (!mayAct) return null;
  async function act(mutate: Parameters<typeof run>[0], done: string) {
    const { failure } = await run(mutate);
    setAsked(null);
    erasure.close();
    onChanged();
    toast(failure ? { tone: "error", text: toNotice(failure).text } : { text: done });
  }
  const runNow = () => act(() => start({ input: { name } }), t`Gestartet: ${title}`);
  const resumeNow = () =>
    act(() => resume({ input: { name, revision } }), t`Läuft wieder nach Plan: ${title}`);
  const actions = [
    // On the job's page the button keeps its place, and the focus, while the job runs.
    ...(isRunnable && (!currentRun || layout === "buttons")
      ? [
          {
            value: "run",
            content: currentRun ? t`Gestartet` : warning ? t`Jetzt ausführen …` : t`Jetzt ausführen`,
            onSelect: () => {
              if (currentRun) return;
              if (name === erasureJob) erasure.open({});
              else if (warning) setAsked("run");
              else void runNow();
            },
            ...(warning && !currentRun && { "aria-haspopup": "dialog" as const }),
          },
        ]
      : []),
    pause
      ? { value: "resume", content: t`Fortsetzen`, onSelect: () => void resumeNow() }
      : {
          value: "pause",
          content: t`Pausieren …`,
          "aria-haspopup": "dialog" as const,
          onPointerEnter: PauseJobDialog.preload,
          onSelect: () => setAsked("pause"),
        },
  ];
  return (
    <>
      {layout === "menu" ? (
        <MoreActions
          size="sm"
          variant="ghost"
          label={t`Aktionen: ${title}`}
          icon={<Icon name="more" />}
          actions={actions}
        />
      ) : (
        <Flex ref={part} gap={2} wrap="wrap">
          {actions.map(({ value, content, onSelect, ...button }) => (
            <Button
              key={value}
              {...button}
              aria-disabled={isBusy || (value === "run" && currentRun) ? true : undefined}
              onClick={onSelect}
            >
              {content}
            </Button>
          ))}
        </Flex>
      )}
      <ConfirmDialog
        open={asked === "run"}
        title={t`${title}: jetzt ausführen?`}
        confirmLabel={<Trans>Jetzt ausführen</Trans>}
        isBusy={isBusy}
        onConfirm={() => void runNow()}
        onClose={() => setAsked(null)}
      >
        {warning}
      </ConfirmDialog>
      {erasure.opened && (
        <EraseNowQuestion
          opened={erasure.opened}
          isBusy={isBusy}
          onConfirm={() => void runNow()}
          onClose={erasure.close}
        />
      )}
      {asked === "pause" && (
        <PauseJobDialog job={{ name, revision }} onPaused={onChanged} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
