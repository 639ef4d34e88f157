/**
 * @generated SignedSource<<d6d3587661ea4d6c2e6cf1cb38e87663>>
 * @relayHash ca59cb07fb20af4ca048cea3cf9b5884
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27997b50c4dc4f5c8ec561104b1db49a105aed975d22f3325a889db3710858f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobRunScreenQuery } from './AutomatedJobRunScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobRunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27997b50c4dc4f5c8ec561104b1db49a105aed975d22f3325a889db3710858f0",
    "metadata": {},
    "name": "AutomatedJobRunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
