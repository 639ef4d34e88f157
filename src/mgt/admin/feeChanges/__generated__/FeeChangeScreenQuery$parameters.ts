/**
 * @generated SignedSource<<c7c9cda69f281df514104ce51ab8ea7c>>
 * @relayHash 54de611a053ee1153dc5b596c8d08b5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae20ca59616a35e3c0abe3f20ad39976d2db07e46c4643d62b5d7bc02b004f86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae20ca59616a35e3c0abe3f20ad39976d2db07e46c4643d62b5d7bc02b004f86",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
