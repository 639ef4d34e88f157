/**
 * @generated SignedSource<<bc5273147810e7b0b532ad3dfe4590fb>>
 * @relayHash ead137a67f9f378bf1c5230d62065454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93584067f6a35b8571e1760175a2b1535213679e1a86a30c372bb92adeef8289

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunsScreenQuery } from './RunsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93584067f6a35b8571e1760175a2b1535213679e1a86a30c372bb92adeef8289",
    "metadata": {},
    "name": "RunsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
