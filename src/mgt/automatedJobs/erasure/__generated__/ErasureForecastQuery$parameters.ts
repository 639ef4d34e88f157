/**
 * @generated SignedSource<<cd18203ad1ff6e2e3e533cabb4c1eb93>>
 * @relayHash e0fd986f4333927816ccefba2221afe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6554d9164d921fcd5d868c0bf16101fbba1dc234db0325b8a675b96adae05e02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasureForecastQuery } from './ErasureForecastQuery.graphql';

const node: PreloadableConcreteRequest<ErasureForecastQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6554d9164d921fcd5d868c0bf16101fbba1dc234db0325b8a675b96adae05e02",
    "metadata": {},
    "name": "ErasureForecastQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
