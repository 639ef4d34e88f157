/**
 * @generated SignedSource<<30b38f21b414f474e2a8c2a886effe0c>>
 * @relayHash f99ac1446b87fa26c4e6865a922c7ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64c180d393b2653206d7f7a4485d029898b3c023d3990493d220acf200443916

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportReviewQuery } from './ImportReviewQuery.graphql';

const node: PreloadableConcreteRequest<ImportReviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64c180d393b2653206d7f7a4485d029898b3c023d3990493d220acf200443916",
    "metadata": {},
    "name": "ImportReviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
