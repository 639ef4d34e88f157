/**
 * @generated SignedSource<<2e9b03af5929fa5f92bb4edccda3bb92>>
 * @relayHash 28e394ac529b014cb9343444643abda6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12b8ea2487017d77ec3b475281236e3e663a80d8a66fca8f659666a32c09d57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferMatrixQuery } from './TransferMatrixQuery.graphql';

const node: PreloadableConcreteRequest<TransferMatrixQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b12b8ea2487017d77ec3b475281236e3e663a80d8a66fca8f659666a32c09d57",
    "metadata": {},
    "name": "TransferMatrixQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
