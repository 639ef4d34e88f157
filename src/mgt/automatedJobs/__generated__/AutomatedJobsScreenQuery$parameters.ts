/**
 * @generated SignedSource<<312a2787784f3e77f677ba2ea1524e39>>
 * @relayHash 2754667800edcf991b0ef596b25db607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dafef06b56bca0ef71be584a5139b4044bf27337cc016d49f2e1200e3a4b9e78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobsScreenQuery } from './AutomatedJobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dafef06b56bca0ef71be584a5139b4044bf27337cc016d49f2e1200e3a4b9e78",
    "metadata": {},
    "name": "AutomatedJobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
