import { Box, Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useFollowedRun } from "#runs/followRun";
import { RunAction } from "#runs/RunAction";
import { RunProgress } from "#runs/RunProgress";
import { ResultTabs } from "#runs/RunResults";
import { Notice } from "#ui/Notice";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TransferResult_progress$key } from "./__generated__/TransferResult_progress.graphql";
import type { TransferResultCancelMutation } from "./__generated__/TransferResultCancelMutation.graphql";
import type { TransferResultQuery } from "./__generated__/TransferResultQuery.graphql";
import { RetriedTransfer } from "./RetriedTransfer";
import { textTransferSource } from "./textTransferSource";
import { TransferButtons } from "./TransferButtons";
import { TransferResults, type TransferResultFilter } from "./TransferResults";

const resultQuery = graphql`
  query TransferResultQuery(
    $id: ID!
    $states: [TextTransferCommuneState!]
    $isImpossible: Boolean
    $count: Int!
  ) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...TransferResult_progress @alias
      ...TransferResults_transfer
        @arguments(states: $states, isImpossible: $isImpossible, count: $count)
        @alias
      ...TransferButtons_transfer @alias
      ...RetriedTransfer_transfer @alias
    }
  }
`;

const cancelMutation = graphql`
  mutation TransferResultCancelMutation($input: CancelTextTransferInput!) {
    cancelTextTransfer(input: $input) {
      transfer {
        ...TransferResult_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface TransferResultProps {
  readonly opened: OpenedQuery<TransferResultQuery>;
  /** Other results are loading. */
  readonly isStale: boolean;
  readonly serviceId: string;
  /** Shows the results that match. */
  readonly onFilter: (result: TransferResultFilter) => void;
  /** Shows the result of another transfer. */
  readonly onOpen: (transferId: string) => void;
  /** Opens the dry run of the retry. */
  readonly onPrepared: (transferId: string) => void;
  readonly onClose: () => void;
}

/** Last step: progress, and the result of each commune. It continues in the background if the dialog is closed. */
export function TransferResult(props: TransferResultProps) {
  const { opened, isStale, serviceId, onFilter, onOpen, onPrepared, onClose } = props;
  const { t } = useLingui();
  const [result, setResult] = useState<TransferResultFilter>();
  const choose = (chosen: TransferResultFilter) => {
    setResult(chosen);
    onFilter(chosen);
  };
  return (
    <>
      <DialogQuery
        query={resultQuery}
        opened={opened}
        pending={<AnnouncedProgress label={t`Das Ergebnis wird geladen`} share={null} />}
      >
        {({ node }) =>
          node?.TransferResult_progress &&
          node.TransferResults_transfer &&
          node.TransferButtons_transfer &&
          node.RetriedTransfer_transfer ? (
            <>
              <RetriedTransfer transfer={node.RetriedTransfer_transfer} onOpen={onOpen} />
              <Progress transfer={node.TransferResult_progress} chosen={result} onChoose={choose}>
                <TransferButtons transfer={node.TransferButtons_transfer} onPrepared={onPrepared} />
              </Progress>
              <TransferResults
                query={resultQuery}
                transfer={node.TransferResults_transfer}
                variables={opened.reference.variables}
                isStale={isStale}
                serviceId={serviceId}
              />
            </>
          ) : (
            <p>
              <Trans>Diese Übertragung gibt es nicht mehr.</Trans>
            </p>
          )
        }
      </DialogQuery>
      <ImportFooter>
        <Button variant="solid" onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      </ImportFooter>
    </>
  );
}

interface ProgressProps {
  readonly transfer: TransferResult_progress$key;
  /** Selected tab. */
  readonly chosen: TransferResultFilter;
  readonly onChoose: (result: TransferResultFilter) => void;
  /** What can be done with the results. */
  readonly children: ReactNode;
}

/** Progress of a transfer, and the tabs of its results. */
function Progress({ transfer, chosen, onChoose, children }: ProgressProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment TransferResult_progress on TextTransfer @throwOnFieldError {
        id
        state
        mode
        startedAt
        finishedAt
        createdBy {
          username
        }
        counts {
          total
          waiting
          done
          failed
          impossible
          partial
        }
      }
    `,
    transfer,
  );
  const commit = useMutationAsync<TransferResultCancelMutation>(cancelMutation);
  useFollowedRun(textTransferSource, data);
  const { id, state, mode, createdBy, counts } = data;
  const { total, waiting, done, impossible, partial } = counts;
  const failed = counts.failed - impossible;
  return (
    <>
      <RunProgress
        {...data}
        counts={{ succeeded: done, failed, open: waiting, impossible }}
        succeededLabel={mode === "PUBLISH" ? t`veröffentlicht` : t`als Entwurf gespeichert`}
      >
        {partial > 0 && (
          <Notice tone="waiting">
            <Plural
              value={partial}
              one="In # Kommune wurden Texte ausgelassen, die sich nach dem Probelauf geändert haben."
              other="In # Kommunen wurden Texte ausgelassen, die sich nach dem Probelauf geändert haben."
            />
          </Notice>
        )}
        {state === "RUNNING" && (
          <>
            <Box as="p" my={3} color="fg.muted" textStyle="sm">
              <Trans>
                Sie können dieses Fenster schließen: Die Übertragung läuft weiter, und das Ergebnis steht
                danach im ersten Schritt unter „frühere Übertragungen“.
              </Trans>
            </Box>
            <RunAction
              confirmLabel={<Trans>Übertragung anhalten</Trans>}
              cancelLabel={<Trans>Weiterlaufen lassen</Trans>}
              commit={() => commit({ input: { id } })}
            >
              <p>
                <Trans>
                  Begonnen von {createdBy.username}. Was schon übertragen ist, bleibt; die übrigen Kommunen
                  bleiben, wie sie sind. Fortsetzen lässt sich die Übertragung danach nicht.
                </Trans>
              </p>
            </RunAction>
          </>
        )}
        {children}
      </RunProgress>
      <ResultTabs
        chosen={chosen}
        onChoose={onChoose}
        tabs={[
          { result: undefined, count: total },
          { result: "failed", count: failed },
          { result: "succeeded", count: done },
          { result: "open", count: waiting },
          { result: "impossible", count: impossible },
        ]}
      />
    </>
  );
}
