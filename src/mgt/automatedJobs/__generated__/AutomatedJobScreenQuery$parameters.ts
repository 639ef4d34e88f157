/**
 * @generated SignedSource<<440a2465f3ed0aa515203c2e5915654b>>
 * @relayHash 31a58911442be352fa97d8ccefd4efd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41aa8d039e959db9f59984db4ad8c3c8573c0b827e3419f180d34686a790e9ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobScreenQuery } from './AutomatedJobScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41aa8d039e959db9f59984db4ad8c3c8573c0b827e3419f180d34686a790e9ee",
    "metadata": {},
    "name": "AutomatedJobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
