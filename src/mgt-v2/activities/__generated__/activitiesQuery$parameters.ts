/**
 * @generated SignedSource<<3d0c4a2513b5af3c800c21ccc39b233b>>
 * @relayHash f30651f6ea8070eaa3c95db71660a960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f97a47f9b2e85558e37a858e4ca05e6db8b96176e12550598a18a2c907e8c24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { activitiesQuery } from './activitiesQuery.graphql';

const node: PreloadableConcreteRequest<activitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f97a47f9b2e85558e37a858e4ca05e6db8b96176e12550598a18a2c907e8c24",
    "metadata": {},
    "name": "activitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
