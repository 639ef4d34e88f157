/**
 * @generated SignedSource<<94a3688fa0fadd0b4e1a447a8f228ddf>>
 * @relayHash 661a0443fa9f69a093fb4dc7ba5ae448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a174ebc57586b805fdf43b251ef55271bae87242796417cb78efacb9f3adcd29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a174ebc57586b805fdf43b251ef55271bae87242796417cb78efacb9f3adcd29",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
