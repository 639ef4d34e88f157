/**
 * @generated SignedSource<<6814d6dd3a27257bc28e4540d6c93652>>
 * @relayHash 3253e2048b4b1920bf9b318c63b3b5ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 671f87dc04cf3667480385bcf8e8cf817a30c9b503122ec22b6881330d9eb2b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsUserQuery } from './sessionOperationsUserQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "671f87dc04cf3667480385bcf8e8cf817a30c9b503122ec22b6881330d9eb2b6",
    "metadata": {},
    "name": "sessionOperationsUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
