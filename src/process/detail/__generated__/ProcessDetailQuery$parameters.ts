/**
 * @generated SignedSource<<d1b7274cd5a610df66dcff6101d3d730>>
 * @relayHash 540e65e71ffb0239bdd591ab5c0db15b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 455cc6c828a9d99f087dc7a5cb8909ccee9a37596d1963226157061bf2424106

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessDetailQuery } from './ProcessDetailQuery.graphql';

const node: PreloadableConcreteRequest<ProcessDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "455cc6c828a9d99f087dc7a5cb8909ccee9a37596d1963226157061bf2424106",
    "metadata": {},
    "name": "ProcessDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
