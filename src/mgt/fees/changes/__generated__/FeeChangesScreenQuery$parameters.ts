/**
 * @generated SignedSource<<6396546a13d222d01919aa5a1c755932>>
 * @relayHash f3ae2447e11b4f63e794307257490db9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3edce6b2f35a6fb2cdc681da630a194a6286cfbcb076aa8f436a43821cfab695

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangesScreenQuery } from './FeeChangesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3edce6b2f35a6fb2cdc681da630a194a6286cfbcb076aa8f436a43821cfab695",
    "metadata": {},
    "name": "FeeChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
