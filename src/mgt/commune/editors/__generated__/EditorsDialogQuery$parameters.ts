/**
 * @generated SignedSource<<78ecf54419bd2ea26cef28f502cf4530>>
 * @relayHash 7eb7b55d8dd4b8672f8a3db341fee948
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a0bfce0b7fb987e47b1a2f913d904ad0ed213d1abde7c92aba6ef841c6a32ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditorsDialogQuery } from './EditorsDialogQuery.graphql';

const node: PreloadableConcreteRequest<EditorsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a0bfce0b7fb987e47b1a2f913d904ad0ed213d1abde7c92aba6ef841c6a32ab",
    "metadata": {},
    "name": "EditorsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
