/**
 * @generated SignedSource<<f9e7a1d43ffdd9305fe90b6f47700f30>>
 * @relayHash 1035dbfe5e4b7e7ca99cdcef829ff41c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc3bb6d5845cbd41401444e2efcbbb60ec3b30a5afe2d851614db4a97fd7c322

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc3bb6d5845cbd41401444e2efcbbb60ec3b30a5afe2d851614db4a97fd7c322",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
