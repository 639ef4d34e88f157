/**
 * @generated SignedSource<<edbb25e85dd75007c3234ed61b54b8fb>>
 * @relayHash 85f867b360d6079d9b79de21cf604aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b8304016616b5cc89064913dbc2b697a283fc8eaabdab90a1ad81c6245476ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemFeeScreenQuery } from './SystemFeeScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemFeeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b8304016616b5cc89064913dbc2b697a283fc8eaabdab90a1ad81c6245476ff",
    "metadata": {},
    "name": "SystemFeeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
