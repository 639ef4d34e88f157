import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, use } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { caughtFailure, hasCode } from "#relay/apiError";
import { Endpoint } from "#relay/Endpoint";
import { useOwner } from "#relay/preload";
import { useRelay, type Relay } from "#relay/relay";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Status } from "#ui/Status";

const List = chakra("ul", {
  base: {
    mt: 2,
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 2,
      minHeight: "44px",
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
    },
    "& code": { display: "block", fontFamily: "mono", fontSize: "xs", color: "fg.subtle" },
  },
});

type Reference = PreloadedQuery<OperationType>;

/** A query of each endpoint. */
export interface InterfaceReferences {
  readonly mgt: Reference;
  readonly mgtV2: Reference;
  readonly process: Reference;
  readonly ikfz: Reference;
}

interface InterfacesProps {
  readonly references: InterfaceReferences;
  readonly onRetry: () => void;
}

/** The endpoints, and whether each responds. */
export function Interfaces({ references, onRetry }: InterfacesProps) {
  const { t } = useLingui();
  const { mgt, mgtV2, process, ikfz } = references;
  return (
    <List>
      <Interface endpoint="mgt" name={t`Verwaltung`} queryRef={mgt} onRetry={onRetry} />
      <Interface endpoint="mgt-v2" name={t`Auswertung`} queryRef={mgtV2} onRetry={onRetry} />
      <Interface endpoint="process" name={t`Prozesse`} queryRef={process} onRetry={onRetry} />
      <Interface endpoint="ikfz" name={t`i-Kfz`} queryRef={ikfz} onRetry={onRetry} />
    </List>
  );
}

interface InterfaceProps {
  readonly endpoint: EndpointName;
  readonly name: string;
  readonly queryRef: Reference;
  readonly onRetry: () => void;
}

/** An endpoint, and whether it responds. */
function Interface({ endpoint, name, queryRef, onRetry }: InterfaceProps) {
  const renderFailure = (error: unknown) => (
    <>
      <Status tone="error">
        {hasCode(error, "contract_mismatch") ? (
          <Trans>Hat einen anderen Stand</Trans>
        ) : (
          <Trans>Antwortet nicht</Trans>
        )}
      </Status>
      <Button size="sm" onClick={onRetry}>
        <Trans>Erneut prüfen</Trans>
      </Button>
    </>
  );
  const checking = (
    <Status tone="progress">
      <Trans>Wird geprüft</Trans>
    </Status>
  );
  return (
    <li>
      <span>
        {name}
        <code>{endpointPaths[endpoint]}</code>
      </span>
      <Endpoint name={endpoint}>
        <LoadBoundary attempt={queryRef} renderFailure={renderFailure}>
          <Suspense fallback={checking}>
            <EndpointAnswer queryRef={queryRef} />
          </Suspense>
        </LoadBoundary>
      </Endpoint>
    </li>
  );
}

/** Suspends until the endpoint has responded; throws its failure, or that it lacks a field. */
function EndpointAnswer({ queryRef }: Pick<InterfaceProps, "queryRef">) {
  useOwner(queryRef);
  const answer = use(answerTo(useRelay(), queryRef));
  if (typeof answer === "object" && answer !== null && "errors" in answer && Array.isArray(answer.errors)) {
    const failure = caughtFailure(answer.errors);
    if (hasCode(failure, "contract_mismatch")) throw failure;
  }
  return (
    <Status tone="success">
      <Trans>Antwortet</Trans>
    </Status>
  );
}

/** Settles with the network response, whatever the store holds. */
function answerTo({ answers }: Relay, reference: Reference): Promise<unknown> {
  const known = answers.get(reference);
  if (known) return known;
  const answer: Promise<unknown> = reference.source?.toPromise() ?? Promise.resolve();
  answers.set(reference, answer);
  return answer;
}
