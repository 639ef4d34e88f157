/**
 * @generated SignedSource<<c2952e259f7e67206866229d5e84f940>>
 * @relayHash 5ad9b85b53766fbe171f2d37ffb8fca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cebb18f3ee171ac932e2c5c28fb1c05ae8a980af9d6a0bb97f20a74248c1af89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesSectionQuery } from './ServicesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ServicesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cebb18f3ee171ac932e2c5c28fb1c05ae8a980af9d6a0bb97f20a74248c1af89",
    "metadata": {},
    "name": "ServicesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
