/**
 * @generated SignedSource<<18c0baa9a4a3a16c02af2bcc19f845ef>>
 * @relayHash a5acab5ac229dd23a55ad75141a4f36a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5294c74fe56c9456bf951f8dc323131063a5f9ca44ae446b15c9a049b4249a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5294c74fe56c9456bf951f8dc323131063a5f9ca44ae446b15c9a049b4249a9",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
