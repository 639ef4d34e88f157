/**
 * @generated SignedSource<<f7e6622a97706700cf33a2f4b94492c0>>
 * @relayHash 28667bd29ccfad8d42f6612dd682f318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45ce377044501f0ac6a21a56d58b0cbea8f6773132235a95ffd915025076d225

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunesScreenQuery } from './CommunesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommunesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45ce377044501f0ac6a21a56d58b0cbea8f6773132235a95ffd915025076d225",
    "metadata": {},
    "name": "CommunesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
