/**
 * @generated SignedSource<<64bd0085d68343a6e7464322ac412f0a>>
 * @relayHash a0688e903a4a76b8f257a6bfae56b98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3612015726b95a731e7e868b8ee6324ea2498f2dcacfeb44a111da5831c55f9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KbaOverviewQuery } from './KbaOverviewQuery.graphql';

const node: PreloadableConcreteRequest<KbaOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3612015726b95a731e7e868b8ee6324ea2498f2dcacfeb44a111da5831c55f9b",
    "metadata": {},
    "name": "KbaOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
