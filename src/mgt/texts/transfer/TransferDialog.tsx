import { useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, useState } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import type { TextTransferMode } from "#domain/texts/textTransfers";
import { ImportFrame } from "#mgt/imports/ImportFrame";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { LoadBoundary } from "#ui/LoadBoundary";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TransferDialogQuery } from "./__generated__/TransferDialogQuery.graphql";
import { ChooseCommunes } from "./ChooseCommunes";
import { ChooseTexts } from "./ChooseTexts";
import { TransferMatrix } from "./TransferMatrix";
import { TransferResult } from "./TransferResult";
import { TransferSteps } from "./TransferSteps";

const transferQuery = graphql`
  query TransferDialogQuery($id: ID!) @throwOnFieldError {
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

/** What is chosen in the first two steps. */
export interface TransferChoice {
  readonly keys: ReadonlySet<string>;
  readonly languages: readonly string[];
  readonly communes: ReadonlySet<string>;
  readonly mode: TextTransferMode;
  readonly overwrite: boolean;
}

/** The steps; a transfer exists from the dry run on. */
type Step =
  | { readonly name: "texts" | "communes" }
  | { readonly name: "matrix" | "result"; readonly transferId: string };

interface TransferDialogProps {
  /** Node id of the service of the source commune. */
  readonly id: string;
  /** Node id of a transfer whose result is shown, instead of beginning another. */
  readonly shownId?: string;
  readonly onClose: () => void;
}

/** Transfers texts to other communes: choose texts, choose communes, check, result. */
export function TransferDialog({ id, shownId, onClose }: TransferDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>(
    shownId === undefined ? { name: "texts" } : { name: "result", transferId: shownId },
  );
  const [reference, load] = useQueryLoader<TransferDialogQuery>(transferQuery);
  const ask = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(ask, [ask]);
  const pending = (
    <Delayed>
      <AnnouncedProgress label={t`Die Texte werden geladen`} share={null} />
    </Delayed>
  );
  return (
    <ImportFrame title={t`Texte auf Kommunen übertragen`} width="full" stage={step.name} onCancel={onClose}>
      <TransferSteps current={step.name} />
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
      >
        <Suspense fallback={pending}>
          {reference ? (
            <Loaded id={id} reference={reference} step={step} onStep={setStep} onClose={onClose} />
          ) : (
            pending
          )}
        </Suspense>
      </LoadBoundary>
    </ImportFrame>
  );
}

interface LoadedProps extends Omit<TransferDialogProps, "shownId"> {
  readonly reference: PreloadedQuery<TransferDialogQuery>;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

function Loaded({ id, reference, step, onStep, onClose }: LoadedProps) {
  const { node } = usePreloadedQuery<TransferDialogQuery>(transferQuery, reference);
  const service = node?.service;
  const [choice, setChoice] = useState<TransferChoice>(() => ({
    // What the commune has worded itself is most likely what is to be transferred.
    keys: new Set(
      (service?.transferableTexts ?? []).flatMap(({ key, ownLanguages }) =>
        ownLanguages.length > 0 ? [key] : [],
      ),
    ),
    languages: service?.texts?.languages ?? [],
    communes: new Set(),
    mode: "DRAFT",
    overwrite: false,
  }));
  const change = (changed: Partial<TransferChoice>) => setChoice((before) => ({ ...before, ...changed }));
  if (!service?.texts) return null;
  if (step.name === "texts") {
    return (
      <ChooseTexts
        service={service}
        languages={service.texts.languages}
        choice={choice}
        onChange={change}
        onOpen={(transferId) => onStep({ name: "result", transferId })}
        onNext={() => onStep({ name: "communes" })}
        onClose={onClose}
      />
    );
  }
  if (step.name === "communes") {
    return (
      <ChooseCommunes
        id={id}
        choice={choice}
        onChange={change}
        onBack={() => onStep({ name: "texts" })}
        onPrepared={(transferId) => onStep({ name: "matrix", transferId })}
      />
    );
  }
  if (!("transferId" in step)) return null;
  const { transferId } = step;
  return step.name === "matrix" ? (
    <TransferMatrix
      id={transferId}
      onBack={() => onStep({ name: "communes" })}
      onStarted={() => onStep({ name: "result", transferId })}
    />
  ) : (
    <TransferResult id={transferId} onClose={onClose} />
  );
}
