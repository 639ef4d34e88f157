/**
 * @generated SignedSource<<8c7af82a1d39da90317e3621e29a28d7>>
 * @relayHash 6aa7c67a6c7ac765ce90f1f9e0ab40cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c3710065cf9860609220be9e31842d5bf3282014f6f99adaeeed680ee03939c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c3710065cf9860609220be9e31842d5bf3282014f6f99adaeeed680ee03939c",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
