/**
 * @generated SignedSource<<b3d87b901caee3ae7f42340d3603cf27>>
 * @relayHash 609e19ea25872db17c1329fa1ac4e53b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0265bc9200591f0e96499867e23ebb412cd0b8aa81273e4e6edc5e085747ae8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsScreenQuery } from './JobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0265bc9200591f0e96499867e23ebb412cd0b8aa81273e4e6edc5e085747ae8",
    "metadata": {},
    "name": "JobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
