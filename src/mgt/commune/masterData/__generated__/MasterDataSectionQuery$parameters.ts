/**
 * @generated SignedSource<<e8ad45d274d4884fdf3fa9bd174c5565>>
 * @relayHash e37fa93f338a698651a88361338cb94f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3062fc2a99ac7640501d6ff8cab035f8c51ba35c925367b73f350b1671749385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MasterDataSectionQuery } from './MasterDataSectionQuery.graphql';

const node: PreloadableConcreteRequest<MasterDataSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3062fc2a99ac7640501d6ff8cab035f8c51ba35c925367b73f350b1671749385",
    "metadata": {},
    "name": "MasterDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
