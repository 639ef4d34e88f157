/**
 * @generated SignedSource<<d53e5e46e9a0cd795a35692312d0e07a>>
 * @relayHash 131731bee06c0b3f25fd156e099c45ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9462396c87c573173408e3c42a50fd7e8f91a7f381a2125b13b568181add93fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasurePreviewQuery } from './ErasurePreviewQuery.graphql';

const node: PreloadableConcreteRequest<ErasurePreviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9462396c87c573173408e3c42a50fd7e8f91a7f381a2125b13b568181add93fb",
    "metadata": {},
    "name": "ErasurePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
