/**
 * @generated SignedSource<<c05950582e9a8de60a7dd3c1a3402541>>
 * @relayHash bdacd24abd25a7c4225763a77b641b52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3ed1ef1c41db7fc5aff8b5802e70b8795d04d6476c6f87eeac16b8248d310ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3ed1ef1c41db7fc5aff8b5802e70b8795d04d6476c6f87eeac16b8248d310ed",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
