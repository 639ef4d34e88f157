/**
 * @generated SignedSource<<19125aa94d26e520fa67a6da8d0cfb7f>>
 * @relayHash fa4f9c828becbbbbb6690ce70b37afdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e277d9b44cf7b25a6407e5f3ac4474b1f7d4598249d7432db5706735245993

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityScreenQuery } from './ActivityScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72e277d9b44cf7b25a6407e5f3ac4474b1f7d4598249d7432db5706735245993",
    "metadata": {},
    "name": "ActivityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
