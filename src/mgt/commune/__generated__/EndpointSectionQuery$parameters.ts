/**
 * @generated SignedSource<<388a10bd11028ada84599be80aa00bf0>>
 * @relayHash c84d146224521adaa2922df230fc73ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94262bb1e1387478847592c76d9e096b5498f404e084073148fc9581e27f248

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EndpointSectionQuery } from './EndpointSectionQuery.graphql';

const node: PreloadableConcreteRequest<EndpointSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c94262bb1e1387478847592c76d9e096b5498f404e084073148fc9581e27f248",
    "metadata": {},
    "name": "EndpointSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
