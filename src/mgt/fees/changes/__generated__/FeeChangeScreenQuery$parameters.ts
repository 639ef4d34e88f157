/**
 * @generated SignedSource<<3be1600881a2b2593be4f9f0e947f701>>
 * @relayHash ba49c5387720d2bb8cabc556cc29be6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d15af25cb910b3f8422cbd5b2b52ce9fedfb1d63a83ed2f2ec0fc64419c61fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d15af25cb910b3f8422cbd5b2b52ce9fedfb1d63a83ed2f2ec0fc64419c61fe",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
