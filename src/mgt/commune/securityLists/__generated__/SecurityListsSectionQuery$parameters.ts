/**
 * @generated SignedSource<<7984e6e28b8cde25ce3cfc70121b607e>>
 * @relayHash b4fb4c92000c173c479bb3e7f8faddd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3b0eaf114f8f73bc461526f69fede49c1be86c55f2f71b49fd894e5e6049388

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityListsSectionQuery } from './SecurityListsSectionQuery.graphql';

const node: PreloadableConcreteRequest<SecurityListsSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3b0eaf114f8f73bc461526f69fede49c1be86c55f2f71b49fd894e5e6049388",
    "metadata": {},
    "name": "SecurityListsSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
