/**
 * @generated SignedSource<<8f43e8eaab7d0efe16b3ca60783f822c>>
 * @relayHash ed57d0a32be74e6b8e8d4d5a5b2ed785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c435268edb721173bccc8811d178b06d6ee0d2134543cc42e960649d79885d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EraseNowQuestionQuery } from './EraseNowQuestionQuery.graphql';

const node: PreloadableConcreteRequest<EraseNowQuestionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c435268edb721173bccc8811d178b06d6ee0d2134543cc42e960649d79885d5",
    "metadata": {},
    "name": "EraseNowQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
