/**
 * @generated SignedSource<<09d2ca140f19826ab964b3c41b6e90e0>>
 * @relayHash 847c71817ee05dc8848ac60083d33eca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d13538a217c6437393ddfcefc16cac73270e74a953649703fe23adcd02420e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MasterDataSectionQuery } from './MasterDataSectionQuery.graphql';

const node: PreloadableConcreteRequest<MasterDataSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3d13538a217c6437393ddfcefc16cac73270e74a953649703fe23adcd02420e",
    "metadata": {},
    "name": "MasterDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
