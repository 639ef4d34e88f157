/**
 * @generated SignedSource<<6f1e5a804a47ace201699937f6400dab>>
 * @relayHash a99d3819383a4417137c0a83c6762455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd26166d6863c106ce49f7551b9e93a31c5d477d119742ca5ad893fd0f305877

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSwitchScreenQuery } from './ServiceSwitchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSwitchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd26166d6863c106ce49f7551b9e93a31c5d477d119742ca5ad893fd0f305877",
    "metadata": {},
    "name": "ServiceSwitchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
