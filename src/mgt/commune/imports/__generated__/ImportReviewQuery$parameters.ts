/**
 * @generated SignedSource<<a92716729628599f214904514d88b538>>
 * @relayHash 300ba87350b3d9ed4841f3a6c1407117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae64f4880333c5169305f18bd6fa0fc9699193e42e674d89447af5192073cbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportReviewQuery } from './ImportReviewQuery.graphql';

const node: PreloadableConcreteRequest<ImportReviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eae64f4880333c5169305f18bd6fa0fc9699193e42e674d89447af5192073cbb",
    "metadata": {},
    "name": "ImportReviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
