/**
 * @generated SignedSource<<3c3f15b4fae1bc4b0743ccc3a19fc392>>
 * @relayHash 273402d7b76f6f37b89f0eea4de14d61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b88fe00a6890c3762b70a2a8aada2b8232e7abcf0ca2d85201ba3a39729b4c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferDialogQuery } from './TransferDialogQuery.graphql';

const node: PreloadableConcreteRequest<TransferDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b88fe00a6890c3762b70a2a8aada2b8232e7abcf0ca2d85201ba3a39729b4c7",
    "metadata": {},
    "name": "TransferDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
