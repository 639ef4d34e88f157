/**
 * @generated SignedSource<<aa3ede4ef20e8afc278c9e750fa112d9>>
 * @relayHash d5c3e10b6276a7e6832a85ce2d7e047d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d0e04a9ff623e1c027847e23a3e39976a61b0ac50f90c9e7bd8277004c95e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17d0e04a9ff623e1c027847e23a3e39976a61b0ac50f90c9e7bd8277004c95e3",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
