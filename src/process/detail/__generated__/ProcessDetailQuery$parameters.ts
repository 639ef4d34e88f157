/**
 * @generated SignedSource<<460aeac5b392ea7b3d9b3a66355d6016>>
 * @relayHash cc5bfb06bed201168c69ff19a0475555
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72716ead355aeaa4f28a825bd0d224d601f9519198f25557028eaa368c7efacf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessDetailQuery } from './ProcessDetailQuery.graphql';

const node: PreloadableConcreteRequest<ProcessDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72716ead355aeaa4f28a825bd0d224d601f9519198f25557028eaa368c7efacf",
    "metadata": {},
    "name": "ProcessDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
