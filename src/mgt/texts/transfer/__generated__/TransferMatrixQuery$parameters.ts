/**
 * @generated SignedSource<<23f0ea6f95c20a25493c20dec94e35fc>>
 * @relayHash 011f3cf44d7271409f1df98f503d7b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183190b4c9519249f69830179f99284c31036196e5d800220020ded876652243

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferMatrixQuery } from './TransferMatrixQuery.graphql';

const node: PreloadableConcreteRequest<TransferMatrixQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "183190b4c9519249f69830179f99284c31036196e5d800220020ded876652243",
    "metadata": {},
    "name": "TransferMatrixQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
