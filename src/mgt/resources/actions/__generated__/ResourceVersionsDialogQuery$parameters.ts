/**
 * @generated SignedSource<<9822060d4dda9b32fead85072ad9cb00>>
 * @relayHash 46365da0762eecde9c6005a7292be1d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b430cd7834e13caa383d4cfab15059ad2054da14cff439fbbad4427fcb621caf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceVersionsDialogQuery } from './ResourceVersionsDialogQuery.graphql';

const node: PreloadableConcreteRequest<ResourceVersionsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b430cd7834e13caa383d4cfab15059ad2054da14cff439fbbad4427fcb621caf",
    "metadata": {},
    "name": "ResourceVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
