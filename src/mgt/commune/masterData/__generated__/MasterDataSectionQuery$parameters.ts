/**
 * @generated SignedSource<<9419305d53151d4c5d427f058357a3cf>>
 * @relayHash c5b7b7e2570b4fd5887a2a4ef48640a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39fee8b521b588e06dd65826df6a71a5abc3fb476d5e2e3b5fa9c83c6ef72a6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MasterDataSectionQuery } from './MasterDataSectionQuery.graphql';

const node: PreloadableConcreteRequest<MasterDataSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39fee8b521b588e06dd65826df6a71a5abc3fb476d5e2e3b5fa9c83c6ef72a6b",
    "metadata": {},
    "name": "MasterDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
