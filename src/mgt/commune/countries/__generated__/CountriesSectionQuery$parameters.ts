/**
 * @generated SignedSource<<467d0f9526ac97d83f7ad052278b909a>>
 * @relayHash a37a9ba3bd189d1b4eea5f84b94d159a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea95ac1a9d077dbf757bd551f488c29ef750775243224fde165e3ca23099a959

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea95ac1a9d077dbf757bd551f488c29ef750775243224fde165e3ca23099a959",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
