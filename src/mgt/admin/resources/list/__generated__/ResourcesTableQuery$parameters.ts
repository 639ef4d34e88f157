/**
 * @generated SignedSource<<acd751c6ad96ed1ecdeec43b7f84e4d8>>
 * @relayHash 7615a235a80fc871ca29d9d359f9c699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5075762294113d17cd66478c83e42572625c8e6eb5e797756e11266573892683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourcesTableQuery } from './ResourcesTableQuery.graphql';

const node: PreloadableConcreteRequest<ResourcesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5075762294113d17cd66478c83e42572625c8e6eb5e797756e11266573892683",
    "metadata": {},
    "name": "ResourcesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
