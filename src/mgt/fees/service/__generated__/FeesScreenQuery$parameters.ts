/**
 * @generated SignedSource<<9f15be1e34a280f6b5baa4b278121207>>
 * @relayHash 4ba197baa3f4113a59edff5edca3f77b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d91b936196729af69da6ccef75dfb00a9ebe91f611e2bcc374af009b0b6f3b65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d91b936196729af69da6ccef75dfb00a9ebe91f611e2bcc374af009b0b6f3b65",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
