/**
 * @generated SignedSource<<cecb324b638fd9022b8291e8f83cbdc3>>
 * @relayHash 9c7c981960deca2503470da1c3e40aca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4162f1d05090f844e2821bd917aa6ce30b77b46d33ca3a0ab705051899a67272

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4162f1d05090f844e2821bd917aa6ce30b77b46d33ca3a0ab705051899a67272",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
