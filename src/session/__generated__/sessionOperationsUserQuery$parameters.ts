/**
 * @generated SignedSource<<20a936fb17a6f2b9b2d4beb18e2a3103>>
 * @relayHash f3b656a5f61c90e3eba527e375b0c2d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43f6a5870f0a2f93a950ebddd8a385196255b7eeeae69ffbb91ba4082b1b969

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsUserQuery } from './sessionOperationsUserQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e43f6a5870f0a2f93a950ebddd8a385196255b7eeeae69ffbb91ba4082b1b969",
    "metadata": {},
    "name": "sessionOperationsUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
