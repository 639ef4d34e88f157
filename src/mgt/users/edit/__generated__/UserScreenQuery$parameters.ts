/**
 * @generated SignedSource<<4296b4f654c1a34376e0e6c9bf9fdce4>>
 * @relayHash e9b5b71a4a43dd3ae53bda744afd3bbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebeed01c8fc3e024b432eed273cce1084db910ec80b29f15b0839c5797d52fae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserScreenQuery } from './UserScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebeed01c8fc3e024b432eed273cce1084db910ec80b29f15b0839c5797d52fae",
    "metadata": {},
    "name": "UserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
