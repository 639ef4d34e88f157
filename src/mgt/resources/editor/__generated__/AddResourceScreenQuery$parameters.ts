/**
 * @generated SignedSource<<7782c7e94cc1a83ac68e86a357657de2>>
 * @relayHash d9ba03af3d8be875291361ea2e228cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b601bc87a2d65a35b0b8fc87ed6a4dc5965d15aec2e2e21b76993e00e67c0176

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddResourceScreenQuery } from './AddResourceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AddResourceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b601bc87a2d65a35b0b8fc87ed6a4dc5965d15aec2e2e21b76993e00e67c0176",
    "metadata": {},
    "name": "AddResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
