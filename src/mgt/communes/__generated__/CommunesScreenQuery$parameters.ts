/**
 * @generated SignedSource<<4cccb47a3773e98c3795468e2550644d>>
 * @relayHash 8f75fc495c3aa98439b2c8f573b3857a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8fb91714683c7be445ce94ec5c4404972f8390189556ba65bd1d7a25cf5774d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunesScreenQuery } from './CommunesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommunesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8fb91714683c7be445ce94ec5c4404972f8390189556ba65bd1d7a25cf5774d",
    "metadata": {},
    "name": "CommunesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
