/**
 * @generated SignedSource<<4df2d09ce3d7d6a09b3c64387840a7ee>>
 * @relayHash c43ec3b637ecd64b51b4e3744f361b4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff5566f275449ac08f38157a046268b064faf0217b800482a42e704fffb0e37f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferDialogQuery } from './TransferDialogQuery.graphql';

const node: PreloadableConcreteRequest<TransferDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff5566f275449ac08f38157a046268b064faf0217b800482a42e704fffb0e37f",
    "metadata": {},
    "name": "TransferDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
