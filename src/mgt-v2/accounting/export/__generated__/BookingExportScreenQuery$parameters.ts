/**
 * @generated SignedSource<<ab534b6f91ca9c606a092ea4805367a9>>
 * @relayHash 759e36e665d4c7badc76f2a8a26abfe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 879317301d1760c2d9c57f18a09fd168110c2c37b282f470786a27d98cdb8b67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingExportScreenQuery } from './BookingExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "879317301d1760c2d9c57f18a09fd168110c2c37b282f470786a27d98cdb8b67",
    "metadata": {},
    "name": "BookingExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
