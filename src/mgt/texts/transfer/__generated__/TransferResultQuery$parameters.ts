/**
 * @generated SignedSource<<8406bbef23e2822ecb8c09a963316a7d>>
 * @relayHash 41cefdd2908bb16eb654dbb6f730ca88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5588beaab81fbb6be30f3047d163139212b94d6c7b91f90ae0aa043414c07c8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferResultQuery } from './TransferResultQuery.graphql';

const node: PreloadableConcreteRequest<TransferResultQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5588beaab81fbb6be30f3047d163139212b94d6c7b91f90ae0aa043414c07c8c",
    "metadata": {},
    "name": "TransferResultQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
