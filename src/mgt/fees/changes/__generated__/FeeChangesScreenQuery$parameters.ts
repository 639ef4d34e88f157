/**
 * @generated SignedSource<<7f578a409e948ff3c689ff8b63708d2b>>
 * @relayHash 6de63a7b5aad72630f27722374aa72ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6d6f2381c7d711a6c47f6ee134ff7e8ceb6f8bf3c7c2c9d67beb7f485523929

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangesScreenQuery } from './FeeChangesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6d6f2381c7d711a6c47f6ee134ff7e8ceb6f8bf3c7c2c9d67beb7f485523929",
    "metadata": {},
    "name": "FeeChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
