/**
 * @generated SignedSource<<81e328a4186d3be6adc97095810b8ffd>>
 * @relayHash f3b08a15e8787d1c85383f545c280c50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b541162877c75a6877cc80825e7edfc6fae54e51b15fff9677e453f9493505d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessDetailQuery } from './ProcessDetailQuery.graphql';

const node: PreloadableConcreteRequest<ProcessDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b541162877c75a6877cc80825e7edfc6fae54e51b15fff9677e453f9493505d",
    "metadata": {},
    "name": "ProcessDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
