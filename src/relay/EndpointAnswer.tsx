import { Trans } from "@lingui/react/macro";
import { use } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { Status } from "#ui/Status";
import { useOwner } from "./preload";
import { useRelay, type Relay } from "./relay";

/** Settles with the network response, whatever the store holds. */
function answerTo({ answers }: Relay, reference: PreloadedQuery<OperationType>): Promise<unknown> {
  const known = answers.get(reference);
  if (known) return known;
  const answer: Promise<unknown> = reference.source?.toPromise() ?? Promise.resolve();
  answers.set(reference, answer);
  return answer;
}

interface EndpointAnswerProps {
  readonly queryRef: PreloadedQuery<OperationType>;
}

/** Reports that an endpoint has responded; until then it suspends or throws like any other screen. */
export function EndpointAnswer({ queryRef }: EndpointAnswerProps) {
  useOwner(queryRef);
  use(answerTo(useRelay(), queryRef));
  return (
    <Status tone="success">
      <Trans>Antwortet</Trans>
    </Status>
  );
}
