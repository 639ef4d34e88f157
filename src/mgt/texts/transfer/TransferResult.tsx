import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { RunFooter } from "#mgt/runs/RunFooter";
import { StopRun } from "#mgt/runs/StopRun";
import { useRun } from "#mgt/runs/useRun";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { RunProgress } from "#runs/RunProgress";
import { ResultTabs } from "#runs/RunResults";
import { Notice } from "#ui/Notice";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TransferResult_transfer$key } from "./__generated__/TransferResult_transfer.graphql";
import type { TransferResultQuery } from "./__generated__/TransferResultQuery.graphql";
import { RetriedTransfer } from "./RetriedTransfer";
import { TransferResults, type TransferResultFilter } from "./TransferResults";

const resultQuery = graphql`
  query TransferResultQuery(
    $id: ID!
    $states: [TextTransferCommuneState!]
    $isImpossible: Boolean
    $count: Int!
  ) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...TransferResult_transfer @alias
      ...TransferResults_transfer
        @arguments(states: $states, isImpossible: $isImpossible, count: $count)
        @alias
      ...RetriedTransfer_transfer @alias
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
          node?.TransferResult_transfer && node.TransferResults_transfer && node.RetriedTransfer_transfer ? (
            <>
              <RetriedTransfer transfer={node.RetriedTransfer_transfer} onOpen={onOpen} />
              <Progress
                transfer={node.TransferResult_transfer}
                chosen={result}
                onChoose={choose}
                onPrepared={onPrepared}
              />
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
  readonly transfer: TransferResult_transfer$key;
  /** Selected tab. */
  readonly chosen: TransferResultFilter;
  readonly onChoose: (result: TransferResultFilter) => void;
  readonly onPrepared: TransferResultProps["onPrepared"];
}

/** Progress of a transfer, and the tabs of its results. */
function Progress({ transfer, chosen, onChoose, onPrepared }: ProgressProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment TransferResult_transfer on TextTransfer @throwOnFieldError {
        mode
        ...useRun_run
        ...RunFooter_run
      }
    `,
    transfer,
  );
  const run = useRun(data);
  const { total, open, succeeded, partial, failed, impossible } = run.progress;
  return (
    <>
      <RunProgress
        {...run}
        counts={{ succeeded, failed, open, impossible }}
        succeededLabel={data.mode === "PUBLISH" ? t`veröffentlicht` : t`als Entwurf gespeichert`}
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
        {run.state === "RUNNING" && (
          <StopRun
            run={run}
            confirmLabel={t`Übertragung anhalten`}
            note={t`Sie können dieses Fenster schließen: Die Übertragung läuft weiter, und das Ergebnis steht danach im ersten Schritt unter „frühere Übertragungen“.`}
            endedText={t`Die Übertragung war schon zu Ende und konnte nicht mehr angehalten werden.`}
          >
            <Trans>
              Was schon übertragen ist, bleibt; die übrigen Kommunen bleiben, wie sie sind. Fortsetzen lässt
              sich die Übertragung danach nicht.
            </Trans>
          </StopRun>
        )}
        <RunFooter run={data} onPrepared={onPrepared} />
      </RunProgress>
      <ResultTabs
        chosen={chosen}
        onChoose={onChoose}
        tabs={[
          { result: undefined, count: total },
          { result: "failed", count: failed },
          { result: "succeeded", count: succeeded },
          { result: "open", count: open },
          { result: "impossible", count: impossible },
        ]}
      />
    </>
  );
}
