/**
 * @generated SignedSource<<e7489a572278b5695f76c4af55e71b97>>
 * @relayHash 1786eac89982acd698fc769167cf4b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcb5adf0411d6145a55f5e81430c646692249d82abf3aecf7b4b0dc62f967624

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcb5adf0411d6145a55f5e81430c646692249d82abf3aecf7b4b0dc62f967624",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
