/**
 * @generated SignedSource<<7860cceed27a61c5987c8e372f3f4ad3>>
 * @relayHash 53c2a1f282c43bafd04a6f4a214c9b19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58b88613d18d3c3735b68dad563ea1ab9f8c92a1dd0005840efa27eb41c1c123

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { mgtV2CheckQuery } from './mgtV2CheckQuery.graphql';

const node: PreloadableConcreteRequest<mgtV2CheckQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58b88613d18d3c3735b68dad563ea1ab9f8c92a1dd0005840efa27eb41c1c123",
    "metadata": {},
    "name": "mgtV2CheckQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
