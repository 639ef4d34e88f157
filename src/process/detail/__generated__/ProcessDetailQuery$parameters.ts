/**
 * @generated SignedSource<<dc45f3e476126a14d108f244d62f66f3>>
 * @relayHash abeabd4b971a5005038c5c72f3026752
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a5ee01e3cf62e053109a7a96264ef8976c29b0d46762b6b847b485fcb3d43fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessDetailQuery } from './ProcessDetailQuery.graphql';

const node: PreloadableConcreteRequest<ProcessDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a5ee01e3cf62e053109a7a96264ef8976c29b0d46762b6b847b485fcb3d43fc",
    "metadata": {},
    "name": "ProcessDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
