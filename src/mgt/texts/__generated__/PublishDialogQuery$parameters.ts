/**
 * @generated SignedSource<<d9e087067bc3c8a637b601d6761e2e2b>>
 * @relayHash c5661cc68903893106acd7e85c5ba656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b04ccaa998ee3390ad17adf6f5a74dd66016667c7d31a8d68d53959f1a44de30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublishDialogQuery } from './PublishDialogQuery.graphql';

const node: PreloadableConcreteRequest<PublishDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b04ccaa998ee3390ad17adf6f5a74dd66016667c7d31a8d68d53959f1a44de30",
    "metadata": {},
    "name": "PublishDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
