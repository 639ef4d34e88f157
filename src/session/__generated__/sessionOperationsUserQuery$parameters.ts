/**
 * @generated SignedSource<<b07b9c25f6020ec168ff381f5f53a535>>
 * @relayHash fa92dce9ac7bc231328addec6da47421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 023406daf79684c77835dedcceac31549fea7c664f49a8547eda05802868c94e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsUserQuery } from './sessionOperationsUserQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "023406daf79684c77835dedcceac31549fea7c664f49a8547eda05802868c94e",
    "metadata": {},
    "name": "sessionOperationsUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
