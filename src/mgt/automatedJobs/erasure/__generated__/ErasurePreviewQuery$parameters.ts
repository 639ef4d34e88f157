/**
 * @generated SignedSource<<aa52be7d64eeed5dc35ee3e0668ab2f1>>
 * @relayHash 270a6bac69460839e35f369d5219698c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0daf6d234f5d0230c571fd4542c0a8a76d0ec69d37bfb2e00579975bf72d59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasurePreviewQuery } from './ErasurePreviewQuery.graphql';

const node: PreloadableConcreteRequest<ErasurePreviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c0daf6d234f5d0230c571fd4542c0a8a76d0ec69d37bfb2e00579975bf72d59",
    "metadata": {},
    "name": "ErasurePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
