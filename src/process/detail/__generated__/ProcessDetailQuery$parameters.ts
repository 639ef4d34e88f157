/**
 * @generated SignedSource<<1e73abe1b8e061ae91b7e92c30dc7f27>>
 * @relayHash 0c0b8bda113c169535627cd42f0342a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921c31931e6c1b6bd8da13ea5fefe4809c29736b1b64f8cc6e15b02b11bcd6f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessDetailQuery } from './ProcessDetailQuery.graphql';

const node: PreloadableConcreteRequest<ProcessDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "921c31931e6c1b6bd8da13ea5fefe4809c29736b1b64f8cc6e15b02b11bcd6f8",
    "metadata": {},
    "name": "ProcessDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
