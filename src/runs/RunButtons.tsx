/** Actions on the results of a run: download them, and retry failed items. */
import { Button, Flex, Stack } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction, type Payload } from "#relay/useAction";
import { DownloadLink } from "#session/DownloadLink";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import type { OfferedFile } from "#ui/startDownload";
import { hasEnded } from "./runStates";

interface DownloadQuery extends OperationType {
  readonly response: {
    readonly node: { readonly download?: OfferedFile | null | undefined } | null | undefined;
  };
}

interface RunDownloadProps {
  /** Node id of the run. */
  readonly id: string;
  /** As loaded with the page; null: no results yet. */
  readonly file: OfferedFile | null | undefined;
  /** Fetches the file again by the id. */
  readonly query: GraphQLTaggedNode;
}

/** Downloads the results as CSV. */
export function RunDownload({ id, file, query }: RunDownloadProps) {
  const environment = useRelayEnvironment();
  if (!file) return null;
  const reloadFile = async () =>
    (await fetchQuery<DownloadQuery>(environment, query, { id }).toPromise())?.node?.download;
  return (
    <Button asChild variant="ghost">
      <DownloadLink file={file} reload={reloadFile}>
        <Icon name="download" />
        <Trans>CSV herunterladen</Trans>
      </DownloadLink>
    </Button>
  );
}

interface RetryButtonProps {
  /** Number of items that failed. */
  readonly failed: number;
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** Retries the items that failed. */
export function RetryButton({ failed, isBusy = false, onRetry }: RetryButtonProps) {
  const { t } = useLingui();
  return (
    <BusyButton variant="solid" isBusy={isBusy} onClick={onRetry}>
      <Icon name="reload" />
      {t`${plural(failed, { one: "Fehlgeschlagenes wiederholen …", other: "Die # fehlgeschlagenen wiederholen …" })}`}
    </BusyButton>
  );
}

interface RetryPayload extends Payload {
  /** The new dry run; null: refused. */
  readonly run: { readonly id: string } | null | undefined;
}

interface RunButtonsProps extends RunDownloadProps {
  readonly state: string;
  readonly failed: number;
  /** Prepares a dry run of the failed items. */
  readonly commit: () => Promise<Readonly<Record<string, RetryPayload>>>;
  /** Opens the new dry run. */
  readonly onPrepared: (id: string) => void;
}

/** Buttons to retry failed items of an ended run and to download results. Renders nothing if neither is possible. */
export function RunButtons(props: RunButtonsProps) {
  const { state, failed, commit, onPrepared, ...download } = props;
  const { t } = useLingui();
  const { isBusy, notice, run } = useAction(({ code }) =>
    code === "required" || code === "status_not_allowed"
      ? { text: t`Es gibt nichts mehr zu wiederholen. Laden Sie die Seite neu.`, isStale: false }
      : undefined,
  );
  const canRetry = failed > 0 && hasEnded(state);
  if (!canRetry && !download.file) return null;
  async function retry() {
    const { failure, payload } = await run(commit);
    if (!failure && payload.run) onPrepared(payload.run.id);
  }
  return (
    <Stack gap={3} mt={4} align="start">
      {notice && <ActionNoticeView notice={notice} />}
      <Flex wrap="wrap" gap={2}>
        {canRetry && <RetryButton failed={failed} isBusy={isBusy} onRetry={() => void retry()} />}
        <RunDownload {...download} />
      </Flex>
    </Stack>
  );
}

/** Names the run that this one retries; the child links to it, such as "Sammelaktion vom 20.11.2026". */
export function RetriedRun({ children }: { readonly children: ReactNode }) {
  return <Trans>wiederholt, was in der {children} fehlschlug</Trans>;
}
