import { Trans } from "@lingui/react/macro";
import type { PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { Status } from "#ui/Status";
import { useOwnedQuery } from "./preload";

interface EndpointAnswerProps<TQuery extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<TQuery>;
}

/** Says that an endpoint has answered; without an answer it waits or fails like any other screen. */
export function EndpointAnswer<TQuery extends OperationType>({
  query,
  queryRef,
}: EndpointAnswerProps<TQuery>) {
  useOwnedQuery(query, queryRef);
  return (
    <Status tone="success">
      <Trans>Antwortet</Trans>
    </Status>
  );
}
