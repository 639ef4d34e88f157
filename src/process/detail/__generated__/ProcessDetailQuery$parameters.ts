/**
 * @generated SignedSource<<9a58751e999d84b2d0588a812df1d9e1>>
 * @relayHash 4dc314f6426c2f55d8202a9a8093408c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bcc82d5f9073f4984247ef549e2393f3e38e8eca0dc050d0ffdf36257a469fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessDetailQuery } from './ProcessDetailQuery.graphql';

const node: PreloadableConcreteRequest<ProcessDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bcc82d5f9073f4984247ef549e2393f3e38e8eca0dc050d0ffdf36257a469fe",
    "metadata": {},
    "name": "ProcessDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
