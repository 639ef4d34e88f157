/**
 * @generated SignedSource<<57091be1a1d76250952f9bf0c60936f0>>
 * @relayHash ed4c0029809eb7f01211c52330e6cef1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80fd0faed44d3608d74eee10ad11469e6f89158fcf144fa41063611c29e49636

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80fd0faed44d3608d74eee10ad11469e6f89158fcf144fa41063611c29e49636",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
