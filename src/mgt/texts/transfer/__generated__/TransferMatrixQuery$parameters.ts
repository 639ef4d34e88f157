/**
 * @generated SignedSource<<b5c1c9956f212fc0e3581563449f63c6>>
 * @relayHash be40d4cf919de0568a8ca3a3f0aba4fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92f4adf0f62f5967cacdf4c7c441ab1f5b9975a2aba94004e3128a96d303aee4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferMatrixQuery } from './TransferMatrixQuery.graphql';

const node: PreloadableConcreteRequest<TransferMatrixQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92f4adf0f62f5967cacdf4c7c441ab1f5b9975a2aba94004e3128a96d303aee4",
    "metadata": {},
    "name": "TransferMatrixQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
