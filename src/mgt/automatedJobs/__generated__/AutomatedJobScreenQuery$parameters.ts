/**
 * @generated SignedSource<<237c1ac08cde137a5e1af4a20a53a4bc>>
 * @relayHash 87b1918c3d642443fda1364fbd541c12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f445816cd92b2a481adf337ccb3afff0117636c74f31c43ffe16f455a9d1e50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobScreenQuery } from './AutomatedJobScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f445816cd92b2a481adf337ccb3afff0117636c74f31c43ffe16f455a9d1e50",
    "metadata": {},
    "name": "AutomatedJobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
