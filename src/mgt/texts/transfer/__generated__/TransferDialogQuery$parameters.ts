/**
 * @generated SignedSource<<2f4c02a5bc07e1a66c8ea2b8de61c687>>
 * @relayHash 8934462455d464c6ea3efc81491a44a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e00acc03b8a8bc474922db4a6b7e53b01d70995bb0b93665ccb9b14459975103

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferDialogQuery } from './TransferDialogQuery.graphql';

const node: PreloadableConcreteRequest<TransferDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e00acc03b8a8bc474922db4a6b7e53b01d70995bb0b93665ccb9b14459975103",
    "metadata": {},
    "name": "TransferDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
