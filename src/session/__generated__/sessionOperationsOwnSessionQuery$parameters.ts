/**
 * @generated SignedSource<<4ca9f65b65d9719ee38f96b6481fe601>>
 * @relayHash a36b2a8361abf3c43c67b27aa0e9f82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43c642e101ae0cecc966e41941b9bd882786bbd675fab189e4d08db11bdce991

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsOwnSessionQuery } from './sessionOperationsOwnSessionQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsOwnSessionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43c642e101ae0cecc966e41941b9bd882786bbd675fab189e4d08db11bdce991",
    "metadata": {},
    "name": "sessionOperationsOwnSessionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
