/* Generated from the OpenAPI document by `npm run docs`. Do not edit. */
export interface paths {
    "/case-lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a case live by its identifier
         * @description Needs the permission `case.write`. Rate-limit weight: 10.
         */
        post: operations["lookUpCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-lookup/case-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the case types, establishments and identifier combinations of a court type
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["listCaseTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-lookup/{searchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a looked-up case as it is stored
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-lookup/orders/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the document of an order, stamped with its provenance
         * @description An order that was downloaded before is returned immediately. Other orders are fetched while the request waits, for up to 55 seconds. An order of a district court usually takes only a moment.
         *
         *     Needs the permission `case.write`. Rate-limit weight: 10.
         */
        post: operations["downloadOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/references/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up the reference printed on a stamped page
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getOrderReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-lookup/summarize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a summary of a looked-up case; every request starts a new one
         * @description Needs the permission `case.write`. Rate-limit weight: 10.
         */
        post: operations["startSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-lookup/summarize/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a summary; poll it until it is COMPLETE or FAILED
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/historical-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List historical searches, newest first
         * @description Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
         */
        get: operations["listHistoricalSearches"];
        put?: never;
        /**
         * Search the court-case history of a company
         * @description Needs the permission `historicalSearch.write`. Rate-limit weight: 1.
         */
        post: operations["startHistoricalSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/historical-search/{searchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a historical search
         * @description Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
         */
        get: operations["getHistoricalSearch"];
        put?: never;
        post?: never;
        /**
         * Cancel a running asynchronous search
         * @description Needs the permission `historicalSearch.write`. Rate-limit weight: 1.
         */
        delete: operations["cancelHistoricalSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/historical-search/{searchId}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of results
         * @description A page of a SYNC search is charged when it is delivered for the first time. Reading it again is free.
         *
         *     Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
         */
        get: operations["listHistoricalSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/historical-search/{searchId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all results of a complete asynchronous search
         * @description Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
         */
        get: operations["downloadHistoricalSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a company or person to the watchlist
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        post: operations["createEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import many entities to the watchlist
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 50.
         */
        post: operations["importEntities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports, newest first
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        get: operations["listEntityImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an import
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        get: operations["getEntityImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search entities
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        post: operations["searchEntities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entity with its risk level
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        get: operations["getEntity"];
        /**
         * Replace the details of an entity
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        put: operations["updateEntity"];
        post?: never;
        /**
         * Archive an entity
         * @description Its tracked cases do not change and are still followed. An archived entity cannot be restored.
         *
         *     Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        delete: operations["archiveEntity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an entity: exclude it from the daily sync
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        post: operations["pauseEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused entity: include it in the daily sync again
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        post: operations["resumeEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/{id}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the users and teams that an entity is shared with
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        put: operations["shareEntity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/{id}/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the courts for new cases of a company now
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 10.
         */
        post: operations["discoverEntityCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/entities/{id}/candidates/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the candidates of an entity
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        post: operations["searchCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/candidates/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a candidate to the watchlist as a tracked case
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        post: operations["confirmCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/candidates/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a candidate
         * @description Needs the permission `watchlist.write`. Rate-limit weight: 1.
         */
        post: operations["declineCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track a case
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        post: operations["addTrackedCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tracked cases
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        post: operations["searchTrackedCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tracked case
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getTrackedCase"];
        /**
         * Update the risk level or status of a tracked case
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        put: operations["updateTrackedCase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a tracked case, newest first
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["listTrackedCaseChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/{id}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the users and teams that a tracked case is shared with
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        put: operations["shareTrackedCase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/{id}/identifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete the identifier of a tracked case
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        put: operations["completeTrackedCaseIdentifier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a tracked case from the court
         * @description Needs the permission `case.write`. Rate-limit weight: 10.
         */
        post: operations["refreshTrackedCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/hearings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hearings of tracked cases
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["listHearings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/hearings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a hearing with its changes
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getHearing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/cases/{id}/hearings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hearings of a tracked case, latest day first
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["listTrackedCaseHearings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Create a calendar feed of hearings
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a calendar feed
         * @description Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getCalendar"];
        /**
         * Replace the settings of a calendar feed
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        put: operations["updateCalendar"];
        post?: never;
        /**
         * Delete a calendar feed
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        delete: operations["deleteCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/calendars/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a calendar feed a new address
         * @description Needs the permission `case.write`. Rate-limit weight: 1.
         */
        post: operations["rotateCalendarAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your exports, newest first
         * @description An export belongs to the user who started it. Get one export for the link to its file.
         *
         *     Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Start an export of entities or tracked cases
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 10.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an export, or the link to its file
         * @description Needs the permission `watchlist.read`. Rate-limit weight: 1.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events, continuing after the last one you read
         * @description Needs the permission `webhook.read`. Rate-limit weight: 1.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Needs the permission `webhook.read`. Rate-limit weight: 1.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Needs the permission `webhook.read`. Rate-limit weight: 1.
         */
        get: operations["getWebhook"];
        /**
         * Update or re-enable a webhook endpoint
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to a webhook endpoint
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook endpoint
         * @description Needs the permission `webhook.read`. Rate-limit weight: 1.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay all events of a webhook endpoint since a point in time
         * @description Needs the permission `webhook.write`. Rate-limit weight: 1.
         */
        post: operations["replayWebhookEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account with its plan and its allowance
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log of the account
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["listAccountAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the billed units per day, product and API key
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["listAccountUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/usage/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the usage records as JSON or CSV
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["exportAccountUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of the courts and their sources
         * @description Use it to tell users why a live lookup fails now. A `DEGRADED` court type is still answered, by the sources that are `OK`. The answer of a source that is shared by several court types is not broken down by court type.
         *
         *     Needs the permission `case.read`. Rate-limit weight: 1.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase an entity, a case or a person
         * @description Runs in the background and cannot be undone. An entity goes with its candidates and with the cases that are tracked for it alone. A case goes wherever the account has it, with its documents, and is not suggested again. Read docs/privacy.md first.
         *
         *     Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        post: operations["createErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/erasures/{erasureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an erasure with its report
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["getErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an API key or set an earlier expiry time
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        put: operations["updateApiKey"];
        post?: never;
        /**
         * Revoke an API key immediately
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key; both keys work for some hours
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a user
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        put: operations["renameUser"];
        post?: never;
        /**
         * Delete a user and revoke their API keys and calendars
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a team
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        put: operations["renameTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/teams/{teamId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a team
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        get: operations["listTeamMembers"];
        put?: never;
        /**
         * Add a member to a team
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        post: operations["addTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/teams/{teamId}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a team
         * @description Needs the permission `account.admin`. Rate-limit weight: 1.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "historical_search.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An asynchronous historical search has ended, also when it was cancelled.
         * @description An asynchronous historical search has ended, also when it was cancelled. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onHistoricalSearchFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A case was found for an entity.
         * @description A case was found for an entity. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onCandidateCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The operator approved or rejected a candidate, or somebody decided about it.
         * @description The operator approved or rejected a candidate, or somebody decided about it. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onCandidateUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something changed in a tracked case apart from new orders. There is one event for all changes of one fetch.
         * @description Something changed in a tracked case apart from new orders. There is one event for all changes of one fetch. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onCaseUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refresh found a new order in a tracked case. Look the case up to download its document.
         * @description A refresh found a new order in a tracked case. Look the case up to download its document. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onOrderAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hearing.listed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cause list carries a tracked case for a day for the first time.
         * @description A cause list carries a tracked case for a day for the first time. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onHearingListed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hearing.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A known hearing of a tracked case moved, was taken off or is expected again, or its list, room, item, bench or stage changed.
         * @description A known hearing of a tracked case moved, was taken off or is expected again, or its list, room, item, bench or stage changed. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onHearingChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "entity.synced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The court records were searched for an entity.
         * @description The court records were searched for an entity. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onEntitySynced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.degraded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A court's own site failed repeatedly and is not called for now.
         * @description A court's own site failed repeatedly and is not called for now. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onSourceDegraded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.recovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A court's own site answers again.
         * @description A court's own site answers again. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onSourceRecovered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of your endpoints was disabled and receives no more messages.
         * @description One of your endpoints was disabled and receives no more messages. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onWebhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * You sent yourself a test message. Nobody can subscribe to this type.
         * @description You sent yourself a test message. Nobody can subscribe to this type. Read other details through the API. `GET /events` lists the same event.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The body of `lookUpCase`. */
        LookUpCaseRequest: {
            /** @description The numbers that identify the case at its court. */
            caseIdentifier: components["schemas"]["CaseIdentifierInput"];
        };
        /** @description The numbers that identify a case. Which of them a court type needs: `GET /case-lookup/case-types`. Fields that do not belong to the court type are ignored if they are null or empty. */
        CaseIdentifierInput: {
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /**
             * @description 16 characters. For `DC`, `SC` and `HC` only.
             * @example DLHC019000012024
             */
            cnr?: string | null;
            /**
             * @description `number/year`. For `CC`, the full case number.
             * @example 1042/2024
             */
            registrationNumber?: string | null;
            /** @description For `NCLT`, `NCLAT` and `GSTAT` only. */
            filingNumber?: string | null;
            /** @description `number/year`. For `SC`, `DRT`, `DRAT` and `CESTAT` only. */
            diaryNumber?: string | null;
            /** @description The code of the bench or tribunal. `GET /case-lookup/case-types` lists the codes. */
            establishmentCode?: string | null;
            /** @description The code of the case type. Most registration numbers need it. `GET /case-lookup/case-types` lists the codes. */
            caseType?: string | null;
        };
        /** @description The body of `downloadOrder`. */
        DownloadOrderRequest: {
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
            /** @description The ID of the order. It is stable for the life of the looked-up case. */
            orderId: string;
        };
        /** @description The body of `startSummary`. */
        StartSummaryRequest: {
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
        };
        /** @description The body of `startHistoricalSearch`. */
        StartHistoricalSearchRequest: {
            /** @description The name of the company. */
            name: string;
            /**
             * @description Only `BUSINESS` is allowed. `PERSON` is refused with error 60405.
             * @enum {string}
             */
            entityType?: "BUSINESS";
            /** @description Makes matching more precise. */
            registrationNumber?: string | null;
            /** @description Makes matching more precise. */
            location?: string | null;
            /** @description Other names and spellings, in addition to generated ones. At most 2000 characters in total. Names with fewer than two characters are ignored. */
            nameVariations?: string[];
            /** @description Whether to generate further spellings of the name. */
            autoNameVariations?: boolean;
            /**
             * @description The side the company must be on. Cases with the company on both sides are always included.
             * @default BOTH
             * @enum {string}
             */
            partyType?: "PETITIONER" | "RESPONDENT" | "BOTH";
            /** @description The filters apply to all pages of the search and cannot be changed. */
            filters?: components["schemas"]["HistoricalFilters"];
            /** @description Makes the request idempotent for 24 hours. The same reference with the same request returns the same search, even if it failed or was cancelled: use a new reference to try again. The same reference with a different request is refused. An empty value means no reference. */
            clientReference?: string;
            /**
             * @description `SYNC` answers page by page, `ASYNC` collects all results in the background.
             * @default SYNC
             * @enum {string}
             */
            mode?: "SYNC" | "ASYNC";
        };
        /** @description Filters on the cases of a search. */
        HistoricalFilters: {
            /** @description Returns cases filed in this year or later. At least 1950. */
            fromYear?: number | null;
            /** @description Returns cases filed in this year or earlier. At least 1950. */
            toYear?: number | null;
            /**
             * @description Only pending or only disposed cases. The default is `ALL`.
             * @enum {string}
             */
            caseStatus?: "ALL" | "PENDING" | "DISPOSED";
        };
        /** @description A company or person to monitor. */
        NewEntity: {
            /** @description The name of the company or person, as complete as you know it. */
            name: string;
            /** @description The address as free text. */
            location?: string | null;
            /** @description For example, the company registration number. */
            registrationNumber?: string | null;
            /** @description The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`. */
            monitoredCourts?: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[] | null;
            /**
             * @description `BUSINESS` for a company, `PERSON` for a person.
             * @constant
             */
            entityType: "BUSINESS";
            /** @description For a person only. Ignored for a business. */
            fatherName?: unknown;
            /** @description For a person only. Ignored for a business. */
            birthDate?: unknown;
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith?: components["schemas"]["Grantee"][];
            /** @description Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person. */
            fetchHistoricalCases?: boolean;
        } | {
            /** @description The name of the company or person, as complete as you know it. */
            name: string;
            /** @description The address as free text. */
            location?: string | null;
            /** @description For example, the company registration number. */
            registrationNumber?: string | null;
            /** @description The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`. */
            monitoredCourts?: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[] | null;
            /**
             * @description `BUSINESS` for a company, `PERSON` for a person.
             * @constant
             */
            entityType: "PERSON";
            /** @description The name of the father. */
            fatherName?: string | null;
            /**
             * @description `DD-MM-YYYY`. For a person only.
             * @example 31-01-1980
             */
            birthDate?: string | null;
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith?: components["schemas"]["Grantee"][];
            /** @description Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person. */
            fetchHistoricalCases?: boolean;
        };
        /** @description A user or a team that a record is shared with. */
        Grantee: {
            /**
             * @description Whether it is a user or a team.
             * @enum {string}
             */
            type: "team" | "user";
            /** @description The ID of the user or team. */
            id: string;
        };
        /** @description The body of `importEntities`. */
        ImportEntitiesRequest: {
            /** @description The rows, in the order in which they were sent. */
            rows: components["schemas"]["NewEntity"][];
        } | components["schemas"]["NewEntity"][];
        /** @description The body of `searchEntities`. */
        SearchEntitiesRequest: {
            /**
             * @description Returns records with exactly these values. A list matches any of its values.
             * @default {}
             */
            $filter?: {
                /** @description The ID of the record. */
                _id?: string | string[];
                /** @description The number of the record, for people. */
                number?: number | number[];
                /** @description The ID of the account that owns the record. */
                accountId?: string | string[];
                /** @description The name, for people. */
                name?: string | string[];
                /** @description `BUSINESS` for a company, `PERSON` for a person. */
                entityType?: ("PERSON" | "BUSINESS") | ("PERSON" | "BUSINESS")[];
                /** @description The name of the father. For a person only. */
                fatherName?: (string | null) | (string | null)[];
                /** @description The date of birth, `DD-MM-YYYY`. For a person only. */
                birthDate?: (string | null) | (string | null)[];
                /** @description The address as free text. */
                location?: (string | null) | (string | null)[];
                /** @description The registration number of the case, usually `number/year`. */
                registrationNumber?: (string | null) | (string | null)[];
                /** @description The courts that are recorded with the entity. They do not restrict monitoring. */
                monitoredCourts?: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT") | ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
                /** @description The status. */
                status?: ("ACTIVE" | "PAUSED" | "ARCHIVED") | ("ACTIVE" | "PAUSED" | "ARCHIVED")[];
                /** @description Other forms of the name. Empty for a person. */
                nameVariations?: string | string[];
                /** @description When the courts were last searched for the entity, in epoch milliseconds. Null if never. */
                lastCourtSyncAt?: (number | null) | (number | null)[];
                /** @description When it was created, in epoch milliseconds. */
                created?: number | number[];
                /** @description The ID of the user who created it. Null if nobody did, because the service did. */
                createdBy?: string | string[];
                /** @description When it was last changed, in epoch milliseconds. Null if never. */
                updated?: (number | null) | (number | null)[];
                /** @description The ID of the user who last changed it. Null if nobody did. */
                updatedBy?: (string | null) | (string | null)[];
            };
            /**
             * @description Returns records whose fields contain this text. Upper and lower case do not matter.
             * @default {}
             */
            $like?: {
                /** @description The name, for people. */
                name?: string;
                /** @description The name of the father. For a person only. */
                fatherName?: string;
                /** @description The date of birth, `DD-MM-YYYY`. For a person only. */
                birthDate?: string;
                /** @description The address as free text. */
                location?: string;
                /** @description The registration number of the case, usually `number/year`. */
                registrationNumber?: string;
            };
            /**
             * @description `1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.
             * @default {}
             */
            $sort?: {
                [key: string]: 1 | -1;
            };
            /**
             * @description How many records to leave out at the beginning.
             * @default 0
             */
            $skip?: number;
            /**
             * @description How many records to return.
             * @default 20
             */
            $limit?: number;
        };
        /** @description The details of an entity. What is left out is cleared. */
        EntityDetails: {
            /** @description The name of the company or person, as complete as you know it. */
            name: string;
            /** @description The address as free text. */
            location?: string | null;
            /** @description For example, the company registration number. */
            registrationNumber?: string | null;
            /** @description The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`. */
            monitoredCourts?: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[] | null;
            /**
             * @description `BUSINESS` for a company, `PERSON` for a person.
             * @constant
             */
            entityType: "BUSINESS";
            /** @description For a person only. Ignored for a business. */
            fatherName?: unknown;
            /** @description For a person only. Ignored for a business. */
            birthDate?: unknown;
        } | {
            /** @description The name of the company or person, as complete as you know it. */
            name: string;
            /** @description The address as free text. */
            location?: string | null;
            /** @description For example, the company registration number. */
            registrationNumber?: string | null;
            /** @description The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`. */
            monitoredCourts?: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[] | null;
            /**
             * @description `BUSINESS` for a company, `PERSON` for a person.
             * @constant
             */
            entityType: "PERSON";
            /** @description The name of the father. */
            fatherName?: string | null;
            /**
             * @description `DD-MM-YYYY`. For a person only.
             * @example 31-01-1980
             */
            birthDate?: string | null;
        };
        /** @description The body of `shareEntity`. */
        ShareEntityRequest: {
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith: components["schemas"]["Grantee"][];
        };
        /** @description The body of `searchCandidates`. */
        SearchCandidatesRequest: {
            /**
             * @description Returns records with exactly these values. A list matches any of its values.
             * @default {}
             */
            $filter?: {
                /** @description The ID of the record. */
                _id?: string | string[];
                /** @description The number of the record, for people. */
                number?: number | number[];
                /** @description The ID of the account that owns the record. */
                accountId?: string | string[];
                /** @description The `_id` of the entity. */
                watchlistEntityId?: string | string[];
                /** @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`). */
                "caseIdentifier.courtType"?: ("DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT") | ("DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
                /** @description The Case Number Record (CNR): 16 characters that identify a case of an eCourts court. */
                "caseIdentifier.cnr"?: (string | null) | (string | null)[];
                /** @description The registration number of the case, usually `number/year`. */
                "caseIdentifier.registrationNumber"?: (string | null) | (string | null)[];
                /** @description The filing number of the case. */
                "caseIdentifier.filingNumber"?: (string | null) | (string | null)[];
                /** @description The diary number of the case, `number/year`. */
                "caseIdentifier.diaryNumber"?: (string | null) | (string | null)[];
                /** @description The code of the bench or establishment of the court. */
                "caseIdentifier.establishmentCode"?: (string | null) | (string | null)[];
                /** @description The code or name of the case type. */
                "caseIdentifier.caseType"?: (string | null) | (string | null)[];
                /** @description The status. */
                status?: ("PENDING_REVIEW" | "APPROVED" | "REJECTED" | "PROMOTED") | ("PENDING_REVIEW" | "APPROVED" | "REJECTED" | "PROMOTED")[];
                /** @description `HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases. */
                discoveryMode?: ("HISTORICAL" | "ONGOING") | ("HISTORICAL" | "ONGOING")[];
                /** @description What you decided about the candidate. Null if nothing yet. */
                customerDecision?: (("ADDED" | "DECLINED") | null) | (("ADDED" | "DECLINED") | null)[];
                /** @description The ID of the tracked case that the candidate became. Null if there is none. */
                promotedCaseId?: (string | null) | (string | null)[];
                /** @description When it was created, in epoch milliseconds. */
                created?: number | number[];
                /** @description When it was last changed, in epoch milliseconds. Null if never. */
                updated?: (number | null) | (number | null)[];
            };
            /**
             * @description Returns records whose fields contain this text. Upper and lower case do not matter.
             * @default {}
             */
            $like?: {
                /** @description The Case Number Record (CNR): 16 characters that identify a case of an eCourts court. */
                "caseIdentifier.cnr"?: string;
                /** @description The registration number of the case, usually `number/year`. */
                "caseIdentifier.registrationNumber"?: string;
                /** @description The filing number of the case. */
                "caseIdentifier.filingNumber"?: string;
                /** @description The diary number of the case, `number/year`. */
                "caseIdentifier.diaryNumber"?: string;
                /** @description The code of the bench or establishment of the court. */
                "caseIdentifier.establishmentCode"?: string;
                /** @description The code or name of the case type. */
                "caseIdentifier.caseType"?: string;
            };
            /**
             * @description `1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.
             * @default {}
             */
            $sort?: {
                [key: string]: 1 | -1;
            };
            /**
             * @description How many records to leave out at the beginning.
             * @default 0
             */
            $skip?: number;
            /**
             * @description How many records to return.
             * @default 20
             */
            $limit?: number;
            /**
             * @description `historical`: candidates that you can decide about without review, and candidates that were declined. `pendingReview`: candidates that the operator approved and that are not decided yet.
             * @enum {string}
             */
            tab: "historical" | "pendingReview";
        };
        /** @description The body of `addTrackedCase`. */
        AddTrackedCaseRequest: {
            /** @description The numbers that identify the case at its court. */
            caseIdentifier: components["schemas"]["CaseIdentifierInput"];
            /** @description The `_id` of the entity. */
            watchlistEntityId?: string | null;
            /** @description One matched record, or the complete result of a case lookup. It is stored unchanged. */
            snapshot?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The teams and users to share with. They can belong to other accounts.
             * @default []
             */
            sharedWith?: components["schemas"]["Grantee"][];
        };
        /** @description The body of `searchTrackedCases`. */
        SearchTrackedCasesRequest: {
            /**
             * @description Returns records with exactly these values. A list matches any of its values.
             * @default {}
             */
            $filter?: {
                /** @description The ID of the record. */
                _id?: string | string[];
                /** @description The number of the record, for people. */
                number?: number | number[];
                /** @description The ID of the account that owns the record. */
                accountId?: string | string[];
                /** @description The `_id`s of the entities that the case is linked to. */
                watchlistEntityIds?: string | string[];
                /** @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`). */
                "caseIdentifier.courtType"?: ("DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT") | ("DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
                /** @description The Case Number Record (CNR): 16 characters that identify a case of an eCourts court. */
                "caseIdentifier.cnr"?: (string | null) | (string | null)[];
                /** @description The registration number of the case, usually `number/year`. */
                "caseIdentifier.registrationNumber"?: (string | null) | (string | null)[];
                /** @description The filing number of the case. */
                "caseIdentifier.filingNumber"?: (string | null) | (string | null)[];
                /** @description The diary number of the case, `number/year`. */
                "caseIdentifier.diaryNumber"?: (string | null) | (string | null)[];
                /** @description The code of the bench or establishment of the court. */
                "caseIdentifier.establishmentCode"?: (string | null) | (string | null)[];
                /** @description The code or name of the case type. */
                "caseIdentifier.caseType"?: (string | null) | (string | null)[];
                /** @description The risk that the case means for its entity. */
                riskLevel?: ("VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED") | ("VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED")[];
                /** @description The status. */
                status?: ("ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED") | ("ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED")[];
                /** @description When the operator decided about the case, in epoch milliseconds. Null if never. */
                reviewedAt?: (number | null) | (number | null)[];
                /** @description When it was created, in epoch milliseconds. */
                created?: number | number[];
                /** @description The ID of the user who created it. Null if nobody did, because the service did. */
                createdBy?: (string | null) | (string | null)[];
                /** @description When it was last changed, in epoch milliseconds. Null if never. */
                updated?: (number | null) | (number | null)[];
                /** @description The ID of the user who last changed it. Null if nobody did. */
                updatedBy?: (string | null) | (string | null)[];
            };
            /**
             * @description Returns records whose fields contain this text. Upper and lower case do not matter.
             * @default {}
             */
            $like?: {
                /** @description The Case Number Record (CNR): 16 characters that identify a case of an eCourts court. */
                "caseIdentifier.cnr"?: string;
                /** @description The registration number of the case, usually `number/year`. */
                "caseIdentifier.registrationNumber"?: string;
                /** @description The filing number of the case. */
                "caseIdentifier.filingNumber"?: string;
                /** @description The diary number of the case, `number/year`. */
                "caseIdentifier.diaryNumber"?: string;
                /** @description The code of the bench or establishment of the court. */
                "caseIdentifier.establishmentCode"?: string;
                /** @description The code or name of the case type. */
                "caseIdentifier.caseType"?: string;
            };
            /**
             * @description `1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.
             * @default {}
             */
            $sort?: {
                [key: string]: 1 | -1;
            };
            /**
             * @description How many records to leave out at the beginning.
             * @default 0
             */
            $skip?: number;
            /**
             * @description How many records to return.
             * @default 20
             */
            $limit?: number;
        };
        /** @description The body of `updateTrackedCase`. */
        UpdateTrackedCaseRequest: {
            /**
             * @description The new risk level. Left out: unchanged.
             * @enum {string}
             */
            riskLevel?: "VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED";
            /**
             * @description The new status. Left out: unchanged.
             * @enum {string}
             */
            status?: "ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED";
        };
        /** @description The body of `shareTrackedCase`. */
        ShareTrackedCaseRequest: {
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith: components["schemas"]["Grantee"][];
        };
        /** @description The body of `completeTrackedCaseIdentifier`. */
        CompleteTrackedCaseIdentifierRequest: {
            /** @description The numbers that identify the case at its court. */
            caseIdentifier: components["schemas"]["CaseIdentifierInput"];
        };
        /** @description The body of `createCalendar`. */
        CreateCalendarRequest: {
            /** @description The name, for people. */
            name: string;
            /**
             * @description What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties.
             * @default CASE_NUMBER
             * @enum {string}
             */
            detail?: "MINIMAL" | "CASE_NUMBER" | "PARTIES";
            /**
             * @description The alarms of this page, newest first.
             * @default []
             */
            alarms?: {
                /** @description How many days before the day of the hearing the alarm rings. 0 is the day itself. */
                daysBefore: number;
                /** @description The time of day in India, `HH:MM`. */
                at: string;
            }[];
            /** @description Whose hearings the calendar has: of the cases of an entity, of all cases of the account, or of what is shared with a team or a user (by default you). `ACCOUNT`, `TEAM` and another user need `account.admin`. */
            scope: {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "ENTITY";
                /** @description The `_id` of an entity. */
                entityId: string;
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "ACCOUNT";
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "TEAM";
                /** @description The ID of the team. */
                teamId: string;
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "USER";
                /** @description The ID of the user. */
                userId?: string;
            };
        };
        /** @description The body of `updateCalendar`. */
        UpdateCalendarRequest: {
            /** @description The name, for people. */
            name: string;
            /**
             * @description What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties.
             * @default CASE_NUMBER
             * @enum {string}
             */
            detail?: "MINIMAL" | "CASE_NUMBER" | "PARTIES";
            /**
             * @description The alarms of this page, newest first.
             * @default []
             */
            alarms?: {
                /** @description How many days before the day of the hearing the alarm rings. 0 is the day itself. */
                daysBefore: number;
                /** @description The time of day in India, `HH:MM`. */
                at: string;
            }[];
        };
        /** @description The body of `rotateCalendarAddress`. */
        RotateCalendarAddressRequest: {
            /**
             * @description The number of hours during which the old address still works.
             * @default 0
             */
            overlapHours?: number;
        };
        /** @description The body of `createExport`. */
        CreateExportRequest: {
            /**
             * @description What the file contains.
             * @constant
             */
            what: "entities";
            /**
             * @description The format of the file.
             * @enum {string}
             */
            format: "json" | "csv";
            /**
             * @description The same `$filter` as in the search for these records.
             * @default {}
             */
            $filter?: {
                /** @description The ID of the record. */
                _id?: string | string[];
                /** @description The number of the record, for people. */
                number?: number | number[];
                /** @description The ID of the account that owns the record. */
                accountId?: string | string[];
                /** @description The name, for people. */
                name?: string | string[];
                /** @description `BUSINESS` for a company, `PERSON` for a person. */
                entityType?: ("PERSON" | "BUSINESS") | ("PERSON" | "BUSINESS")[];
                /** @description The name of the father. For a person only. */
                fatherName?: (string | null) | (string | null)[];
                /** @description The date of birth, `DD-MM-YYYY`. For a person only. */
                birthDate?: (string | null) | (string | null)[];
                /** @description The address as free text. */
                location?: (string | null) | (string | null)[];
                /** @description The registration number of the case, usually `number/year`. */
                registrationNumber?: (string | null) | (string | null)[];
                /** @description The courts that are recorded with the entity. They do not restrict monitoring. */
                monitoredCourts?: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT") | ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
                /** @description The status. */
                status?: ("ACTIVE" | "PAUSED" | "ARCHIVED") | ("ACTIVE" | "PAUSED" | "ARCHIVED")[];
                /** @description Other forms of the name. Empty for a person. */
                nameVariations?: string | string[];
                /** @description When the courts were last searched for the entity, in epoch milliseconds. Null if never. */
                lastCourtSyncAt?: (number | null) | (number | null)[];
                /** @description When it was created, in epoch milliseconds. */
                created?: number | number[];
                /** @description The ID of the user who created it. Null if nobody did, because the service did. */
                createdBy?: string | string[];
                /** @description When it was last changed, in epoch milliseconds. Null if never. */
                updated?: (number | null) | (number | null)[];
                /** @description The ID of the user who last changed it. Null if nobody did. */
                updatedBy?: (string | null) | (string | null)[];
            };
        } | {
            /**
             * @description What the file contains.
             * @constant
             */
            what: "cases";
            /**
             * @description The format of the file.
             * @enum {string}
             */
            format: "json" | "csv";
            /**
             * @description The same `$filter` as in the search for these records.
             * @default {}
             */
            $filter?: {
                /** @description The ID of the record. */
                _id?: string | string[];
                /** @description The number of the record, for people. */
                number?: number | number[];
                /** @description The ID of the account that owns the record. */
                accountId?: string | string[];
                /** @description The `_id`s of the entities that the case is linked to. */
                watchlistEntityIds?: string | string[];
                /** @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`). */
                "caseIdentifier.courtType"?: ("DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT") | ("DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
                /** @description The Case Number Record (CNR): 16 characters that identify a case of an eCourts court. */
                "caseIdentifier.cnr"?: (string | null) | (string | null)[];
                /** @description The registration number of the case, usually `number/year`. */
                "caseIdentifier.registrationNumber"?: (string | null) | (string | null)[];
                /** @description The filing number of the case. */
                "caseIdentifier.filingNumber"?: (string | null) | (string | null)[];
                /** @description The diary number of the case, `number/year`. */
                "caseIdentifier.diaryNumber"?: (string | null) | (string | null)[];
                /** @description The code of the bench or establishment of the court. */
                "caseIdentifier.establishmentCode"?: (string | null) | (string | null)[];
                /** @description The code or name of the case type. */
                "caseIdentifier.caseType"?: (string | null) | (string | null)[];
                /** @description The risk that the case means for its entity. */
                riskLevel?: ("VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED") | ("VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED")[];
                /** @description The status. */
                status?: ("ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED") | ("ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED")[];
                /** @description When the operator decided about the case, in epoch milliseconds. Null if never. */
                reviewedAt?: (number | null) | (number | null)[];
                /** @description When it was created, in epoch milliseconds. */
                created?: number | number[];
                /** @description The ID of the user who created it. Null if nobody did, because the service did. */
                createdBy?: (string | null) | (string | null)[];
                /** @description When it was last changed, in epoch milliseconds. Null if never. */
                updated?: (number | null) | (number | null)[];
                /** @description The ID of the user who last changed it. Null if nobody did. */
                updatedBy?: (string | null) | (string | null)[];
            };
        };
        /** @description The body of `createWebhook`. */
        CreateWebhookRequest: {
            /** @description An https URL on the public internet. At most 2048 characters, counted after percent-encoding. */
            url: string;
            /** @description The types of events that are sent to this endpoint. */
            events: ("historical_search.finished" | "candidate.created" | "candidate.updated" | "case.updated" | "order.available" | "hearing.listed" | "hearing.changed" | "entity.synced" | "source.degraded" | "source.recovered" | "webhook.disabled")[];
            /**
             * @description A description for people.
             * @default
             */
            description?: string;
            /**
             * @description A disabled endpoint receives no messages.
             * @default true
             */
            enabled?: boolean;
        };
        /** @description The body of `updateWebhook`. */
        UpdateWebhookRequest: {
            /** @description An https URL on the public internet. At most 2048 characters, counted after percent-encoding. */
            url: string;
            /** @description The types of events that are sent to this endpoint. */
            events: ("historical_search.finished" | "candidate.created" | "candidate.updated" | "case.updated" | "order.available" | "hearing.listed" | "hearing.changed" | "entity.synced" | "source.degraded" | "source.recovered" | "webhook.disabled")[];
            /**
             * @description A description for people.
             * @default
             */
            description?: string;
            /**
             * @description A disabled endpoint receives no messages.
             * @default true
             */
            enabled?: boolean;
        };
        /** @description The body of `replayWebhookEvents`. */
        ReplayWebhookEventsRequest: {
            /** @description Epoch milliseconds. */
            since: number;
            /** @description The `nextCursor` of the previous response, to continue. */
            cursor?: string;
        };
        /** @description The body of `createErasure`. */
        CreateErasureRequest: {
            /**
             * @description What is erased.
             * @constant
             */
            kind: "ENTITY";
            /** @description The ID of the entity. */
            id: string;
            /**
             * @description Whether to count only. True if it is left out: an erasure cannot be undone.
             * @default true
             */
            dryRun?: boolean;
        } | {
            /**
             * @description What is erased.
             * @constant
             */
            kind: "CASE";
            /** @description The ID of the tracked case. */
            id: string;
            /**
             * @description Whether to count only. True if it is left out: an erasure cannot be undone.
             * @default true
             */
            dryRun?: boolean;
        } | {
            /**
             * @description What is erased.
             * @constant
             */
            kind: "LOOKUP";
            /** @description The ID of the looked-up case (`searchId`). */
            id: string;
            /**
             * @description Whether to count only. True if it is left out: an erasure cannot be undone.
             * @default true
             */
            dryRun?: boolean;
        } | {
            /**
             * @description What is erased.
             * @constant
             */
            kind: "PERSON";
            /** @description All spellings of the name. They are found whole, whatever their case and punctuation. Everybody of that name is erased, so run it dry first. */
            names: string[];
            /**
             * @description Whether to count only. True if it is left out: an erasure cannot be undone.
             * @default true
             */
            dryRun?: boolean;
        };
        /** @description The body of `createApiKey`. */
        CreateApiKeyRequest: {
            /** @description What the key is for. */
            name: string;
            /** @description The permissions of the key. It cannot have a permission that the calling key does not have. */
            permissions: ("watchlist.read" | "watchlist.write" | "case.read" | "case.write" | "historicalSearch.read" | "historicalSearch.write" | "webhook.read" | "webhook.write" | "account.admin")[];
            /** @description When the key expires, in epoch milliseconds. By default, and at the latest, when the calling key expires. */
            expiresAt?: number | null;
            /**
             * @description Shown in the prefix of the key, as a label for people.
             * @default live
             * @enum {string}
             */
            kind?: "live" | "test";
            /** @description The user the key acts for. By default, the user of the calling key. */
            userId?: string;
        };
        /** @description The body of `updateApiKey`. */
        UpdateApiKeyRequest: {
            /** @description What the key is for. */
            name: string;
            /** @description When the key expires, in epoch milliseconds. Null means never. */
            expiresAt: number | null;
        };
        /** @description The body of `rotateApiKey`. */
        RotateApiKeyRequest: {
            /**
             * @description The number of hours during which both keys work.
             * @default 24
             */
            overlapHours?: number;
        };
        /** @description The body of `createUser`. */
        CreateUserRequest: {
            /** @description The name, for people. */
            name: string;
        };
        /** @description The body of `renameUser`. */
        RenameUserRequest: {
            /** @description The name, for people. */
            name: string;
        };
        /** @description The body of `createTeam`. */
        CreateTeamRequest: {
            /** @description The name, for people. */
            name: string;
        };
        /** @description The body of `renameTeam`. */
        RenameTeamRequest: {
            /** @description The name, for people. */
            name: string;
        };
        /** @description The body of `addTeamMember`. */
        AddTeamMemberRequest: {
            /** @description The ID of the user. */
            userId: string;
        };
        /** @description An asynchronous historical search has ended, also when it was cancelled. */
        HistoricalSearchFinishedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "historical_search.finished";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the search or lookup. Use it in later requests. */
                searchId: string;
                /**
                 * @description How the search ended.
                 * @enum {string}
                 */
                status: "COMPLETE" | "FAILED";
                /** @description The number of results. 0 if the search failed. */
                collected: number;
            };
        };
        /** @description A case was found for an entity. */
        CandidateCreatedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "candidate.created";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The `_id` of the candidate. */
                candidateId: string;
                /** @description The `_id` of an entity. */
                entityId: string;
                /**
                 * @description `HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases.
                 * @enum {string}
                 */
                discoveryMode: "HISTORICAL" | "ONGOING";
                /**
                 * @description Whose decision the candidate waits for.
                 * @enum {string}
                 */
                status: "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "PROMOTED";
            };
        };
        /** @description The operator approved or rejected a candidate, or somebody decided about it. */
        CandidateUpdatedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "candidate.updated";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The `_id` of the candidate. */
                candidateId: string;
                /** @description The `_id` of an entity. */
                entityId: string;
                /**
                 * @description With `APPROVED` and no decision it waits for yours.
                 * @enum {string}
                 */
                status: "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "PROMOTED";
                /** @description What you decided about the candidate. Null if nothing yet. */
                customerDecision: ("ADDED" | "DECLINED") | null;
                /** @description The tracked case that it became. Null if there is none. */
                caseId: string | null;
            };
        };
        /** @description Something changed in a tracked case apart from new orders. There is one event for all changes of one fetch. */
        CaseUpdatedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "case.updated";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the tracked case. */
                caseId: string;
                /**
                 * @description Who made the change: you (`CUSTOMER`), the operator, or the court.
                 * @enum {string}
                 */
                origin: "CUSTOMER" | "OPERATOR" | "COURT";
            };
        };
        /** @description A refresh found a new order in a tracked case. Look the case up to download its document. */
        OrderAvailableMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "order.available";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the tracked case. */
                caseId: string;
                /** @description The change that contains the order. */
                changeId: string;
            };
        };
        /** @description A cause list carries a tracked case for a day for the first time. */
        HearingListedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "hearing.listed";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the hearing. */
                hearingId: string;
                /** @description The ID of the tracked case. */
                caseId: string;
                /**
                 * Format: date
                 * @description The day of this hearing, YYYY-MM-DD.
                 */
                hearingDate: string;
                /**
                 * @description The state of India. Null if unknown.
                 * @enum {string}
                 */
                state: "EXPECTED" | "LISTED" | "MOVED" | "REMOVED";
            };
        };
        /** @description A known hearing of a tracked case moved, was taken off or is expected again, or its list, room, item, bench or stage changed. */
        HearingChangedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "hearing.changed";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the hearing. */
                hearingId: string;
                /** @description The ID of the tracked case. */
                caseId: string;
                /**
                 * Format: date
                 * @description The day of this hearing, YYYY-MM-DD.
                 */
                hearingDate: string;
                /**
                 * @description The state of India. Null if unknown.
                 * @enum {string}
                 */
                state: "EXPECTED" | "LISTED" | "MOVED" | "REMOVED";
                /** @description Rises by one with each change. */
                revision: number;
                /** @description What changed, separated by commas. */
                fields: string;
            };
        };
        /** @description The court records were searched for an entity. */
        EntitySyncedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "entity.synced";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The `_id` of an entity. */
                entityId: string;
                /**
                 * @description `COMPLETE` if every source answered.
                 * @enum {string}
                 */
                status: "COMPLETE" | "PARTIAL";
                /** @description The number of new candidates. */
                newCandidates: number;
                /** @description When the courts were last searched for the entity, in epoch milliseconds. Null if never. */
                lastCourtSyncAt: number;
            };
        };
        /** @description A court's own site failed repeatedly and is not called for now. */
        SourceDegradedMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "source.degraded";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /**
                 * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
                 * @enum {string}
                 */
                courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            };
        };
        /** @description A court's own site answers again. */
        SourceRecoveredMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "source.recovered";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /**
                 * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
                 * @enum {string}
                 */
                courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            };
        };
        /** @description One of your endpoints was disabled and receives no more messages. */
        WebhookDisabledMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "webhook.disabled";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
                /**
                 * @description `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed.
                 * @enum {string}
                 */
                reason: "GONE" | "UNREACHABLE";
            };
        };
        /** @description You sent yourself a test message. Nobody can subscribe to this type. */
        WebhookTestMessage: {
            /**
             * @description The type of the event.
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of what the event is about. */
            data: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
        };
        /** @description A case as its court shows it now. */
        LookedUpCase: {
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
            /** @description The most recent summary. Null if there is none. */
            latestSummary: components["schemas"]["CaseSummary"] | null;
            /** @description Empty if the court gives the case no CNR. */
            cnr: string;
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The first party of each side. */
            parties: {
                /** @description The first petitioner. */
                petitioner: string;
                /** @description The first respondent. */
                respondent: string;
            };
            /** @description The name of the court. */
            court: string;
            /** @description The stage of the case as the court prints it. Empty if unknown. */
            stage: string;
            /** @description `DD-MM-YYYY` */
            filingDate: string;
            /** @description Whether the case is pending or disposed. Null if unknown. */
            caseStatus: ("PENDING" | "DISPOSED") | null;
            /** @description The code or name of the case type. */
            caseType: string | null;
            /** @description The case number as the court prints it. */
            caseNumber: string | null;
            /** @description The registration number of the case, usually `number/year`. */
            registrationNumber: string | null;
            /** @description `DD-MM-YYYY` */
            registrationDate: string | null;
            /** @description The filing number of the case. */
            filingNumber: string | null;
            /** @description The diary number of the case, `number/year`. */
            diaryNumber: string | null;
            /** @description The judge or bench. Null or empty if unknown. */
            judge: string | null;
            /** @description `DD-MM-YYYY` */
            nextHearingDate: string | null;
            /** @description `DD-MM-YYYY` */
            decisionDate: string | null;
            /** @description How the case was disposed. Null if it was not, or if unknown. */
            natureOfDisposal: string | null;
            /** @description All petitioners. */
            petitioners: string[];
            /** @description All respondents. */
            respondents: string[];
            /** @description The acts and sections that the case is about. */
            acts: string[];
            /** @description The hearings that the court lists. */
            hearings: {
                /** @description `DD-MM-YYYY` */
                date: string | null;
                /** @description `DD-MM-YYYY` */
                nextDate: string | null;
                /** @description The judge or bench. Null or empty if unknown. */
                judge: string | null;
                /** @description The purpose of the hearing. Null if unknown. */
                purpose: string | null;
            }[];
            /** @description The orders of the case. */
            orders: {
                /** @description The ID of the order. It is stable for the life of the looked-up case. */
                orderId: string;
                /** @description The number of the order within the case. */
                number: string;
                /** @description The date of the order, `DD-MM-YYYY`. */
                orderDate: string;
                /** @description The judge or bench. Null or empty if unknown. */
                judge: string;
                /** @description The type of the order. Null if unknown. */
                orderType: string | null;
                /** @description Always null here. `GET /case-lookup/{searchId}` has the links of downloaded orders. */
                attachment: null;
            }[];
        };
        /**
         * @description A summary of a looked-up case.
         * @example {
         *       "_id": "019aa5f3c1d27a3f8e5b6c7d8e9f0a1b",
         *       "status": "COMPLETE",
         *       "riskLevel": "HIGH",
         *       "caseSummary": "Saffron Textiles Private Limited against Kaveri Logistics Limited, High Court of Delhi. On 20-03-2024: The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *       "riskJustification": "The party may not dispose of its assets.",
         *       "orderSummaries": [
         *         {
         *           "orderId": "019aa5f3a0b17c2d9e4f5a6b7c8d9e0f",
         *           "orderDate": "20-03-2024",
         *           "summary": "The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *           "outcome": "The respondent shall file an affidavit of assets within four weeks.",
         *           "keyPoints": [],
         *           "evidence": [
         *             {
         *               "quote": "The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *               "page": 2
         *             },
         *             {
         *               "quote": "The respondent shall file an affidavit of assets within four weeks.",
         *               "page": 2
         *             }
         *           ],
         *           "statements": [
         *             {
         *               "field": "SUMMARY",
         *               "text": "The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *               "isQuotation": false,
         *               "voice": "COURT",
         *               "evidence": [
         *                 0
         *               ],
         *               "usedIn": [
         *                 "CASE_SUMMARY"
         *               ]
         *             },
         *             {
         *               "field": "OUTCOME",
         *               "text": "The respondent shall file an affidavit of assets within four weeks.",
         *               "isQuotation": true,
         *               "voice": "COURT",
         *               "evidence": [
         *                 1
         *               ],
         *               "usedIn": []
         *             }
         *           ],
         *           "pages": {
         *             "text": 2,
         *             "scanned": 0,
         *             "unread": 0
         *           }
         *         }
         *       ],
         *       "error": null,
         *       "generatedAt": 1763728200000
         *     }
         */
        CaseSummary: {
            /** @description The ID of the summary. */
            _id: string;
            /**
             * @description Poll while it is `PENDING`.
             * @enum {string}
             */
            status: "PENDING" | "COMPLETE" | "FAILED";
            /**
             * @description `UNCLASSIFIED` until COMPLETE.
             * @enum {string}
             */
            riskLevel: "VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED";
            /** @description The summary of the case. Empty until the status is COMPLETE. */
            caseSummary: string;
            /** @description Why the risk level was chosen. */
            riskJustification: string;
            /** @description A summary of each order. */
            orderSummaries: {
                /** @description The ID of the order. It is stable for the life of the looked-up case. */
                orderId: string;
                /** @description `DD-MM-YYYY` */
                orderDate: string;
                /** @description The summary of the order. If the order has no readable document, the reason. */
                summary: string;
                /** @description What the court decided or directed, in its own words. Empty if it did neither. */
                outcome: string;
                /** @description The key points of the order. */
                keyPoints: string[];
                /** @description Quotes from the order, each with its page number. */
                evidence: {
                    /** @description A passage of the order, word by word. */
                    quote: string;
                    /** @description The number of the page. */
                    page: number;
                }[];
                /** @description The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence. */
                statements: {
                    /**
                     * @description The name of the field.
                     * @enum {string}
                     */
                    field: "SUMMARY" | "OUTCOME" | "KEY_POINT";
                    /** @description The statement, or the sentence of the order in its place. */
                    text: string;
                    /** @description Whether the text is the order's own sentence. */
                    isQuotation: boolean;
                    /**
                     * @description Whose words the text reports: the court, a party, or not clear from the order.
                     * @enum {string}
                     */
                    voice: "COURT" | "PARTY" | "UNSURE";
                    /** @description Indexes in `evidence`, from 0. */
                    evidence: number[];
                    /** @description The texts about the case that repeat the statement. */
                    usedIn: ("CASE_SUMMARY" | "RISK_JUSTIFICATION")[];
                }[];
                /** @description The number of pages read as text, read by text recognition (OCR), and not read. */
                pages: {
                    /** @description Pages that were read as text. */
                    text: number;
                    /** @description Pages that were read by text recognition (OCR). */
                    scanned: number;
                    /** @description Pages that could not be read. */
                    unread: number;
                };
            }[];
            /** @description The reason, if the status is FAILED. */
            error: string | null;
            /** @description When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds. */
            generatedAt: number;
        };
        /** @description The request is malformed or a required value is missing. */
        MalformedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60001;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description What is wrong, field by field. */
                issues?: {
                    /** @description Where the problem is: the name of a field, or a path to it. */
                    path: string;
                    /** @description What is wrong, for people. */
                    message: string;
                }[];
                /** @description The number of further problems that are not listed. */
                issuesLeftOut?: number;
            };
        };
        /** @description The request has no API key. */
        NoKeyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 401;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60101;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The API key does not exist or has been revoked. */
        UnknownKeyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 401;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60102;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The API key has expired. */
        ExpiredKeyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 401;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60103;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The API key does not have the permission that this request needs. */
        PermissionMissingError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60301;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description The permission that is missing. */
                permission?: string;
            };
        };
        /** @description The plan of this account does not include this product. */
        ProductNotInPlanError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61470;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /**
                 * @description The name of the error.
                 * @constant
                 */
                label?: "PRODUCT_NOT_IN_PLAN";
                /** @description The product that is missing. */
                product?: string;
            };
        };
        /** @description The court has no case with this identifier. */
        CaseNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 404;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60438;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /**
                 * @description The name of the error.
                 * @constant
                 */
                label?: "CASE_NOT_FOUND";
            };
        };
        /** @description This `Idempotency-Key` was already used for a different request. */
        IdempotencyKeyUsedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60447;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The request body is too large. */
        BodyTooLargeError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 413;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60413;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description The most bytes that the body may have. */
                limitBytes?: number;
            };
        };
        /** @description This endpoint does not support the content type of the request body. */
        NotJsonError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 415;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60418;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The account has reached its spending limit for today. */
        BudgetUsedUpError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 429;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60443;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
                /** @description Which budget is used up. */
                budget?: string;
                /** @description The budget of a day, in paise. */
                limitPaise?: number;
                /** @description Until when it stays so, in epoch milliseconds. */
                until?: number;
            };
        };
        /** @description Too many requests. */
        TooManyRequestsError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 429;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61457;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
                /** @description Which of several causes it was. */
                reason?: string;
            };
        };
        /** @description The account has reached its limit of concurrent requests. */
        TooManyAtOnceError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 429;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60444;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
            };
        };
        /** @description The case cannot be looked up right now. */
        LookupFailedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 500;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60406;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description An unexpected error occurred on our side. */
        UnexpectedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 500;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60500;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description A component that this request needs is temporarily unavailable. */
        UnavailableError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 503;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60503;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
                /** @description The search. Read its page instead of starting another search. */
                searchId?: string;
                /** @description The token of the page. */
                nextPageToken?: string;
                /** @description The number of results that are ready for this page. */
                heldForNextPage?: number;
            };
        };
        /** @description The case types, establishments and identifier combinations of the court type. */
        ListCaseTypesResponse: {
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The case types of this court type. */
            caseTypes: {
                /** @description The code, for programs. */
                code: string;
                /** @description The name of the case type. */
                name: string;
            }[];
            /** @description The benches or establishments of this court type. */
            establishments: {
                /** @description The code, for programs. */
                code: string;
                /** @description The name of the establishment. */
                name: string;
            }[];
            /** @description Each of these combinations of fields identifies a case. */
            requires: ("cnr" | "registrationNumber" | "filingNumber" | "diaryNumber" | "establishmentCode" | "caseType")[][];
        };
        /** @description A looked-up case as it is stored. */
        StoredCase: {
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
            /** @description The most recent summary. Null if there is none. */
            latestSummary: components["schemas"]["CaseSummary"] | null;
            /** @description Empty if the court gives the case no CNR. */
            cnr: string;
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The first party of each side. */
            parties: {
                /** @description The first petitioner. */
                petitioner: string;
                /** @description The first respondent. */
                respondent: string;
            };
            /** @description The name of the court. */
            court: string;
            /** @description The stage of the case as the court prints it. Empty if unknown. */
            stage: string;
            /** @description `DD-MM-YYYY` */
            filingDate: string;
            /** @description Whether the case is pending or disposed. Null if unknown. */
            caseStatus: ("PENDING" | "DISPOSED") | null;
            /** @description The code or name of the case type. */
            caseType: string | null;
            /** @description The case number as the court prints it. */
            caseNumber: string | null;
            /** @description The registration number of the case, usually `number/year`. */
            registrationNumber: string | null;
            /** @description `DD-MM-YYYY` */
            registrationDate: string | null;
            /** @description The filing number of the case. */
            filingNumber: string | null;
            /** @description The diary number of the case, `number/year`. */
            diaryNumber: string | null;
            /** @description The judge or bench. Null or empty if unknown. */
            judge: string | null;
            /** @description `DD-MM-YYYY` */
            nextHearingDate: string | null;
            /** @description `DD-MM-YYYY` */
            decisionDate: string | null;
            /** @description How the case was disposed. Null if it was not, or if unknown. */
            natureOfDisposal: string | null;
            /** @description All petitioners. */
            petitioners: string[];
            /** @description All respondents. */
            respondents: string[];
            /** @description The acts and sections that the case is about. */
            acts: string[];
            /** @description The hearings that the court lists. */
            hearings: {
                /** @description `DD-MM-YYYY` */
                date: string | null;
                /** @description `DD-MM-YYYY` */
                nextDate: string | null;
                /** @description The judge or bench. Null or empty if unknown. */
                judge: string | null;
                /** @description The purpose of the hearing. Null if unknown. */
                purpose: string | null;
            }[];
            /** @description The orders of the case. */
            orders: {
                /** @description The ID of the order. It is stable for the life of the looked-up case. */
                orderId: string;
                /** @description The number of the order within the case. */
                number: string;
                /** @description The date of the order, `DD-MM-YYYY`. */
                orderDate: string;
                /** @description A signed link to the document, valid for 300 seconds. Null if the order has not been downloaded yet. */
                attachment: string | null;
                /** @description When the document was first downloaded, in epoch milliseconds. Null if never. */
                downloadedAt: number | null;
            }[];
            /** @description When the case was last fetched from its court, in epoch milliseconds. */
            lastFetchedAt: number;
            /** @description How many times the case was fetched. */
            fetchCount: number;
        };
        /** @description No looked-up case with this ID exists. */
        SearchRecordNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60436;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description A link to the document of an order. */
        OrderDownload: {
            /** @description The ID of the order. It is stable for the life of the looked-up case. */
            orderId: string;
            /** @description A signed link to the document, valid for 300 seconds. Every response has a new link. Do not store it. */
            url: string;
        };
        /** @description The court's orders cannot be downloaded now. */
        OrdersUnavailableError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60439;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The case has no order with this ID. */
        OrderNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 404;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60434;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /**
                 * @description The name of the error.
                 * @constant
                 */
                label?: "ORDER_NOT_FOUND";
            };
        };
        /** @description The document of this order cannot be downloaded. */
        OrderDownloadFailedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 422;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60433;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /**
                 * @description The name of the error.
                 * @constant
                 */
                label?: "ORDER_DOWNLOAD_FAILED";
                /** @description Which of several causes it was. */
                reason?: string;
            };
        };
        /** @description The document of this order is still being fetched. */
        OrderDownloadNotReadyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 503;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61469;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /**
                 * @description The name of the error.
                 * @constant
                 */
                label?: "ORDER_DOWNLOAD_NOT_READY";
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
            };
        };
        /** @description What a stamped document is. */
        DocumentReference: {
            /** @description The reference that is printed on each page of a stamped document. */
            reference: string;
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The name of the court. */
            court: string;
            /** @description The case number as the court prints it. */
            caseNumber: string | null;
            /** @description Empty if the court gives the case no CNR. */
            cnr: string;
            /** @description The ID of the order. It is stable for the life of the looked-up case. */
            orderId: string;
            /** @description The number of the order within the case. */
            orderNumber: string;
            /** @description `DD-MM-YYYY` */
            orderDate: string;
            /** @description When the document was retrieved from the court, in epoch milliseconds. */
            retrievedAt: number;
            /** @description The number of pages. */
            pages: number;
            /** @description SHA-256 of the original file of the court, before it was stamped. */
            originalSha256: string;
        };
        /** @description No resource with this ID exists in this account. */
        NoSuchThingError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 404;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60420;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /**
         * @description A summary that was started.
         * @example {
         *       "_id": "019aa5f3c1d27a3f8e5b6c7d8e9f0a1b",
         *       "status": "PENDING"
         *     }
         */
        SummaryBegun: {
            /** @description The ID of the record. */
            _id: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status: "PENDING" | "COMPLETE" | "FAILED";
        };
        /**
         * @description A summary with the looked-up case that it is about.
         * @example {
         *       "_id": "019aa5f3c1d27a3f8e5b6c7d8e9f0a1b",
         *       "status": "COMPLETE",
         *       "riskLevel": "HIGH",
         *       "caseSummary": "Saffron Textiles Private Limited against Kaveri Logistics Limited, High Court of Delhi. On 20-03-2024: The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *       "riskJustification": "The party may not dispose of its assets.",
         *       "orderSummaries": [
         *         {
         *           "orderId": "019aa5f3a0b17c2d9e4f5a6b7c8d9e0f",
         *           "orderDate": "20-03-2024",
         *           "summary": "The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *           "outcome": "The respondent shall file an affidavit of assets within four weeks.",
         *           "keyPoints": [],
         *           "evidence": [
         *             {
         *               "quote": "The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *               "page": 2
         *             },
         *             {
         *               "quote": "The respondent shall file an affidavit of assets within four weeks.",
         *               "page": 2
         *             }
         *           ],
         *           "statements": [
         *             {
         *               "field": "SUMMARY",
         *               "text": "The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.",
         *               "isQuotation": false,
         *               "voice": "COURT",
         *               "evidence": [
         *                 0
         *               ],
         *               "usedIn": [
         *                 "CASE_SUMMARY"
         *               ]
         *             },
         *             {
         *               "field": "OUTCOME",
         *               "text": "The respondent shall file an affidavit of assets within four weeks.",
         *               "isQuotation": true,
         *               "voice": "COURT",
         *               "evidence": [
         *                 1
         *               ],
         *               "usedIn": []
         *             }
         *           ],
         *           "pages": {
         *             "text": 2,
         *             "scanned": 0,
         *             "unread": 0
         *           }
         *         }
         *       ],
         *       "error": null,
         *       "generatedAt": 1763728200000,
         *       "searchId": "019aa5f39f0e7b1c8d3e4f5a6b7c8d9e"
         *     }
         */
        PolledCaseSummary: {
            /** @description The ID of the record. */
            _id: string;
            /**
             * @description Poll while it is `PENDING`.
             * @enum {string}
             */
            status: "PENDING" | "COMPLETE" | "FAILED";
            /**
             * @description `UNCLASSIFIED` until COMPLETE.
             * @enum {string}
             */
            riskLevel: "VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED";
            /** @description The summary of the case. Empty until the status is COMPLETE. */
            caseSummary: string;
            /** @description Why the risk level was chosen. */
            riskJustification: string;
            /** @description A summary of each order. */
            orderSummaries: {
                /** @description The ID of the order. It is stable for the life of the looked-up case. */
                orderId: string;
                /** @description `DD-MM-YYYY` */
                orderDate: string;
                /** @description The summary of the order. If the order has no readable document, the reason. */
                summary: string;
                /** @description What the court decided or directed, in its own words. Empty if it did neither. */
                outcome: string;
                /** @description The key points of the order. */
                keyPoints: string[];
                /** @description Quotes from the order, each with its page number. */
                evidence: {
                    /** @description A passage of the order, word by word. */
                    quote: string;
                    /** @description The number of the page. */
                    page: number;
                }[];
                /** @description The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence. */
                statements: {
                    /**
                     * @description The name of the field.
                     * @enum {string}
                     */
                    field: "SUMMARY" | "OUTCOME" | "KEY_POINT";
                    /** @description The statement, or the sentence of the order in its place. */
                    text: string;
                    /** @description Whether the text is the order's own sentence. */
                    isQuotation: boolean;
                    /**
                     * @description Whose words the text reports: the court, a party, or not clear from the order.
                     * @enum {string}
                     */
                    voice: "COURT" | "PARTY" | "UNSURE";
                    /** @description Indexes in `evidence`, from 0. */
                    evidence: number[];
                    /** @description The texts about the case that repeat the statement. */
                    usedIn: ("CASE_SUMMARY" | "RISK_JUSTIFICATION")[];
                }[];
                /** @description The number of pages read as text, read by text recognition (OCR), and not read. */
                pages: {
                    /** @description Pages that were read as text. */
                    text: number;
                    /** @description Pages that were read by text recognition (OCR). */
                    scanned: number;
                    /** @description Pages that could not be read. */
                    unread: number;
                };
            }[];
            /** @description The reason, if the status is FAILED. */
            error: string | null;
            /** @description When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds. */
            generatedAt: number;
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
        };
        /** @description No summary with this ID exists. */
        SummaryNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60437;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description A page of results with the search that it belongs to. */
        HistoricalResultsPage: {
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
            /**
             * @description `SYNC` answers page by page, `ASYNC` collects all results in the background.
             * @enum {string}
             */
            mode: "SYNC" | "ASYNC";
            /**
             * @description A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted.
             * @enum {string}
             */
            status: "ACTIVE" | "RUNNING" | "COMPLETE" | "FAILED" | "EXPIRED";
            /** @description The name that was searched. */
            name: string;
            /**
             * @description The side that the company must be on.
             * @enum {string}
             */
            partyType: "PETITIONER" | "RESPONDENT" | "BOTH";
            /** @description The filters of the search. */
            filters: components["schemas"]["HistoricalFilters"];
            /** @description The `clientReference` of the request. Null if there was none. */
            clientReference: string | null;
            /** @description The number of results that were delivered. */
            delivered: number;
            /** @description Present for ASYNC searches only. */
            collected?: number;
            /** @description Present for ASYNC searches only. */
            completedAt?: number | null;
            /** @description Present if the status is FAILED. */
            failureReason?: string;
            /** @description What limits the results. Empty if nothing does. */
            warnings: {
                /**
                 * @description The code, for programs.
                 * @enum {string}
                 */
                code: "RESULT_CAP_REACHED" | "SOURCE_UNAVAILABLE";
                /** @description An explanation for people. */
                message: string;
            }[];
            /** @description When it was created, in epoch milliseconds. */
            createdAt: number;
            /** @description When it is deleted, in epoch milliseconds. */
            expiresAt: number;
            /**
             * @description The number of results of a full page.
             * @constant
             */
            pageSize: 100;
            /** @description The cases of this page. */
            results: components["schemas"]["HistoricalResult"][];
            /** @description The token of the next page. Null if there are no more results. */
            nextPageToken: string | null;
        };
        /** @description One case of a historical search, from all sources together. */
        HistoricalResult: {
            /** @description A stable ID. The same case has the same `caseRef` in every search and account if its sources give the same permanent number for it. See docs/historical-search.md. */
            caseRef: string;
            /** @description The numbers that identify the case at its court. */
            caseIdentifier: components["schemas"]["CaseIdentifier"] | null;
            /**
             * @description `CONFIRMED`: the identifier can be looked up. `NEEDS_CONFIRMATION`: something is missing, such as a case type.
             * @enum {string}
             */
            identifierStatus: "CONFIRMED" | "NEEDS_CONFIRMATION";
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT" | "ITAT" | "APTEL" | "NGT" | "SAT" | "OTHER";
            /** @description The name of the court. */
            court: string | null;
            /** @description The state of India. Null if unknown. */
            state: string | null;
            /** @description The district. Null if unknown. */
            district: string | null;
            /** @description The bench of the court. Null if unknown. */
            bench: string | null;
            /** @description The code or name of the case type. */
            caseType: string | null;
            /** @description The name of the case type. Null if unknown. */
            caseTypeName: string | null;
            /** @description Civil, criminal or other. Null if unknown. */
            caseNature: string | null;
            /** @description The case number as the court prints it. */
            caseNumber: string | null;
            /** @description The filing number of the case. */
            filingNumber: string | null;
            /** @description The registration number of the case, usually `number/year`. */
            registrationNumber: string | null;
            /** @description Whether the case is pending or disposed. Null if unknown. */
            caseStatus: string | null;
            /** @description How the case was disposed. Null if it was not, or if unknown. */
            natureOfDisposal: string | null;
            /** @description The Case Number Record (CNR). Null if unknown. */
            cnrNumber: string | null;
            /** @description YYYY-MM-DD */
            filingDate: string | null;
            /** @description YYYY-MM-DD */
            registrationDate: string | null;
            /** @description YYYY-MM-DD */
            nextHearingDate: string | null;
            /** @description YYYY-MM-DD */
            decisionDate: string | null;
            /** @description The year of filing. Null if unknown. */
            filingYear: number | null;
            /** @description The first petitioner. Null if unknown. */
            petitioner: string | null;
            /** @description The first respondent. Null if unknown. */
            respondent: string | null;
            /** @description The side that the company is on. Null if unknown. */
            partyRole: ("PETITIONER" | "RESPONDENT" | "BOTH") | null;
            /** @description The party that matched the searched name. Null if unknown. */
            matchedParty: string | null;
            /** @description All petitioners. */
            petitioners: string[];
            /** @description All respondents. */
            respondents: string[];
            /** @description Whether the source has more parties than are listed. */
            partyCountTruncated: boolean;
        };
        /** @description The numbers that identify a case. What is not known is left out. `POST /case-lookup` takes it as it is. */
        CaseIdentifier: {
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The Case Number Record (CNR): 16 characters that identify a case of an eCourts court. */
            cnr?: string;
            /** @description The registration number of the case, usually `number/year`. */
            registrationNumber?: string;
            /** @description The filing number of the case. */
            filingNumber?: string;
            /** @description The diary number of the case, `number/year`. */
            diaryNumber?: string;
            /** @description The code of the bench or establishment of the court. */
            establishmentCode?: string;
            /** @description The code or name of the case type. */
            caseType?: string;
        };
        /** @description A historical search. */
        HistoricalSearch: {
            /** @description The ID of the search or lookup. Use it in later requests. */
            searchId: string;
            /**
             * @description `SYNC` answers page by page, `ASYNC` collects all results in the background.
             * @enum {string}
             */
            mode: "SYNC" | "ASYNC";
            /**
             * @description A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted.
             * @enum {string}
             */
            status: "ACTIVE" | "RUNNING" | "COMPLETE" | "FAILED" | "EXPIRED";
            /** @description The name that was searched. */
            name: string;
            /**
             * @description The side that the company must be on.
             * @enum {string}
             */
            partyType: "PETITIONER" | "RESPONDENT" | "BOTH";
            /** @description The filters of the search. */
            filters: components["schemas"]["HistoricalFilters"];
            /** @description The `clientReference` of the request. Null if there was none. */
            clientReference: string | null;
            /** @description The number of results that were delivered. */
            delivered: number;
            /** @description Present for ASYNC searches only. */
            collected?: number;
            /** @description Present for ASYNC searches only. */
            completedAt?: number | null;
            /** @description Present if the status is FAILED. */
            failureReason?: string;
            /** @description What limits the results. Empty if nothing does. */
            warnings: {
                /**
                 * @description The code, for programs.
                 * @enum {string}
                 */
                code: "RESULT_CAP_REACHED" | "SOURCE_UNAVAILABLE";
                /** @description An explanation for people. */
                message: string;
            }[];
            /** @description When it was created, in epoch milliseconds. */
            createdAt: number;
            /** @description When it is deleted, in epoch milliseconds. */
            expiresAt: number;
        };
        /** @description Real-time court search is available for companies only, not for persons. */
        PersonSearchNotSupportedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60405;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /**
                 * @description The name of the error.
                 * @constant
                 */
                label?: "PERSON_SEARCH_NOT_SUPPORTED";
            };
        };
        /** @description The filters are not valid: no case can match them. */
        FiltersNotValidError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61454;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description What is wrong, field by field. */
                issues?: {
                    /** @description Where the problem is: the name of a field, or a path to it. */
                    path: string;
                    /** @description What is wrong, for people. */
                    message: string;
                }[];
            };
        };
        /** @description The plan's allowance of historical searches is used up. */
        AllowanceUsedUpError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 402;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61455;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description No data source is enabled for this account. */
        NoSourceEnabledError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61456;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The plan does not include asynchronous historical searches. */
        AsyncNotInPlanError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61465;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The account already runs its maximum number of asynchronous searches. */
        TooManyCollectionsError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 429;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61466;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
            };
        };
        /** @description The page could not be assembled in time. Nothing was delivered or charged. */
        PageNotAssembledError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 503;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61452;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
                /** @description The search. Read its page instead of starting another search. */
                searchId?: string;
                /** @description The token of the page. */
                nextPageToken?: string;
                /** @description The number of results that are ready for this page. */
                heldForNextPage?: number;
            };
        };
        /** @description A page of historical searches, newest first. */
        ListHistoricalSearchesResponse: {
            /** @description The searches of this page, newest first. */
            searches: components["schemas"]["HistoricalSearch"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description No historical search with this ID exists. */
        HistoricalSearchNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 404;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61449;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The status of the search does not allow this. */
        SearchStateMisfitError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61472;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description The status that stands against the request. */
                status?: string;
            };
        };
        /** @description The page token does not belong to this search. */
        PageTokenNotValidError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61453;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description Another request is assembling a page of this search. */
        HistoricalSearchBusyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61451;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description This asynchronous search has no results to read. */
        NotCollectedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61467;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description The status that stands against the request. */
                status?: string;
            };
        };
        /** @description The results of this historical search were deleted when their retention period ended. */
        HistoricalSearchExpiredError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 410;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61450;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The search and all its results. */
        DownloadHistoricalSearchResultsResponse: {
            /** @description The search. */
            search: components["schemas"]["HistoricalSearch"];
            /** @description The cases of this page. */
            results: components["schemas"]["HistoricalResult"][];
        };
        /** @description The ID of the new entity. */
        CreateEntityResponse: {
            /** @description The ID of the record. */
            _id: string;
        };
        /** @description The ID of the import, which may still be running. */
        ImportEntitiesResponse: {
            /** @description The ID of the import. */
            importId: string;
            /**
             * @description Poll the import while it is `RUNNING`.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETE";
        };
        /** @description A page of imports, newest first. */
        ListEntityImportsResponse: {
            /** @description The imports of this page, newest first. */
            imports: components["schemas"]["ImportRecord"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description An import of entities. */
        ImportRecord: {
            /** @description The ID of the import. */
            importId: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETE" | "FAILED";
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was completed, in epoch milliseconds. Null while it is not. */
            completedAt: number | null;
        };
        /** @description The progress of the import and the outcome of its rows. */
        GetEntityImportResponse: {
            /** @description The ID of the import. */
            importId: string;
            /**
             * @description Poll while it is `RUNNING`.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETE" | "FAILED";
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was completed, in epoch milliseconds. Null while it is not. */
            completedAt: number | null;
            /** @description The number of rows per outcome. */
            counts: {
                /** @description Rows that are still to be done. */
                PENDING: number;
                /** @description Rows that became an entity. */
                CREATED: number;
                /** @description Rows whose entity existed already. */
                EXISTS: number;
                /** @description Rows with something wrong. */
                INVALID: number;
                /** @description Rows that could not be done because of an internal error. */
                FAILED: number;
            };
            /** @description The rows, in the order in which they were sent. */
            rows: {
                /** @description The number of the row. The first row after the header is 1. */
                row: number;
                /**
                 * @description What became of the row.
                 * @enum {string}
                 */
                outcome: "PENDING" | "CREATED" | "EXISTS" | "INVALID" | "FAILED";
                /** @description The ID of the entity that was created, or of an existing entity with the same details. */
                entityId: string | null;
                /** @description What is wrong with the row. Null if nothing is. */
                issues: {
                    /** @description Where the problem is: the name of a field, or a path to it. */
                    path: string;
                    /** @description An explanation for people. */
                    message: string;
                }[] | null;
                /** @description The number of issues of this row that are not listed. At most 10 issues are listed per row, and at most 100 per response. */
                issuesLeftOut: number;
            }[];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description The matching entities. */
        SearchEntitiesResponse: {
            /** @description The total number of matches, regardless of `$skip` and `$limit`. */
            recordsFiltered: number;
            /** @description The records of this page. */
            records: components["schemas"]["WatchlistEntity"][];
        };
        /** @description A company or person that you monitor. */
        WatchlistEntity: {
            /** @description The ID of the record. */
            _id: string;
            /** @description The number of the record, for people. */
            number: number;
            /** @description The ID of the account that owns the record. */
            accountId: string;
            /** @description The name of the company or person. */
            name: string;
            /**
             * @description `BUSINESS` for a company, `PERSON` for a person.
             * @enum {string}
             */
            entityType: "PERSON" | "BUSINESS";
            /** @description The name of the father. For a person only. */
            fatherName: string | null;
            /** @description `DD-MM-YYYY` */
            birthDate: string | null;
            /** @description The address as free text. */
            location: string | null;
            /** @description For example, the company registration number. */
            registrationNumber: string | null;
            /** @description The courts that are recorded with the entity. They do not restrict monitoring. */
            monitoredCourts: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
            /**
             * @description `ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored.
             * @enum {string}
             */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED";
            /** @description Other forms of the name. Empty for a person. */
            nameVariations: string[];
            /** @description When the courts were last searched for the entity, in epoch milliseconds. Null if never. */
            lastCourtSyncAt: number | null;
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith: components["schemas"]["Grantee"][];
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description The ID of the user who created it. Null if nobody did, because the service did. */
            createdBy: string;
            /** @description When it was last changed, in epoch milliseconds. Null if never. */
            updated: number | null;
            /** @description The ID of the user who last changed it. Null if nobody did. */
            updatedBy: string | null;
        };
        /** @description An entity with the risk of its cases. */
        WatchlistEntityWithRisk: {
            /** @description The ID of the record. */
            _id: string;
            /** @description The number of the record, for people. */
            number: number;
            /** @description The ID of the account that owns the record. */
            accountId: string;
            /** @description The name of the company or person. */
            name: string;
            /**
             * @description `BUSINESS` for a company, `PERSON` for a person.
             * @enum {string}
             */
            entityType: "PERSON" | "BUSINESS";
            /** @description The name of the father. For a person only. */
            fatherName: string | null;
            /** @description `DD-MM-YYYY` */
            birthDate: string | null;
            /** @description The address as free text. */
            location: string | null;
            /** @description For example, the company registration number. */
            registrationNumber: string | null;
            /** @description The courts that are recorded with the entity. They do not restrict monitoring. */
            monitoredCourts: ("ALL" | "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT")[];
            /**
             * @description `ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored.
             * @enum {string}
             */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED";
            /** @description Other forms of the name. Empty for a person. */
            nameVariations: string[];
            /** @description When the courts were last searched for the entity, in epoch milliseconds. Null if never. */
            lastCourtSyncAt: number | null;
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith: components["schemas"]["Grantee"][];
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description The ID of the user who created it. Null if nobody did, because the service did. */
            createdBy: string;
            /** @description When it was last changed, in epoch milliseconds. Null if never. */
            updated: number | null;
            /** @description The ID of the user who last changed it. Null if nobody did. */
            updatedBy: string | null;
            /**
             * @description The highest risk level of the active cases.
             * @enum {string}
             */
            riskLevel: "VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED";
            /** @description The number of active cases per risk level. */
            riskCounts: {
                /** @description Cases with a very high risk. */
                VERY_HIGH: number;
                /** @description Cases with a high risk. */
                HIGH: number;
                /** @description Cases with a moderate risk. */
                MODERATE: number;
                /** @description Cases with a low risk. */
                LOW: number;
                /** @description Cases without a risk level. */
                UNCLASSIFIED: number;
            };
            /** @description The number of active cases. */
            caseCount: number;
        };
        /** @description No watchlist entity with this ID exists. */
        EntityNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60400;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description This resource is not shared with you. */
        NotSharedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60302;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The entity was updated. The response is an empty object. */
        UpdateEntityResponse: Record<string, never>;
        /** @description The entity was archived. The response is an empty object. */
        ArchiveEntityResponse: Record<string, never>;
        /** @description The entity is in the requested state. The response is an empty object. */
        PauseEntityResponse: Record<string, never>;
        /** @description The entity is archived. */
        EntityArchivedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60427;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The entity is in the requested state. The response is an empty object. */
        ResumeEntityResponse: Record<string, never>;
        /** @description The entity is shared as requested. The response is an empty object. */
        ShareEntityResponse: Record<string, never>;
        /** @description What a search of the courts for one entity found. */
        Discovery: {
            /** @description The number of cases that are new for this entity. The candidates search lists them. */
            newCandidates: number;
            /** @description When the courts were last searched for the entity, in epoch milliseconds. Null if never. */
            lastCourtSyncAt: number;
            /** @description Present only if a source could not answer. There may be more cases than were found. */
            warnings?: {
                /**
                 * @description The code, for programs.
                 * @constant
                 */
                code: "SOURCE_UNAVAILABLE";
                /** @description An explanation for people. */
                message: string;
            }[];
        };
        /** @description The search of the courts is not finished yet. */
        CourtsNotReadyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 503;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 61474;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description Seconds after which the same request may be sent again. */
                retryAfterSeconds?: number;
                /** @description Which of several causes it was. */
                reason?: string;
            };
        };
        /** @description The matching candidates. */
        SearchCandidatesResponse: {
            /** @description The total number of matches, regardless of `$skip` and `$limit`. */
            recordsFiltered: number;
            /** @description The records of this page. */
            records: components["schemas"]["CaseCandidate"][];
        };
        /** @description A case that was found for an entity and may be about it. */
        CaseCandidate: {
            /** @description The ID of the record. */
            _id: string;
            /** @description The number of the record, for people. */
            number: number;
            /** @description The ID of the account that owns the record. */
            accountId: string;
            /** @description The `_id` of the entity. */
            watchlistEntityId: string;
            /** @description The court record as it was found. Dates are `YYYY-MM-DD`. `matchVerdict` is `match`, or `possible` if the score (`matchScore`) is 60 to 84. `possibleMatchConflict` lists candidates and cases of the account that may be duplicates of this one. */
            rawMatch: {
                [key: string]: unknown;
            };
            /** @description The numbers that identify the case at its court. */
            caseIdentifier: components["schemas"]["CaseIdentifier"];
            /**
             * @description `PENDING_REVIEW`: waits for the operator. `APPROVED`: waits for you. `REJECTED`: the operator refused it. `PROMOTED`: became a tracked case.
             * @enum {string}
             */
            status: "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "PROMOTED";
            /**
             * @description `HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases.
             * @enum {string}
             */
            discoveryMode: "HISTORICAL" | "ONGOING";
            /** @description What you decided about the candidate. Null if nothing yet. */
            customerDecision: ("ADDED" | "DECLINED") | null;
            /** @description The ID of the tracked case that the candidate became. Null if there is none. */
            promotedCaseId: string | null;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was last changed, in epoch milliseconds. Null if never. */
            updated: number | null;
        };
        /** @description The ID and status of the tracked case. */
        ConfirmCandidateResponse: {
            /** @description The ID of the tracked case. */
            caseId: string;
            /**
             * @description The status of the tracked case. A case that was already tracked keeps its status.
             * @enum {string}
             */
            status: "ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED";
            /** @description Whether the account tracked the case already. If so, the entity was linked to it. */
            linkedExisting: boolean;
        };
        /** @description No candidate with this ID exists. */
        CandidateNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60410;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description This has already been decided, or it is not waiting for a decision. */
        AlreadyDecidedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60415;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The operator has not approved this candidate. */
        CandidateNotApprovedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60416;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The service operator decides about new cases of this account. */
        OperatorDecidesError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60303;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The candidate was declined. The response is an empty object. */
        DeclineCandidateResponse: Record<string, never>;
        /** @description The ID and status of the tracked case. */
        AddTrackedCaseResponse: {
            /** @description The ID of the record. */
            _id: string;
            /**
             * @description `ACTIVE`, or `PENDING_BACKOFFICE_REVIEW` where the operator reviews new cases.
             * @enum {string}
             */
            status: "ACTIVE" | "PENDING_BACKOFFICE_REVIEW";
            /**
             * @description Whether the account tracked the case already. If so, the entity was linked to it.
             * @constant
             */
            linkedExisting: false;
        } | {
            /** @description The ID of the record. */
            _id: string;
            /**
             * @description The status of the case. Adding a case again does not change its status `ARCHIVED` or `REJECTED`. Use `PUT /watchlist/cases/{id}` for that.
             * @enum {string}
             */
            status: "ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED";
            /**
             * @description Whether the account tracked the case already. If so, the entity was linked to it.
             * @constant
             */
            linkedExisting: true;
        };
        /** @description The matching tracked cases. */
        SearchTrackedCasesResponse: {
            /** @description The total number of matches, regardless of `$skip` and `$limit`. */
            recordsFiltered: number;
            /** @description The records of this page. */
            records: components["schemas"]["TrackedCase"][];
        };
        /** @description A case that you follow. */
        TrackedCase: {
            /** @description The ID of the record. */
            _id: string;
            /** @description The number of the record, for people. */
            number: number;
            /** @description The ID of the account that owns the record. */
            accountId: string;
            /** @description The `_id`s of the entities that the case is linked to. */
            watchlistEntityIds: string[];
            /** @description The numbers that identify the case at its court. */
            caseIdentifier: components["schemas"]["CaseIdentifier"];
            /** @description The record with which the case was added, unchanged. Null if there was none. */
            snapshot: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The risk that the case means for its entity.
             * @enum {string}
             */
            riskLevel: "VERY_HIGH" | "HIGH" | "MODERATE" | "LOW" | "UNCLASSIFIED";
            /**
             * @description `ACTIVE`: refreshed by itself. `PENDING_BACKOFFICE_REVIEW`: waits for the operator. `REJECTED`: the operator refused it. `ARCHIVED`: no longer followed.
             * @enum {string}
             */
            status: "ACTIVE" | "PENDING_BACKOFFICE_REVIEW" | "REJECTED" | "ARCHIVED";
            /** @description When the operator decided about the case, in epoch milliseconds. Null if never. */
            reviewedAt: number | null;
            /** @description The teams and users to share with. They can belong to other accounts. */
            sharedWith: components["schemas"]["Grantee"][];
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description The ID of the user who created it. Null if nobody did, because the service did. */
            createdBy: string | null;
            /** @description When it was last changed, in epoch milliseconds. Null if never. */
            updated: number | null;
            /** @description The ID of the user who last changed it. Null if nobody did. */
            updatedBy: string | null;
        };
        /** @description No tracked case with this ID exists. */
        TrackedCaseNotFoundError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 400;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60401;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: Record<string, never>;
        };
        /** @description The case was updated. The response is an empty object. */
        UpdateTrackedCaseResponse: Record<string, never>;
        /** @description A page of changes, newest first. */
        ListTrackedCaseChangesResponse: {
            /** @description The changes of this page, newest first. */
            changes: components["schemas"]["CaseChange"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description One change of a tracked case. */
        CaseChange: {
            /** @description The ID of the change. */
            changeId: string;
            /** @description The name of the field. */
            field: string;
            /** @description The old value. Null if the field was empty. */
            from: unknown;
            /** @description The new value. Null if the field is now empty. */
            to: unknown;
            /** @description When it was changed, in epoch milliseconds. */
            changedAt: number;
            /**
             * @description Who made the change: you (`CUSTOMER`), the operator, or the court.
             * @enum {string}
             */
            origin: "CUSTOMER" | "OPERATOR" | "COURT";
        };
        /** @description The case is shared as requested. The response is an empty object. */
        ShareTrackedCaseResponse: Record<string, never>;
        /** @description The identifier was completed. The response is an empty object. */
        CompleteTrackedCaseIdentifierResponse: Record<string, never>;
        /** @description The account already tracks another case with this identifier. */
        CaseTrackedAlreadyError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60428;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description The tracked case that has this identifier. */
                caseId?: string;
            };
        };
        /** @description What a refresh of a tracked case found. */
        CaseRefresh: {
            /** @description The changes of this page, newest first. */
            changes: {
                /** @description The name of the field. */
                field: string;
                /** @description The old value. Null if the field was empty. Absent if the entry is new. */
                from: unknown;
                /** @description The new value, in the format of case lookups. Dates are `DD-MM-YYYY`. */
                to: unknown;
            }[];
            /** @description When the case was last fetched from its court, in epoch milliseconds. */
            lastFetchedAt: number;
        };
        /** @description A page of hearings, earliest day first. */
        ListHearingsResponse: {
            /** @description The hearings that the court lists. */
            hearings: components["schemas"]["Hearing"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description One day on which a tracked case is heard. */
        Hearing: {
            /** @description The ID of the hearing. */
            hearingId: string;
            /** @description The ID of the tracked case. */
            caseId: string;
            /** @description The `_id`s of the entities that the case is linked to. */
            watchlistEntityIds: string[];
            /**
             * Format: date
             * @description The day of the hearing, `YYYY-MM-DD`.
             */
            hearingDate: string;
            /**
             * @description More states can be added. `EXPECTED`: the case record names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.
             * @enum {string}
             */
            state: "EXPECTED" | "LISTED" | "NOT_COVERED" | "SOURCE_DOWN" | "LIST_UNREADABLE" | "LIST_NOT_PUBLISHED" | "NOT_LISTED" | "MOVED" | "REMOVED" | "PAST";
            /** @description The reason, for people. It is recorded in the audit log. */
            reason: ("CASE_DISPOSED" | "TAKEN_OFF_LIST") | null;
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The name of the court. */
            court: string | null;
            /** @description The bench of the court. Null if unknown. */
            bench: string | null;
            /** @description The stage of the case as the court prints it. Empty if unknown. */
            stage: string | null;
            /** @description The cause list that carries the case. Null while none does. */
            listKind: ("DAILY" | "SUPPLEMENTARY") | null;
            /** @description The number that the court gave to this list. */
            listNumber: number | null;
            courtRoom: string | null;
            /** @description The item on the list, as printed. */
            item: string | null;
            /** @description The hearing that took its place. Null if none did. */
            movedTo: {
                /** @description The ID of the hearing. */
                hearingId: string;
                /**
                 * Format: date
                 * @description The day of the hearing, `YYYY-MM-DD`.
                 */
                hearingDate: string;
            } | null;
            /** @description The hearing whose place it took. Null if there was none. */
            movedFrom: {
                /** @description The ID of the hearing. */
                hearingId: string;
                /**
                 * Format: date
                 * @description The day of the hearing, `YYYY-MM-DD`.
                 */
                hearingDate: string;
            } | null;
            /** @description When the case record or the cause list was last read. Epoch milliseconds. */
            asOf: number;
            /** @description Rises with every change of the hearing. */
            revision: number;
            /** @description When the hearing was created or last changed. Epoch milliseconds. */
            updated: number;
        };
        /** @description The hearing with its changes, oldest first. */
        GetHearingResponse: {
            /** @description The ID of the hearing. */
            hearingId: string;
            /** @description The ID of the tracked case. */
            caseId: string;
            /** @description The `_id`s of the entities that the case is linked to. */
            watchlistEntityIds: string[];
            /**
             * Format: date
             * @description The day of the hearing, `YYYY-MM-DD`.
             */
            hearingDate: string;
            /**
             * @description More states can be added. `EXPECTED`: the case record names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.
             * @enum {string}
             */
            state: "EXPECTED" | "LISTED" | "NOT_COVERED" | "SOURCE_DOWN" | "LIST_UNREADABLE" | "LIST_NOT_PUBLISHED" | "NOT_LISTED" | "MOVED" | "REMOVED" | "PAST";
            /** @description The reason, for people. It is recorded in the audit log. */
            reason: ("CASE_DISPOSED" | "TAKEN_OFF_LIST") | null;
            /**
             * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
             * @enum {string}
             */
            courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
            /** @description The name of the court. */
            court: string | null;
            /** @description The bench of the court. Null if unknown. */
            bench: string | null;
            /** @description The stage of the case as the court prints it. Empty if unknown. */
            stage: string | null;
            /** @description The cause list that carries the case. Null while none does. */
            listKind: ("DAILY" | "SUPPLEMENTARY") | null;
            /** @description The number that the court gave to this list. */
            listNumber: number | null;
            courtRoom: string | null;
            /** @description The item on the list, as printed. */
            item: string | null;
            /** @description The hearing that took its place. Null if none did. */
            movedTo: {
                /** @description The ID of the hearing. */
                hearingId: string;
                /**
                 * Format: date
                 * @description The day of the hearing, `YYYY-MM-DD`.
                 */
                hearingDate: string;
            } | null;
            /** @description The hearing whose place it took. Null if there was none. */
            movedFrom: {
                /** @description The ID of the hearing. */
                hearingId: string;
                /**
                 * Format: date
                 * @description The day of the hearing, `YYYY-MM-DD`.
                 */
                hearingDate: string;
            } | null;
            /** @description When the case record or the cause list was last read. Epoch milliseconds. */
            asOf: number;
            /** @description Rises with every change of the hearing. */
            revision: number;
            /** @description When the hearing was created or last changed. Epoch milliseconds. */
            updated: number;
            /** @description The changes of this page, newest first. */
            changes: {
                /** @description The revision of the hearing that this change led to. */
                revision: number;
                /** @description The name of the field. */
                field: string;
                /** @description The old value. */
                from: string | null;
                /** @description The new value. */
                to: string | null;
                /** @description When it was changed, in epoch milliseconds. */
                changedAt: number;
            }[];
        };
        /** @description A page of hearings, latest day first. */
        ListTrackedCaseHearingsResponse: {
            /** @description The hearings that the court lists. */
            hearings: components["schemas"]["Hearing"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description The new calendar with its address. */
        CreateCalendarResponse: {
            /** @description The ID of the calendar. */
            calendarId: string;
            /** @description The name, for people. */
            name: string;
            /** @description Whose hearings the calendar has. */
            scope: {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "ENTITY";
                /** @description The `_id` of an entity. */
                entityId: string;
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "ACCOUNT";
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "TEAM";
                /** @description The ID of the team. */
                teamId: string;
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "USER";
                /** @description The ID of the user. */
                userId: string;
            };
            /**
             * @description What events show.
             * @enum {string}
             */
            detail: "MINIMAL" | "CASE_NUMBER" | "PARTIES";
            /** @description The alarms of this page, newest first. */
            alarms: {
                /** @description How many days before the day of the hearing the alarm rings. 0 is the day itself. */
                daysBefore: number;
                /** @description The time of day in India, `HH:MM`. */
                at: string;
            }[];
            /** @description The calendar ends with this user. */
            userId: string;
            /** @description When the case was last fetched from its court, in epoch milliseconds. */
            lastFetchedAt: number | null;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was last changed, in epoch milliseconds. Null if never. */
            updated: number;
            /** @description The address of the feed. Whoever has it reads the calendar, without a key. It is shown only once. */
            url: string;
        };
        /** @description The account has reached the maximum number of these resources. */
        CeilingReachedError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 409;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60445;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description What there are too many of. */
                thing?: string;
                /** @description How many there can be. */
                most?: number;
            };
        };
        /** @description A page of calendars, oldest first. A key with `account.admin` gets those of all users. */
        ListCalendarsResponse: {
            /** @description The calendars, oldest first. */
            calendars: components["schemas"]["Calendar"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description A feed of hearings for calendar programs, without its address. */
        Calendar: {
            /** @description The ID of the calendar. */
            calendarId: string;
            /** @description The name, for people. */
            name: string;
            /** @description Whose hearings the calendar has. */
            scope: {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "ENTITY";
                /** @description The `_id` of an entity. */
                entityId: string;
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "ACCOUNT";
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "TEAM";
                /** @description The ID of the team. */
                teamId: string;
            } | {
                /**
                 * @description Whose hearings the calendar has.
                 * @constant
                 */
                type: "USER";
                /** @description The ID of the user. */
                userId: string;
            };
            /**
             * @description What events show.
             * @enum {string}
             */
            detail: "MINIMAL" | "CASE_NUMBER" | "PARTIES";
            /** @description The alarms of this page, newest first. */
            alarms: {
                /** @description How many days before the day of the hearing the alarm rings. 0 is the day itself. */
                daysBefore: number;
                /** @description The time of day in India, `HH:MM`. */
                at: string;
            }[];
            /** @description The calendar ends with this user. */
            userId: string;
            /** @description When the case was last fetched from its court, in epoch milliseconds. */
            lastFetchedAt: number | null;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was last changed, in epoch milliseconds. Null if never. */
            updated: number;
        };
        /** @description The calendar was changed. The response is an empty object. */
        UpdateCalendarResponse: Record<string, never>;
        /** @description The calendar was deleted. The response is an empty object. */
        DeleteCalendarResponse: Record<string, never>;
        /** @description The new address. */
        RotateCalendarAddressResponse: {
            /** @description The new address. It is shown only once. */
            url: string;
            /** @description Until when the old address works. Epoch milliseconds. */
            previousUntil: number;
        };
        /** @description The ID of the export, which is running. */
        CreateExportResponse: {
            /** @description The ID of the export. */
            exportId: string;
        };
        /** @description A page of exports, newest first. */
        ListExportsResponse: {
            /** @description The exports of this page, newest first. */
            exports: components["schemas"]["ExportRecord"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description An export of entities or tracked cases. */
        ExportRecord: {
            /** @description The ID of the export. */
            exportId: string;
            /**
             * @description Poll while it is `RUNNING`. `EXPIRED`: the file was deleted.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETE" | "FAILED" | "EXPIRED";
            /**
             * @description What the file contains.
             * @enum {string}
             */
            what: "entities" | "cases";
            /**
             * @description The format of the file.
             * @enum {string}
             */
            format: "json" | "csv";
            /** @description The number of records written so far. */
            records: number;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was completed, in epoch milliseconds. Null while it is not. */
            completedAt: number | null;
            /** @description When the file is deleted: 7 days after the export was completed. Epoch milliseconds. */
            expiresAt: number | null;
            /** @description Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. */
            failureReason: ("TOO_LARGE" | "NOT_FINISHED") | null;
        };
        /** @description The progress of the export. If it is complete, a signed link to its file. */
        GetExportResponse: {
            /** @description The ID of the export. */
            exportId: string;
            /**
             * @description Poll while it is `RUNNING`. `EXPIRED`: the file was deleted.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETE" | "FAILED" | "EXPIRED";
            /**
             * @description What the file contains.
             * @enum {string}
             */
            what: "entities" | "cases";
            /**
             * @description The format of the file.
             * @enum {string}
             */
            format: "json" | "csv";
            /** @description The number of records written so far. */
            records: number;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it was completed, in epoch milliseconds. Null while it is not. */
            completedAt: number | null;
            /** @description When the file is deleted: 7 days after the export was completed. Epoch milliseconds. */
            expiresAt: number | null;
            /** @description Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. */
            failureReason: ("TOO_LARGE" | "NOT_FINISHED") | null;
            /** @description A signed link to the file, valid for 300 seconds. Every response has a new link. Do not store it. */
            url: string | null;
        };
        /** @description A page of events, oldest first. */
        ListEventsResponse: {
            /** @description The events of this page, oldest first. */
            events: components["schemas"]["Event"][];
            /** @description Send it as `cursor` to read the events that follow, now or later. Null if there are no events yet. */
            nextCursor: string | null;
            /** @description Whether more events can be read now. */
            hasMore: boolean;
        };
        /** @description Something that happened to your data. */
        Event: {
            /** @description The ID of the event. Webhook messages about it carry the same ID in the header `webhook-id`. */
            id: string;
            /**
             * @description The type of the event.
             * @enum {string}
             */
            type: "historical_search.finished" | "candidate.created" | "candidate.updated" | "case.updated" | "order.available" | "hearing.listed" | "hearing.changed" | "entity.synced" | "source.degraded" | "source.recovered" | "webhook.disabled" | "webhook.test";
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The IDs and states of the resources that the event is about. Read other details through the API. */
            data: {
                [key: string]: string | number | null;
            };
        };
        /** @description The new webhook endpoint with its secret. */
        CreateWebhookResponse: {
            /** @description The ID of the webhook endpoint. */
            webhookId: string;
            /** @description The URL that messages are sent to. */
            url: string;
            /** @description The events of this page, oldest first. */
            events: ("historical_search.finished" | "candidate.created" | "candidate.updated" | "case.updated" | "order.available" | "hearing.listed" | "hearing.changed" | "entity.synced" | "source.degraded" | "source.recovered" | "webhook.disabled" | "webhook.test")[];
            /** @description A description for people. */
            description: string;
            /**
             * @description A `DISABLED` endpoint receives no messages. Update it to enable it again.
             * @enum {string}
             */
            status: "ENABLED" | "DISABLED";
            /** @description `BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed. */
            disabledReason: ("BY_OWNER" | "GONE" | "UNREACHABLE") | null;
            /** @description Epoch milliseconds. */
            created: number;
            /** @description Epoch milliseconds. */
            updated: number;
            /** @description The secret that verifies the signatures of messages. It is shown only once. */
            secret: string;
        };
        /** @description A page of webhook endpoints. */
        ListWebhooksResponse: {
            /** @description The webhook endpoints of this page, oldest first. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description A URL that events are sent to. */
        Webhook: {
            /** @description The ID of the webhook endpoint. */
            webhookId: string;
            /** @description The URL that messages are sent to. */
            url: string;
            /** @description The types of events that are sent to this endpoint. */
            events: ("historical_search.finished" | "candidate.created" | "candidate.updated" | "case.updated" | "order.available" | "hearing.listed" | "hearing.changed" | "entity.synced" | "source.degraded" | "source.recovered" | "webhook.disabled" | "webhook.test")[];
            /** @description A description for people. */
            description: string;
            /**
             * @description A `DISABLED` endpoint receives no messages. Update it to enable it again.
             * @enum {string}
             */
            status: "ENABLED" | "DISABLED";
            /** @description `BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed. */
            disabledReason: ("BY_OWNER" | "GONE" | "UNREACHABLE") | null;
            /** @description Epoch milliseconds. */
            created: number;
            /** @description Epoch milliseconds. */
            updated: number;
        };
        /** @description The webhook endpoint was deleted. The response is an empty object. */
        DeleteWebhookResponse: Record<string, never>;
        /** @description The new secret. */
        RotateWebhookSecretResponse: {
            /** @description The new secret. It is shown only once. */
            secret: string;
            /** @description Until this time, messages are also signed with the previous secret. Epoch milliseconds. */
            previousSecretUntil: number;
        };
        /** @description One event on its way to one webhook endpoint. */
        WebhookDelivery: {
            /** @description The ID of the delivery. */
            deliveryId: string;
            /** @description The ID of the event. Messages carry it in the header `webhook-id`. */
            eventId: string;
            /**
             * @description The type of the event.
             * @enum {string}
             */
            type: "historical_search.finished" | "candidate.created" | "candidate.updated" | "case.updated" | "order.available" | "hearing.listed" | "hearing.changed" | "entity.synced" | "source.degraded" | "source.recovered" | "webhook.disabled" | "webhook.test";
            /**
             * @description How far the delivery is.
             * @enum {string}
             */
            status: "PENDING" | "DELIVERED" | "FAILED";
            /** @description How many times delivery was attempted. */
            attempts: number;
            /** @description When delivery was last attempted, in epoch milliseconds. Null if never. */
            lastAttemptAt: number | null;
            /** @description When delivery is attempted next, in epoch milliseconds. Null if it is not. */
            nextAttemptAt: number | null;
            /** @description The HTTP status of the last response. */
            lastStatus: number | null;
            /** @description The first 4 KB of the last response. */
            lastAnswer: string | null;
            /** @description Why the last attempt got no response. */
            problem: ("ADDRESS_REFUSED" | "NAME_NOT_RESOLVED" | "CONNECTION_FAILED" | "TLS_FAILED" | "TIMED_OUT" | "ENDPOINT_DISABLED") | null;
            /** @description Epoch milliseconds. */
            created: number;
        };
        /** @description A page of deliveries, newest first. */
        ListWebhookDeliveriesResponse: {
            /** @description The deliveries of this page, newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description The number of events that are being sent again. */
        ReplayWebhookEventsResponse: {
            /** @description The number of events that are being sent again, at most 500 per request. */
            replayed: number;
            /** @description Send it as `cursor` to replay the remaining events. Null if there are none. */
            nextCursor: string | null;
        };
        /** @description The account with its plan, allowance and budgets. */
        GetAccountResponse: {
            /** @description The ID of the account that owns the record. */
            accountId: string;
            /** @description The name, for people. */
            name: string;
            /**
             * @description Who decides about new cases and candidates.
             * @enum {string}
             */
            reviewer: "CUSTOMER" | "OPERATOR";
            /** @description What the plan of the account includes. */
            plan: {
                /** @description The name, for people. */
                name: string;
                /** @description The products that the plan includes. */
                products: ("WATCHLIST" | "LIVE_CASE_LOOKUP" | "ORDER_DOWNLOADS" | "AI_SUMMARIES" | "HISTORICAL_SEARCH")[];
                /** @description The rate limit of the account, in units per minute. */
                requestsPerMinute: number;
                /** @description What the plan says about historical searches. */
                historicalSearch: {
                    /** @description How many historical searches can be started per minute. */
                    startsPerMinute: number;
                    /**
                     * @description Whether each delivered page is billed, or each search.
                     * @enum {string}
                     */
                    billing: "PER_PAGE" | "PER_SEARCH";
                    /** @description The number of billable units in this plan. */
                    allowance: number;
                    /** @description The number of units used so far. */
                    used: number;
                    /** @description The maximum number of results of one search. */
                    resultsPerSearch: number;
                    /** @description Whether the plan includes asynchronous searches. */
                    async: boolean;
                    /** @description Whether any data source is enabled for the account. */
                    sourceEnabled: boolean;
                };
            };
            /** @description What may be spent for the account today, and what was. */
            budgets: components["schemas"]["Budget"][];
            /** @description When it was created, in epoch milliseconds. */
            created: number;
        };
        /** @description What may be spent for the account in a day. */
        Budget: {
            /**
             * @description What the budget is for: live court data, or the language model that writes summaries.
             * @enum {string}
             */
            budget: "COURT_DATA" | "MODEL";
            /** @description The maximum that can be spent for the account in one day of Indian time. */
            limitPaise: number;
            /** @description What was spent today, in paise. */
            spentPaise: number;
            /** @description When the day ends, in epoch milliseconds. */
            until: number;
        };
        /** @description A page of audit log entries, newest first. */
        ListAccountAuditEntriesResponse: {
            /** @description The entries of this page. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description One change: who changed what, and when. */
        AuditEntry: {
            /** @description The ID of the entry. */
            entryId: string;
            /** @description The account that owns the resource. Null if it belongs to no account, such as a plan. */
            accountId: string | null;
            /** @description The ID of the resource. */
            thing: string;
            /**
             * @description The kind of resource.
             * @enum {string}
             */
            thingKind: "ENTITY" | "CANDIDATE" | "CASE" | "IMPORT" | "EXPORT" | "KEY" | "USER" | "TEAM" | "WEBHOOK" | "CALENDAR" | "ACCOUNT" | "PLAN" | "SOURCE" | "CHALLENGE" | "OPERATOR_KEY" | "ERASURE";
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "CREATE" | "UPDATE" | "ARCHIVE" | "PAUSE" | "RESUME" | "SHARE" | "LINK" | "APPROVE" | "REJECT" | "CONFIRM" | "DECLINE" | "ROTATE" | "REVOKE" | "REMOVE" | "ANSWER" | "REOPEN" | "SET_ASIDE" | "SIGN_IN";
            /** @description Who did it. */
            actor: {
                /**
                 * @description Whether it was a user, an operator or a link.
                 * @enum {string}
                 */
                type: "USER" | "OPERATOR";
                /** @description The ID of the user or of the operator key. Null if unknown. */
                id: string | null;
                /** @description The ID of the key that was used. Null if none was. */
                keyId: string | null;
                /** @description The account of the user, if known. */
                accountId: string | null;
            };
            /** @description The `X-Request-Id` of the request that caused it. */
            requestId: string;
            /** @description The fields that were changed. Values are recorded only for states, limits and IDs, because other values may be personal data. */
            fields: {
                /** @description The name of the field. */
                field: string;
                /**
                 * @description Whether the field was set, changed or cleared.
                 * @enum {string}
                 */
                change: "SET" | "CHANGED" | "CLEARED";
                /** @description The old value. */
                from?: string;
                /** @description The new value. */
                to?: string;
            }[];
            /** @description When it happened, in epoch milliseconds. */
            at: number;
        };
        /** @description The billed units per day, product and API key, with totals. */
        ListAccountUsageResponse: {
            /** @description The billed units. */
            usage: {
                /** @description `YYYY-MM-DD`, in Indian time. */
                day: string;
                /**
                 * @description The product that was billed.
                 * @enum {string}
                 */
                product: "WATCHLIST" | "LIVE_CASE_LOOKUP" | "ORDER_DOWNLOADS" | "AI_SUMMARIES" | "HISTORICAL_SEARCH";
                /** @description The API key that made the request. Null if no request caused the charge. */
                keyId: string | null;
                /** @description The number of billed units. */
                units: number;
            }[];
            /** @description The total number of units per product. */
            totals: {
                [key: string]: number;
            };
        };
        /** @description The usage records of the period. */
        ExportAccountUsageResponse: {
            /** @description The entries of this page. */
            entries: {
                /** @description The ID of the entry. */
                entryId: string;
                /** @description When it was created, in epoch milliseconds. */
                created: number;
                /**
                 * @description The product that was billed.
                 * @enum {string}
                 */
                product: "WATCHLIST" | "LIVE_CASE_LOOKUP" | "ORDER_DOWNLOADS" | "AI_SUMMARIES" | "HISTORICAL_SEARCH";
                /** @description The number of billed units. */
                units: number;
                /** @description Identifies what was billed. Each key is billed only once. */
                billingKey: string;
                /** @description The ID of the key. It is not the key itself and not secret. */
                keyId: string | null;
            }[];
        };
        /** @description The status of every court type and its sources, in the order in which they are asked. */
        GetStatusResponse: {
            /** @description The status of every court type. */
            courts: {
                /**
                 * @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
                 * @enum {string}
                 */
                courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
                /**
                 * @description `OK` if all sources can be asked, `DEGRADED` if some can, `UNAVAILABLE` if none can.
                 * @enum {string}
                 */
                status: "OK" | "DEGRADED" | "UNAVAILABLE";
                /** @description The sources. */
                sources: components["schemas"]["SourceStatus"][];
            }[];
            /** @description The daily search for new cases. */
            dailySync: {
                /** @description When it was last completed, in epoch milliseconds. Null if never. */
                lastCompletedAt: number | null;
                /** @description Whether no daily sync has been completed for 26 hours. */
                overdue: boolean;
            };
        };
        /** @description Whether a source can be asked now. */
        SourceStatus: {
            /** @description The name of the source. */
            source: string;
            /**
             * @description Whether the source can be asked. If it is not `OK`, the reason.
             * @enum {string}
             */
            state: "OFF" | "PAUSED" | "CAP_REACHED" | "ACCOUNT_REFUSED" | "DOWN" | "OK";
            /** @description When this state ends by itself, in epoch milliseconds. Null if it does not or is not known. */
            until: number | null;
            /** @description When the source last gave a definite answer in the last hour, in epoch milliseconds. */
            lastAnsweredAt: number | null;
        };
        /** @description The ID of the erasure, which is running. */
        CreateErasureResponse: {
            /** @description The ID of the erasure. */
            erasureId: string;
        };
        /** @description An erasure with its report. */
        Erasure: {
            /** @description The ID of the erasure. */
            erasureId: string;
            /**
             * @description What is erased.
             * @enum {string}
             */
            kind: "ACCOUNT" | "ENTITY" | "CASE" | "LOOKUP" | "PERSON";
            /** @description Null if a person is erased in all accounts. */
            accountId: string | null;
            /** @description The ID of the entity, tracked case or looked-up case. */
            thing: string | null;
            /** @description Whether it only counts. */
            dryRun: boolean;
            /**
             * @description `COMPLETE` if nothing was left. `FAILED` if `left` names what still is there; start it again.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETE" | "FAILED";
            /** @description What was there at the start. For a person only in a dry run. */
            found: {
                /** @description The database table; `Temporal` or `documents` for what lies outside of it. */
                table: string;
                /** @description The number of rows. */
                rows: number;
            }[];
            /** @description Rows that were deleted, or from which the name was removed. */
            erased: {
                /** @description The database table; `Temporal` or `documents` for what lies outside of it. */
                table: string;
                /** @description The number of rows. */
                rows: number;
            }[];
            /** @description Documents that were deleted because nobody else has them. */
            files: number;
            /** @description Workflow histories that were deleted. */
            workflows: number;
            /** @description What was found afterwards. Empty proves the erasure. Null before. */
            left: {
                /** @description The database table; `Temporal` or `documents` for what lies outside of it. */
                table: string;
                /** @description The number of rows. */
                rows: number;
            }[] | null;
            /** @description Tables of which rows stay, and why. None of them holds names. */
            stays: {
                /** @description The database table; `Temporal` or `documents` for what lies outside of it. */
                table: string;
                /** @description Why its rows stay. */
                why: string;
            }[];
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description When it ended, in epoch milliseconds. Null while it is open. */
            endedAt: number | null;
        };
        /** @description The new API key. The key itself is shown only once. */
        CreateApiKeyResponse: {
            /** @description The ID of the key. It is not the key itself and not secret. */
            keyId: string;
            /** @description The name, for people. */
            name: string;
            /** @description The user the key acts for. */
            userId: string;
            /** @description The first characters of the key, to tell keys apart. */
            prefix: string;
            /** @description The last four characters of the key, to tell keys apart. */
            lastFour: string;
            /** @description The permissions of the key. */
            permissions: ("watchlist.read" | "watchlist.write" | "case.read" | "case.write" | "historicalSearch.read" | "historicalSearch.write" | "webhook.read" | "webhook.write" | "account.admin")[];
            /** @description Epoch milliseconds. */
            expiresAt: number | null;
            /** @description Epoch milliseconds. */
            revokedAt: number | null;
            /** @description Epoch milliseconds. */
            lastUsedAt: number | null;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description The key itself. It is shown only once and is not stored. */
            key: string;
        };
        /** @description A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed. */
        KeyEndsSoonerError: {
            /**
             * @description The HTTP status of the response.
             * @constant
             */
            httpStatusCode: 403;
            /**
             * @description Identifies the error. A code is never reused for a different error.
             * @constant
             */
            code: 60446;
            /** @description A description of the error for people. */
            message: string;
            /**
             * @description Always true: the service itself answered, not a proxy.
             * @constant
             */
            appError: true;
            /** @description Additional data about this occurrence of the error. */
            details?: {
                /** @description When the own key expires, in epoch milliseconds. */
                until?: number;
            };
        };
        /** @description A page of API keys, without their secrets. */
        ListApiKeysResponse: {
            /** @description The API keys of this page, oldest first. */
            apiKeys: components["schemas"]["ApiKey"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description An API key without its text. */
        ApiKey: {
            /** @description The ID of the key. It is not the key itself and not secret. */
            keyId: string;
            /** @description What the key is for. */
            name: string;
            /** @description The user the key acts for. */
            userId: string;
            /** @description The first characters of the key, to tell keys apart. */
            prefix: string;
            /** @description The last four characters of the key, to tell keys apart. */
            lastFour: string;
            /** @description The permissions of the key. */
            permissions: ("watchlist.read" | "watchlist.write" | "case.read" | "case.write" | "historicalSearch.read" | "historicalSearch.write" | "webhook.read" | "webhook.write" | "account.admin")[];
            /** @description Epoch milliseconds. */
            expiresAt: number | null;
            /** @description Epoch milliseconds. */
            revokedAt: number | null;
            /** @description Epoch milliseconds. */
            lastUsedAt: number | null;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
        };
        /** @description The API key was revoked. The response is an empty object. */
        RevokeApiKeyResponse: Record<string, never>;
        /** @description The new API key. The key itself is shown only once. */
        RotateApiKeyResponse: {
            /** @description The ID of the key. It is not the key itself and not secret. */
            keyId: string;
            /** @description The name, for people. */
            name: string;
            /** @description The user the key acts for. */
            userId: string;
            /** @description The first characters of the key, to tell keys apart. */
            prefix: string;
            /** @description The last four characters of the key, to tell keys apart. */
            lastFour: string;
            /** @description The permissions of the key. */
            permissions: ("watchlist.read" | "watchlist.write" | "case.read" | "case.write" | "historicalSearch.read" | "historicalSearch.write" | "webhook.read" | "webhook.write" | "account.admin")[];
            /** @description Epoch milliseconds. */
            expiresAt: number | null;
            /** @description Epoch milliseconds. */
            revokedAt: number | null;
            /** @description Epoch milliseconds. */
            lastUsedAt: number | null;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
            /** @description The key itself. It is shown only once and is not stored. */
            key: string;
            /** @description When the old key expires, in epoch milliseconds. */
            previousExpiresAt: number;
        };
        /** @description A page of users. */
        ListUsersResponse: {
            /** @description The users of this page, oldest first. */
            users: components["schemas"]["User"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description A person or program that keys belong to. */
        User: {
            /** @description The ID of the user. */
            userId: string;
            /** @description The name, for people. */
            name: string;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
        };
        /** @description The user was deleted. The response is an empty object. */
        DeleteUserResponse: Record<string, never>;
        /** @description A page of teams. */
        ListTeamsResponse: {
            /** @description The teams of this page, oldest first. */
            teams: components["schemas"]["Team"][];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description A group of users. */
        Team: {
            /** @description The ID of the team. */
            teamId: string;
            /** @description The name, for people. */
            name: string;
            /** @description When it was created, in epoch milliseconds. */
            created: number;
        };
        /** @description The team was deleted. The response is an empty object. */
        DeleteTeamResponse: Record<string, never>;
        /** @description A page of the members of the team. */
        ListTeamMembersResponse: {
            /** @description The IDs of the users in the team. */
            userIds: string[];
            /** @description Send it as `cursor` to read the next page. Null if this is the last page. */
            nextCursor: string | null;
        };
        /** @description The members of the team. */
        AddTeamMemberResponse: {
            /** @description The IDs of the users in the team. */
            userIds: string[];
        };
        /** @description The remaining members of the team. */
        RemoveTeamMemberResponse: {
            /** @description The IDs of the users in the team. */
            userIds: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The ID of the request. You can send your own ID in this header: 8 to 128 letters, digits, dots, hyphens or underscores. */
        "X-Request-Id": string;
        /** @description The rate limit that this request was counted against, in units per minute. Usually it is the limit of the account, across all its keys. Responses with 401, 405, and 404 for an unknown path show the limit of the client's IP address. A 429 for too many new historical searches shows the limit of historical searches. */
        "X-RateLimit-Limit": number;
        /** @description The number of units left in this minute. */
        "X-RateLimit-Remaining": number;
        /** @description Seconds until the minute ends and the full limit is available again. */
        "X-RateLimit-Reset": number;
        /** @description The page about this error: its address in angle brackets, then `rel="help"`. */
        Link: string;
        /** @description Seconds after which the same request may be sent again. */
        "Retry-After": number;
        /** @description Present if the request was done before: this is its first response. */
        "Idempotent-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    lookUpCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookUpCaseRequest"];
            };
        };
        responses: {
            /** @description The case as its court shows it now, with its orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookedUpCase"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60438` The court has no case with this identifier. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseNotFoundError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `60443` The account has reached its spending limit for today.
             *
             *     `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /**
             * @description `60406` The case cannot be looked up right now.
             *
             *     `60500` An unexpected error occurred on our side.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupFailedError"] | components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listCaseTypes: {
        parameters: {
            query: {
                /** @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`). */
                courtType: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
                /** @description The code of the bench or establishment of the court. */
                establishmentCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case types, establishments and identifier combinations of the court type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCaseTypesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the search or lookup. Use it in later requests. */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored case with links to downloaded orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredCase"];
                };
            };
            /**
             * @description `60436` No looked-up case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchRecordNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    downloadOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadOrderRequest"];
            };
        };
        responses: {
            /** @description A signed link to the document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDownload"];
                };
            };
            /**
             * @description `60436` No looked-up case with this ID exists.
             *
             *     `60439` The court's orders cannot be downloaded now.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchRecordNotFoundError"] | components["schemas"]["OrdersUnavailableError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60434` The case has no order with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotFoundError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /** @description `60433` The document of this order cannot be downloaded. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDownloadFailedError"];
                };
            };
            /**
             * @description `60443` The account has reached its spending limit for today.
             *
             *     `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /**
             * @description `61469` The document of this order is still being fetched.
             *
             *     `60503` A component that this request needs is temporarily unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDownloadNotReadyError"] | components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getOrderReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference, with or without its hyphens and in upper or lower case. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order that the reference belongs to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReference"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    startSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSummaryRequest"];
            };
        };
        responses: {
            /** @description The ID of the summary, which is still PENDING. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryBegun"];
                };
            };
            /**
             * @description `60436` No looked-up case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchRecordNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `60443` The account has reached its spending limit for today.
             *
             *     `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the summary. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolledCaseSummary"];
                };
            };
            /**
             * @description `60437` No summary with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listHistoricalSearches: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of historical searches, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHistoricalSearchesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    startHistoricalSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartHistoricalSearchRequest"];
            };
        };
        responses: {
            /** @description The search. A SYNC search (200) includes its first page of results. An ASYNC search (202) is running and has no results yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalResultsPage"];
                };
            };
            /** @description The search. A SYNC search (200) includes its first page of results. An ASYNC search (202) is running and has no results yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearch"];
                };
            };
            /**
             * @description `60405` Real-time court search is available for companies only, not for persons.
             *
             *     `61454` The filters are not valid: no case can match them.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSearchNotSupportedError"] | components["schemas"]["FiltersNotValidError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `61455` The plan's allowance of historical searches is used up. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowanceUsedUpError"];
                };
            };
            /**
             * @description `61456` No data source is enabled for this account.
             *
             *     `61465` The plan does not include asynchronous historical searches.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSourceEnabledError"] | components["schemas"]["AsyncNotInPlanError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `61466` The account already runs its maximum number of asynchronous searches.
             *
             *     `60443` The account has reached its spending limit for today.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyCollectionsError"] | components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /**
             * @description `61452` The page could not be assembled in time. Nothing was delivered or charged.
             *
             *     `60503` A component that this request needs is temporarily unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNotAssembledError"] | components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getHistoricalSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the search or lookup. Use it in later requests. */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search with its status and counters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearch"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `61449` No historical search with this ID exists. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchNotFoundError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    cancelHistoricalSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the search or lookup. Use it in later requests. */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search after it was cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearch"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `61449` No historical search with this ID exists. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchNotFoundError"];
                };
            };
            /** @description `61472` The status of the search does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchStateMisfitError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listHistoricalSearchResults: {
        parameters: {
            query?: {
                /** @description The `nextPageToken` of the previous page. Leave it out for the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the search or lookup. Use it in later requests. */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search and one page of its results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalResultsPage"];
                };
            };
            /**
             * @description `61453` The page token does not belong to this search.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTokenNotValidError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `61455` The plan's allowance of historical searches is used up. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowanceUsedUpError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `61449` No historical search with this ID exists. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchNotFoundError"];
                };
            };
            /**
             * @description `61451` Another request is assembling a page of this search.
             *
             *     `61467` This asynchronous search has no results to read.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchBusyError"] | components["schemas"]["NotCollectedError"];
                };
            };
            /** @description `61450` The results of this historical search were deleted when their retention period ended. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchExpiredError"];
                };
            };
            /**
             * @description `60443` The account has reached its spending limit for today.
             *
             *     `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /**
             * @description `61452` The page could not be assembled in time. Nothing was delivered or charged.
             *
             *     `60503` A component that this request needs is temporarily unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNotAssembledError"] | components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    downloadHistoricalSearchResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the search or lookup. Use it in later requests. */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search and all its results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadHistoricalSearchResultsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `61449` No historical search with this ID exists. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchNotFoundError"];
                };
            };
            /**
             * @description `61467` This asynchronous search has no results to read.
             *
             *     `61472` The status of the search does not allow this.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotCollectedError"] | components["schemas"]["SearchStateMisfitError"];
                };
            };
            /** @description `61450` The results of this historical search were deleted when their retention period ended. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalSearchExpiredError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createEntity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEntity"];
            };
        };
        responses: {
            /** @description The ID of the new entity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateEntityResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    importEntities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportEntitiesRequest"];
                "text/csv": string;
            };
        };
        responses: {
            /** @description The ID of the import, which may still be running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportEntitiesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listEntityImports: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEntityImportsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getEntityImport: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 5000. The default is 5000. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The `importId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress of the import and the outcome of its rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEntityImportResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    searchEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchEntitiesRequest"];
            };
        };
        responses: {
            /** @description The matching entities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchEntitiesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity with its risk level and case counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchlistEntityWithRisk"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    updateEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityDetails"];
            };
        };
        responses: {
            /** @description The entity was updated. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateEntityResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    archiveEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity was archived. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveEntityResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    pauseEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity is in the requested state. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PauseEntityResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60427` The entity is archived. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityArchivedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    resumeEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity is in the requested state. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeEntityResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60427` The entity is archived. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityArchivedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    shareEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareEntityRequest"];
            };
        };
        responses: {
            /** @description The entity is shared as requested. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareEntityResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    discoverEntityCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of new candidates that the search found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discovery"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60405` Real-time court search is available for companies only, not for persons.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["PersonSearchNotSupportedError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `61456` No data source is enabled for this account.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["NoSourceEnabledError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60427` The entity is archived. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityArchivedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `60443` The account has reached its spending limit for today.
             *
             *     `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /**
             * @description `61474` The search of the courts is not finished yet.
             *
             *     `60503` A component that this request needs is temporarily unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtsNotReadyError"] | components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    searchCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the entity. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchCandidatesRequest"];
            };
        };
        responses: {
            /** @description The matching candidates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCandidatesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    confirmCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the candidate. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID and status of the tracked case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmCandidateResponse"];
                };
            };
            /**
             * @description `60410` No candidate with this ID exists.
             *
             *     `60415` This has already been decided, or it is not waiting for a decision.
             *
             *     `60416` The operator has not approved this candidate.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateNotFoundError"] | components["schemas"]["AlreadyDecidedError"] | components["schemas"]["CandidateNotApprovedError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60303` The service operator decides about new cases of this account.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["OperatorDecidesError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60427` The entity is archived. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityArchivedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    declineCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the candidate. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate was declined. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclineCandidateResponse"];
                };
            };
            /**
             * @description `60410` No candidate with this ID exists.
             *
             *     `60415` This has already been decided, or it is not waiting for a decision.
             *
             *     `60416` The operator has not approved this candidate.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateNotFoundError"] | components["schemas"]["AlreadyDecidedError"] | components["schemas"]["CandidateNotApprovedError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60303` The service operator decides about new cases of this account.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["OperatorDecidesError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    addTrackedCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTrackedCaseRequest"];
            };
        };
        responses: {
            /** @description The ID and status of the tracked case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddTrackedCaseResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `60427` The entity is archived.
             *
             *     `60447` This `Idempotency-Key` was already used for a different request.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityArchivedError"] | components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    searchTrackedCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchTrackedCasesRequest"];
            };
        };
        responses: {
            /** @description The matching tracked cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTrackedCasesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getTrackedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCase"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    updateTrackedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTrackedCaseRequest"];
            };
        };
        responses: {
            /** @description The case was updated. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateTrackedCaseResponse"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listTrackedCaseChanges: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
                /** @description Without a `cursor`: begins after the change with this `changeId`. */
                before?: string;
            };
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTrackedCaseChangesResponse"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    shareTrackedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareTrackedCaseRequest"];
            };
        };
        responses: {
            /** @description The case is shared as requested. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareTrackedCaseResponse"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    completeTrackedCaseIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteTrackedCaseIdentifierRequest"];
            };
        };
        responses: {
            /** @description The identifier was completed. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteTrackedCaseIdentifierResponse"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60428` The account already tracks another case with this identifier. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseTrackedAlreadyError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    refreshTrackedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes that the refresh found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseRefresh"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60438` The court has no case with this identifier. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseNotFoundError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `60443` The account has reached its spending limit for today.
             *
             *     `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetUsedUpError"] | components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /**
             * @description `60406` The case cannot be looked up right now.
             *
             *     `60500` An unexpected error occurred on our side.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupFailedError"] | components["schemas"]["UnexpectedError"];
                };
            };
            /**
             * @description `61474` The search of the courts is not finished yet.
             *
             *     `60503` A component that this request needs is temporarily unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtsNotReadyError"] | components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listHearings: {
        parameters: {
            query?: {
                /** @description The first day. By default today in India. */
                from?: string;
                /** @description The last day, at most 366 days after the first. By default 30 days after the first. */
                to?: string;
                /** @description Returns only hearings of cases that are tracked for this entity. */
                entityId?: string;
                /** @description Returns only hearings of this case. */
                caseId?: string;
                /** @description The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`). */
                courtType?: "DC" | "SC" | "HC" | "CC" | "NCLT" | "NCLAT" | "GSTAT" | "DRT" | "DRAT" | "CESTAT";
                /** @description The state of India. Null if unknown. */
                state?: "EXPECTED" | "LISTED" | "NOT_COVERED" | "SOURCE_DOWN" | "LIST_UNREADABLE" | "LIST_NOT_PUBLISHED" | "NOT_LISTED" | "MOVED" | "REMOVED" | "PAST";
                /** @description Returns only hearings that were created or changed at this time or later. Epoch milliseconds. */
                updatedSince?: number;
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of hearings, earliest day first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHearingsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getHearing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `hearingId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hearing with its changes, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHearingResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listTrackedCaseHearings: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The `_id` of the tracked case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of hearings, latest day first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTrackedCaseHearingsResponse"];
                };
            };
            /**
             * @description `60401` No tracked case with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedCaseNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listCalendars: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calendars, oldest first. A key with `account.admin` gets those of all users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCalendarsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendarRequest"];
            };
        };
        responses: {
            /** @description The new calendar with its address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateCalendarResponse"];
                };
            };
            /**
             * @description `60400` No watchlist entity with this ID exists.
             *
             *     `60001` The request is malformed or a required value is missing.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityNotFoundError"] | components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60302` This resource is not shared with you.
             *
             *     `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSharedError"] | components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `60445` The account has reached the maximum number of these resources.
             *
             *     `60447` This `Idempotency-Key` was already used for a different request.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeilingReachedError"] | components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `calendarId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar without its address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    updateCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `calendarId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCalendarRequest"];
            };
        };
        responses: {
            /** @description The calendar was changed. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCalendarResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `calendarId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar was deleted. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCalendarResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    rotateCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `calendarId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateCalendarAddressRequest"];
            };
        };
        responses: {
            /** @description The new address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateCalendarAddressResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listExports: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exports, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExportsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExportRequest"];
            };
        };
        responses: {
            /** @description The ID of the export, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateExportResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `exportId`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress of the export. If it is complete, a signed link to its file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExportResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60301` The API key does not have the permission that this request needs.
             *
             *     `61470` The plan of this account does not include this product.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"] | components["schemas"]["ProductNotInPlanError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous response, or the `id` of the last event you know. */
                cursor?: string;
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description Returns only events of these types. Separate the types with commas. */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEventsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 1000. The default is 1000. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhooksResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The new webhook endpoint with its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWebhookResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The updated webhook endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint was deleted. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateWebhookSecretResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60447` This `Idempotency-Key` was already used for a different request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Returns only deliveries with this status. */
                status?: "PENDING" | "DELIVERED" | "FAILED";
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhookDeliveriesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
                /** @description The ID of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery that is being sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    replayWebhookEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookEventsRequest"];
            };
        };
        responses: {
            /** @description The number of events that are being sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayWebhookEventsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account with its plan, allowance and budgets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listAccountAuditEntries: {
        parameters: {
            query?: {
                /** @description The ID of the resource. */
                thing?: string;
                /** @description How many items to return, 1 to 100. The default is 20. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit log entries, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAccountAuditEntriesResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listAccountUsage: {
        parameters: {
            query?: {
                /** @description The first day, `YYYY-MM-DD`, in Indian time. By default, 29 days before `to`. */
                from?: string;
                /** @description The last day, `YYYY-MM-DD`, in Indian time. By default, today. */
                to?: string;
                /** @description The product that was billed. */
                product?: "WATCHLIST" | "LIVE_CASE_LOOKUP" | "ORDER_DOWNLOADS" | "AI_SUMMARIES" | "HISTORICAL_SEARCH";
                /** @description The ID of the key. It is not the key itself and not secret. */
                keyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billed units per day, product and API key, with totals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAccountUsageResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    exportAccountUsage: {
        parameters: {
            query?: {
                /** @description The first day, `YYYY-MM-DD`, in Indian time. By default, 29 days before `to`. */
                from?: string;
                /** @description The last day, `YYYY-MM-DD`, in Indian time. By default, today. */
                to?: string;
                /** @description The format of the file. */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage records of the period. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAccountUsageResponse"];
                    "text/csv": string;
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of every court type and its sources, in the order in which they are asked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStatusResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateErasureRequest"];
            };
        };
        responses: {
            /** @description The ID of the erasure, which is running. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateErasureResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the erasure. */
                erasureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The erasure with what it found, what it erased, what stays and why, and the proof. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 1000. The default is 1000. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of API keys, without their secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApiKeysResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new API key. The key itself is shown only once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateApiKeyResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60446` A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed.
             *
             *     `60301` The API key does not have the permission that this request needs.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyEndsSoonerError"] | components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `60445` The account has reached the maximum number of these resources.
             *
             *     `60447` This `Idempotency-Key` was already used for a different request.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeilingReachedError"] | components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the key. It is not the key itself and not secret. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The updated API key, without its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60446` A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed.
             *
             *     `60301` The API key does not have the permission that this request needs.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyEndsSoonerError"] | components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the key. It is not the key itself and not secret. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API key was revoked. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeApiKeyResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The ID of the key. It is not the key itself and not secret. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new API key. The key itself is shown only once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateApiKeyResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /**
             * @description `60446` A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed.
             *
             *     `60301` The API key does not have the permission that this request needs.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyEndsSoonerError"] | components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `60445` The account has reached the maximum number of these resources.
             *
             *     `60447` This `Idempotency-Key` was already used for a different request.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeilingReachedError"] | components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 1000. The default is 1000. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `60445` The account has reached the maximum number of these resources.
             *
             *     `60447` This `Idempotency-Key` was already used for a different request.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeilingReachedError"] | components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    renameUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameUserRequest"];
            };
        };
        responses: {
            /** @description The renamed user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deleted. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUserResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 1000. The default is 1000. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTeamsResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamRequest"];
            };
        };
        responses: {
            /** @description The new team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /**
             * @description `60445` The account has reached the maximum number of these resources.
             *
             *     `60447` This `Idempotency-Key` was already used for a different request.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeilingReachedError"] | components["schemas"]["IdempotencyKeyUsedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    renameTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the team. */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameTeamRequest"];
            };
        };
        responses: {
            /** @description The renamed team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the team. */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team was deleted. The response is an empty object. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTeamResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 1000. The default is 1000. */
                limit?: number;
                /** @description The `nextCursor` of the previous response. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the team. */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the members of the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTeamMembersResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    addTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the team. */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTeamMemberRequest"];
            };
        };
        responses: {
            /** @description The members of the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddTeamMemberResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /** @description `60445` The account has reached the maximum number of these resources. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeilingReachedError"];
                };
            };
            /** @description `60413` The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTooLargeError"];
                };
            };
            /** @description `60418` This endpoint does not support the content type of the request body. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotJsonError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the team. */
                teamId: string;
                /** @description The ID of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining members of the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveTeamMemberResponse"];
                };
            };
            /** @description `60001` The request is malformed or a required value is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MalformedError"];
                };
            };
            /**
             * @description `60101` The request has no API key.
             *
             *     `60102` The API key does not exist or has been revoked.
             *
             *     `60103` The API key has expired.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoKeyError"] | components["schemas"]["UnknownKeyError"] | components["schemas"]["ExpiredKeyError"];
                };
            };
            /** @description `60301` The API key does not have the permission that this request needs. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionMissingError"];
                };
            };
            /** @description `60420` No resource with this ID exists in this account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoSuchThingError"];
                };
            };
            /**
             * @description `61457` Too many requests.
             *
             *     `60444` The account has reached its limit of concurrent requests.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsError"] | components["schemas"]["TooManyAtOnceError"];
                };
            };
            /** @description `60500` An unexpected error occurred on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnexpectedError"];
                };
            };
            /** @description `60503` A component that this request needs is temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    onHistoricalSearchFinished: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HistoricalSearchFinishedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCandidateCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateCreatedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCandidateUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateUpdatedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCaseUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseUpdatedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderAvailable: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAvailableMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onHearingListed: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HearingListedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onHearingChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HearingChangedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEntitySynced: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitySyncedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSourceDegraded: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceDegradedMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSourceRecovered: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceRecoveredMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookDisabled: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDisabledMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event. It is the same when the message is sent again: process each ID once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by blanks. Verify them with a library for Standard Webhooks and the secret of the endpoint. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestMessage"];
            };
        };
        responses: {
            /** @description Your endpoint received the message. Respond within 15 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
