/**
 * @generated SignedSource<<e8c226d021fe25bb0b36b1c54354cf52>>
 * @relayHash 2a9d8e13f525d94bffe3b66ae0fdc9c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b4af304deda287a626de7d87fdb9b1193b34610996ce56ec5cff04ce641243

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobsScreenQuery } from './AutomatedJobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41b4af304deda287a626de7d87fdb9b1193b34610996ce56ec5cff04ce641243",
    "metadata": {},
    "name": "AutomatedJobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
