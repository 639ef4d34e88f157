/**
 * @generated SignedSource<<87d37dac97866d6fef8de89a1b456253>>
 * @relayHash e6df642d4a8c5e7cc4df49e3bfe11fce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583d64fadb278b10558e372582472e098c0f6ca2d7a1cdeb0f3f57b817906109

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFilesScreenQuery } from './ServiceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "583d64fadb278b10558e372582472e098c0f6ca2d7a1cdeb0f3f57b817906109",
    "metadata": {},
    "name": "ServiceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
