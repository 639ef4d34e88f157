/**
 * @generated SignedSource<<fe5c690b05ff1f98c9b9357237cfb4c9>>
 * @relayHash 669e56c9c6f680c23907ba6fc2e35d22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0278bc79109d99a2ca27368e7f5d5096c4ba56ea154a736f54444adcc08c3684

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0278bc79109d99a2ca27368e7f5d5096c4ba56ea154a736f54444adcc08c3684",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
