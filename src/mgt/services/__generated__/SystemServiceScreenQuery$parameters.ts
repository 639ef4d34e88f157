/**
 * @generated SignedSource<<d3c99bfd22f2ba919773c283fab44cf5>>
 * @relayHash df1861936527159643c8367a37a16554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1834998da4d2a63c868e0e994d04c0f131e7c7b58892f45b786ffc332fb2f6d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServiceScreenQuery } from './SystemServiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemServiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1834998da4d2a63c868e0e994d04c0f131e7c7b58892f45b786ffc332fb2f6d1",
    "metadata": {},
    "name": "SystemServiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
