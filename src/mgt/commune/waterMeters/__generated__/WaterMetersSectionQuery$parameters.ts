/**
 * @generated SignedSource<<cb28fdc4025d470cda2f9870f87a8f54>>
 * @relayHash 35b65c3d52b488105437970a7b7f3b29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77cdc5d9026b5bad17d1149b503d3eca8b771391fcb355cbe6ef839cc924e1dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77cdc5d9026b5bad17d1149b503d3eca8b771391fcb355cbe6ef839cc924e1dd",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
