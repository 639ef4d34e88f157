/**
 * @generated SignedSource<<19a1e54d74f34a068c4dbb83ed040cf1>>
 * @relayHash 70bc4883014613a44250347a4012f15c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5da281450a33ea4f21bf1e935072263eb8d11ef48d9b22429a3636fc0b6e7d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsInviteQuery } from './sessionOperationsInviteQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsInviteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5da281450a33ea4f21bf1e935072263eb8d11ef48d9b22429a3636fc0b6e7d6",
    "metadata": {},
    "name": "sessionOperationsInviteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
