/**
 * @generated SignedSource<<6eaa78a8ebb8798c8413588442b778ed>>
 * @relayHash f99394bd20d7e14fedf573f7a234078b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c149e01a1e48f65d2ffecac4714d7b3c689fe051aad1bd7aa3a6ec2e612a900

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferResultQuery } from './TransferResultQuery.graphql';

const node: PreloadableConcreteRequest<TransferResultQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c149e01a1e48f65d2ffecac4714d7b3c689fe051aad1bd7aa3a6ec2e612a900",
    "metadata": {},
    "name": "TransferResultQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
