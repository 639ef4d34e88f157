/**
 * @generated SignedSource<<02df88ee9fcf84210f5fb34aef25bfa1>>
 * @relayHash c884241eb3137d30c50288ac22149e92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51b6fbb8656a2dc69d728d3e8409a8516d9db925f2ed257ae8a6adc426b284af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommuneReportsScreenQuery } from './CommuneReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommuneReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51b6fbb8656a2dc69d728d3e8409a8516d9db925f2ed257ae8a6adc426b284af",
    "metadata": {},
    "name": "CommuneReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
