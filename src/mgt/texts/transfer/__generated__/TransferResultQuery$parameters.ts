/**
 * @generated SignedSource<<9360134110009f18b80cea7405c0e85e>>
 * @relayHash 3ff5efef222e807f907d7f49cea0d318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dccea9103541e218abbf309dfc0c47f81fd27c9df98ee6df6e547fdbffc13ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferResultQuery } from './TransferResultQuery.graphql';

const node: PreloadableConcreteRequest<TransferResultQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dccea9103541e218abbf309dfc0c47f81fd27c9df98ee6df6e547fdbffc13ec",
    "metadata": {},
    "name": "TransferResultQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
