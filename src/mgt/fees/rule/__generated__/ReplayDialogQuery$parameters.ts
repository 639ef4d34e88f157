/**
 * @generated SignedSource<<4768deb89c231893390536375425de8a>>
 * @relayHash 906b5d58f603ecc83255f10094cb4c55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f157e67f1255fa140f48fc17bfe75539ee55455f2801b7df734866bd8e3e23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReplayDialogQuery } from './ReplayDialogQuery.graphql';

const node: PreloadableConcreteRequest<ReplayDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15f157e67f1255fa140f48fc17bfe75539ee55455f2801b7df734866bd8e3e23",
    "metadata": {},
    "name": "ReplayDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
