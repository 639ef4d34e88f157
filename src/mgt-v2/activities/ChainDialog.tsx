import { Button, DataList, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import { LiveRegion } from "#frame/LiveRegion";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { Fact } from "#ui/Fact";
import { Notice } from "#ui/Notice";
import { useAnnouncedProgress } from "#ui/useAnnouncedProgress";
import type { ChainDialog_chain$key } from "./__generated__/ChainDialog_chain.graphql";
import type { ChainDialogMutation } from "./__generated__/ChainDialogMutation.graphql";

const verifyMutation = graphql`
  mutation ChainDialogMutation {
    verifyActivities {
      chain {
        ...ChainStatus_chain
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ChainDialogProps {
  readonly chain: ChainDialog_chain$key;
  readonly onClose: () => void;
}

/** The hash chain of the log: what it proves, its length and head, and its latest check. */
export function ChainDialog({ chain, onClose }: ChainDialogProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { length, waitingCount, chainedUntil, head, check } = useFragment(
    graphql`
      fragment ChainDialog_chain on ActivityChain @throwOnFieldError {
        length
        waitingCount
        chainedUntil
        head
        check {
          state
          startedAt
          finishedAt
          checkedCount
          holdsUntil
          brokenPosition
          firstBroken {
            id
            at
            type
          }
          by {
            username
          }
        }
      }
    `,
    chain,
  );
  const router = useRouter();
  const commit = useMutationAsync<ChainDialogMutation>(verifyMutation);
  const { isBusy, notice, run } = useAction();
  async function verify() {
    const { failure } = await run(() =>
      commit(
        {},
        {
          updater: (store) => {
            const checked = store.getRootField("verifyActivities")?.getLinkedRecord("chain");
            if (checked) store.getRoot().setLinkedRecord(checked, "activityChain");
          },
        },
      ),
    );
    // The check is an entry, too.
    if (!failure) void router.invalidate();
  }
  const isRunning = check?.state === "RUNNING";
  const checked = number(check?.checkedCount ?? 0);
  const total = number(length);
  const progress = isRunning ? t`${checked} von ${total} Einträgen geprüft` : "";
  useAnnouncedProgress(
    check && !isRunning ? (check.state === "INTACT" ? t`Die Kette ist unversehrt.` : "") : progress,
    !isRunning,
  );
  return (
    <Dialog
      title={<Trans>Kette der Einträge</Trans>}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Schließen</Trans>
          </Button>
          <BusyButton variant="solid" isBusy={isBusy || isRunning} onClick={() => void verify()}>
            {isRunning ? <Trans>Wird geprüft …</Trans> : <Trans>Jetzt prüfen</Trans>}
          </BusyButton>
        </>
      }
    >
      <Stack gap={4}>
        {notice && <ActionNoticeView notice={notice} />}
        <p>
          <Trans>
            Jeder Eintrag enthält die Prüfsumme des vorigen. Wer einen ändert oder entfernt, unterbricht die
            Kette, und die Prüfung findet die Stelle. Ein Job nimmt neue Einträge jede Minute auf. Notieren
            Sie die letzte Prüfsumme an anderer Stelle, um auch später vergleichen zu können.
          </Trans>
        </p>
        <DataList.Root orientation="horizontal">
          <Fact name={t`Länge`} value={total} />
          <Fact name={t`Noch nicht aufgenommen`} value={waitingCount > 0 ? number(waitingCount) : null} />
          <Fact name={t`Aufgenommen bis`} value={chainedUntil && formatDateTime(chainedUntil)} />
          <Fact name={t`Letzte Prüfsumme`} value={head} isCode />
        </DataList.Root>
        {check ? (
          <CheckResult check={check} progress={progress} />
        ) : (
          <p>
            <Trans>Die Kette wurde noch nicht geprüft.</Trans>
          </p>
        )}
        {isRunning && (
          <progress
            aria-label={t`Fortschritt der Prüfung`}
            max={Math.max(length, 1)}
            value={check.checkedCount}
            style={{ width: "100%", accentColor: "var(--chakra-colors-accent-solid)" }}
          />
        )}
      </Stack>
      {/* The page's live region is inert while a modal dialog is open. */}
      <LiveRegion />
    </Dialog>
  );
}

interface Check {
  readonly state: string;
  readonly startedAt: string;
  readonly finishedAt: string | null | undefined;
  readonly checkedCount: number;
  readonly holdsUntil: string | null | undefined;
  readonly brokenPosition: number | null | undefined;
  readonly firstBroken:
    { readonly id: string; readonly at: string; readonly type: string } | null | undefined;
  readonly by: { readonly username: string };
}

/** Result of the latest check, in words. */
function CheckResult({ check, progress }: { readonly check: Check; readonly progress: string }) {
  const { number } = useFormats();
  const { state, firstBroken, holdsUntil } = check;
  const when = formatDateTime(check.finishedAt ?? check.startedAt);
  const who = check.by.username;
  const count = number(check.checkedCount);
  const until = holdsUntil && formatDateTime(holdsUntil);
  const position = number(check.brokenPosition ?? 0);
  if (state === "RUNNING") return <Notice tone="progress">{progress}</Notice>;
  if (state === "INTACT") {
    return (
      <Notice tone="success">
        <Trans>
          Die Kette ist unversehrt: {count} Einträge geprüft am {when} von {who}.
        </Trans>
      </Notice>
    );
  }
  if (state !== "BROKEN") {
    return (
      <Notice tone="waiting">
        <Trans>
          Die Prüfung vom {when} wurde unterbrochen, nach {count} Einträgen. Starten Sie sie noch einmal.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="error" role="alert">
      <p>
        {until ? (
          <Trans>
            Die Kette ist unterbrochen. Sie gilt bis {until}; ab Eintrag {position} passt sie nicht mehr.
            Geprüft am {when} von {who}.
          </Trans>
        ) : (
          <Trans>
            Die Kette ist von Anfang an unterbrochen. Geprüft am {when} von {who}.
          </Trans>
        )}
      </p>
      {firstBroken && (
        <p>
          <AppLink variant="text" to="/admin/activities/$id" params={{ id: firstBroken.id }}>
            <Trans>Erster Eintrag, der nicht passt: {formatDateTime(firstBroken.at)}</Trans>
          </AppLink>
        </p>
      )}
      <p>
        <Trans>Sichern Sie die Datenbank, und melden Sie es der Stelle für Informationssicherheit.</Trans>
      </p>
    </Notice>
  );
}
