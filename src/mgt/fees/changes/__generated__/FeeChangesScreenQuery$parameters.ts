/**
 * @generated SignedSource<<9668c16b88ec5bac8d66feaacbd05118>>
 * @relayHash c0ebf6cb6d442800cab4798f518b62f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ff5bf3480dc35940790a8dff71b6f5a8b82151d66a716f7f1057f2757545ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangesScreenQuery } from './FeeChangesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16ff5bf3480dc35940790a8dff71b6f5a8b82151d66a716f7f1057f2757545ac",
    "metadata": {},
    "name": "FeeChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
