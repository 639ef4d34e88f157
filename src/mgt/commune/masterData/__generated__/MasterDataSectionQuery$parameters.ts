/**
 * @generated SignedSource<<d0fedc2908dfad5d12219c233ba423a1>>
 * @relayHash 2b05fce2c4c2827b22ce5f97a288c7ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf8589ee1a95a60f1bc0cc8c47726df0611d79082fa7f5192ecf19b4a3f3558d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MasterDataSectionQuery } from './MasterDataSectionQuery.graphql';

const node: PreloadableConcreteRequest<MasterDataSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf8589ee1a95a60f1bc0cc8c47726df0611d79082fa7f5192ecf19b4a3f3558d",
    "metadata": {},
    "name": "MasterDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
