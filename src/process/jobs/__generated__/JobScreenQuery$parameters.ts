/**
 * @generated SignedSource<<585a44eb8cd6ea0b52104c93761402c7>>
 * @relayHash 3c688671403e63ed69ca5f519557d281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2bcb704b3e5a40a0e030a4a1e3cbb1abc2dc18c8076cff7a452a0ce0854f0c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2bcb704b3e5a40a0e030a4a1e3cbb1abc2dc18c8076cff7a452a0ce0854f0c1",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
