/**
 * @generated SignedSource<<f799f239c4ee47f9287cb46ba09d567a>>
 * @relayHash 06c902f3c58f01e3c6f4061edcfe7350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a8e833a07874678a8f88e9f8cf060881c5eeaaca9b6ea6eea100ded3cb3b481

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesQuery } from './ActivitiesQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a8e833a07874678a8f88e9f8cf060881c5eeaaca9b6ea6eea100ded3cb3b481",
    "metadata": {},
    "name": "ActivitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
