/**
 * @generated SignedSource<<72b366a32708b54ad9a8a880e78b8c18>>
 * @relayHash f1b71c80a26273209affa2dbfa3aa4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fdbdceb01f851c6b27db27af95c4fb88c4a3933c32acfe1a50f089fe126ee0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsUserQuery } from './sessionOperationsUserQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fdbdceb01f851c6b27db27af95c4fb88c4a3933c32acfe1a50f089fe126ee0f",
    "metadata": {},
    "name": "sessionOperationsUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
