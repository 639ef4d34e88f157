/**
 * @generated SignedSource<<830f75d6fc634988093f26815341452c>>
 * @relayHash 0a0eb4bc8a7b637c4391dfc94c47c9e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b18b971f550c82d3ac39251da125ec49dae801e517fdd1144ecb23a309be19f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b18b971f550c82d3ac39251da125ec49dae801e517fdd1144ecb23a309be19f5",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
