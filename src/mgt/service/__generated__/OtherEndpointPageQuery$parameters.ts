/**
 * @generated SignedSource<<1122b39e9791316fbf4ec86a2e7b11eb>>
 * @relayHash 0951d26b8109364b3240a307370f382e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c8c376296cab2e869f1012d73ad2b4707f70b815ba15d1c4235e86a60d76e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherEndpointPageQuery } from './OtherEndpointPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherEndpointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44c8c376296cab2e869f1012d73ad2b4707f70b815ba15d1c4235e86a60d76e5",
    "metadata": {},
    "name": "OtherEndpointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
