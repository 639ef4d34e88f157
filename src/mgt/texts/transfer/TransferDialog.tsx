import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useTransition } from "react";
import { graphql } from "react-relay/hooks";
import { ImportFrame } from "#mgt/imports/ImportFrame";
import { DialogQuery } from "#relay/DialogQuery";
import { useDialogQuery, type OpenedQuery } from "#relay/useDialogQuery";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import TargetListParameters from "./__generated__/TargetListQuery$parameters";
import type { TransferDialogQuery } from "./__generated__/TransferDialogQuery.graphql";
import TransferMatrixParameters from "./__generated__/TransferMatrixQuery$parameters";
import TransferResultParameters from "./__generated__/TransferResultQuery$parameters";
import { ChooseCommunes } from "./ChooseCommunes";
import { ChooseTexts } from "./ChooseTexts";
import { firstPart, TransferMatrix } from "./TransferMatrix";
import { TransferResult } from "./TransferResult";
import { resultVariables } from "./TransferResults";
import { TransferSteps, type TransferChoice, type TransferStep } from "./TransferSteps";

const transferQuery = graphql`
  query TransferDialogQuery($id: ID!) @throwOnFieldError @preloadable {
    node(id: $id) {
      ... on CommuneService @alias(as: "service") {
        texts {
          languages
        }
        transferableTexts {
          key
          ownLanguages
        }
        ...ChooseTexts_service
      }
    }
  }
`;

interface TransferDialogProps {
  /** Node id of the service of the source commune. */
  readonly id: string;
  readonly serviceId: string;
  /** Query of the selectable texts; null if only a result is shown. */
  readonly texts: OpenedQuery<TransferDialogQuery> | null;
  /** Node id of a transfer whose result is shown, instead of beginning another. */
  readonly shownId?: string;
  readonly onClose: () => void;
}

/** Transfers texts to other communes: choose texts, choose communes, check, result. */
export function TransferDialog({ id, serviceId, texts, shownId, onClose }: TransferDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<TransferStep>(texts ? "texts" : "result");
  const [changed, setChanged] = useState<Partial<TransferChoice>>({});
  const change = (changes: Partial<TransferChoice>) => setChanged((before) => ({ ...before, ...changes }));
  const [isStale, startTransition] = useTransition();
  const targets = useDialogQuery(TargetListParameters);
  const matrix = useDialogQuery(TransferMatrixParameters);
  const { opened: result, open: openResult } = useDialogQuery(TransferResultParameters);
  const showResult = (transferId: string) => {
    openResult(resultVariables(transferId));
    setStep("result");
  };
  const [retriedId, setRetriedId] = useState<string | null>(null);
  const showDryRun = (transferId: string, retryOf: string | null) => {
    setRetriedId(retryOf);
    matrix.open({ id: transferId, ...firstPart });
    setStep("matrix");
  };
  useEffect(() => {
    if (shownId !== undefined) openResult(resultVariables(shownId));
  }, [shownId, openResult]);
  return (
    <ImportFrame title={t`Texte auf Kommunen übertragen`} width="full" stage={step} onCancel={onClose}>
      <TransferSteps current={step} />
      {texts && (step === "texts" || step === "communes") && (
        <DialogQuery
          query={transferQuery}
          opened={texts}
          pending={<AnnouncedProgress label={t`Die Texte werden geladen`} share={null} />}
        >
          {({ node }) => {
            const service = node?.service;
            if (!service?.texts) return null;
            const choice = { ...initialChoice(service), ...changed };
            if (step === "communes") {
              return (
                targets.opened && (
                  <ChooseCommunes
                    id={id}
                    opened={targets.opened}
                    isStale={isStale}
                    onFilter={(filter) => startTransition(() => targets.open({ id, filter }))}
                    choice={choice}
                    onChange={change}
                    onBack={() => setStep("texts")}
                    onPrepared={(transferId) => showDryRun(transferId, null)}
                  />
                )
              );
            }
            return (
              <ChooseTexts
                service={service}
                languages={service.texts.languages}
                choice={choice}
                onChange={change}
                onOpen={showResult}
                onNext={() => {
                  targets.open({ id, filter: {} });
                  setStep("communes");
                }}
                onClose={onClose}
              />
            );
          }}
        </DialogQuery>
      )}
      {step === "matrix" && matrix.opened && (
        <TransferMatrix
          opened={matrix.opened}
          isStale={isStale}
          onPart={(variables) => startTransition(() => matrix.open(variables))}
          onBack={() => (retriedId === null ? setStep("communes") : showResult(retriedId))}
          onOpen={showResult}
          onStarted={() => matrix.opened && showResult(matrix.opened.reference.variables.id)}
        />
      )}
      {step === "result" && result && (
        <TransferResult
          key={result.reference.variables.id}
          opened={result}
          isStale={isStale}
          serviceId={serviceId}
          onFilter={(filter) =>
            startTransition(() => openResult(resultVariables(result.reference.variables.id, filter)))
          }
          onOpen={showResult}
          onPrepared={(transferId) => showDryRun(transferId, result.reference.variables.id)}
          onClose={onClose}
        />
      )}
    </ImportFrame>
  );
}

type Service = NonNullable<NonNullable<TransferDialogQuery["response"]["node"]>["service"]>;

/** Initially selects the commune's own texts, which are most likely to be transferred. */
function initialChoice({ transferableTexts, texts }: Service): TransferChoice {
  return {
    keys: new Set(
      (transferableTexts ?? []).flatMap(({ key, ownLanguages }) => (ownLanguages.length > 0 ? [key] : [])),
    ),
    languages: texts?.languages ?? [],
    communes: new Set(),
    mode: "DRAFT",
    overwrite: false,
  };
}
