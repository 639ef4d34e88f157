/**
 * @generated SignedSource<<8fcdc755db8f662399e8cb5809a43a73>>
 * @relayHash b792dc8a15c05c643e4578993f0afbc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0f32afd1960dff5c1b58e56f54589237b00ba12e2173f3a07e4c550abcc888

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunScreenQuery } from './RunScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af0f32afd1960dff5c1b58e56f54589237b00ba12e2173f3a07e4c550abcc888",
    "metadata": {},
    "name": "RunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
