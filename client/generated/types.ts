/* Generated from the OpenAPI document by `npm run docs`. Do not edit. */
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * The body of `lookUpCase`.
 */
export type LookUpCaseRequest = {
    /**
     * The numbers that identify the case at its court.
     */
    caseIdentifier: CaseIdentifierInput;
};

/**
 * The numbers that identify a case. Which of them a court type needs: `GET /case-lookup/case-types`. Fields that do not belong to the court type are ignored if they are null or empty.
 */
export type CaseIdentifierInput = {
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * 16 characters. For `DC`, `SC` and `HC` only.
     */
    cnr?: string | null;
    /**
     * `number/year`. For `CC`, the full case number.
     */
    registrationNumber?: string | null;
    /**
     * For `NCLT`, `NCLAT` and `GSTAT` only.
     */
    filingNumber?: string | null;
    /**
     * `number/year`. For `SC`, `DRT`, `DRAT` and `CESTAT` only.
     */
    diaryNumber?: string | null;
    /**
     * The code of the bench or tribunal. `GET /case-lookup/case-types` lists the codes.
     */
    establishmentCode?: string | null;
    /**
     * The code of the case type. Most registration numbers need it. `GET /case-lookup/case-types` lists the codes.
     */
    caseType?: string | null;
};

/**
 * The body of `downloadOrder`.
 */
export type DownloadOrderRequest = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * The ID of the order. It is stable for the life of the looked-up case.
     */
    orderId: string;
};

/**
 * The body of `startSummary`.
 */
export type StartSummaryRequest = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
};

/**
 * The body of `startHistoricalSearch`.
 */
export type StartHistoricalSearchRequest = {
    /**
     * The name of the company.
     */
    name: string;
    /**
     * Only `BUSINESS` is allowed. `PERSON` is refused with error 60405.
     */
    entityType?: 'BUSINESS';
    /**
     * Makes matching more precise.
     */
    registrationNumber?: string | null;
    /**
     * Makes matching more precise.
     */
    location?: string | null;
    /**
     * Other names and spellings, in addition to generated ones. At most 2000 characters in total. Names with fewer than two characters are ignored.
     */
    nameVariations?: Array<string>;
    /**
     * Whether to generate further spellings of the name.
     */
    autoNameVariations?: boolean;
    /**
     * The side the company must be on. Cases with the company on both sides are always included.
     */
    partyType?: 'PETITIONER' | 'RESPONDENT' | 'BOTH';
    /**
     * The filters apply to all pages of the search and cannot be changed.
     */
    filters?: HistoricalFilters;
    /**
     * Makes the request idempotent for 24 hours. The same reference with the same request returns the same search, even if it failed or was cancelled: use a new reference to try again. The same reference with a different request is refused. An empty value means no reference.
     */
    clientReference?: string;
    /**
     * `SYNC` answers page by page, `ASYNC` collects all results in the background.
     */
    mode?: 'SYNC' | 'ASYNC';
};

/**
 * Filters on the cases of a search.
 */
export type HistoricalFilters = {
    /**
     * Returns cases filed in this year or later. At least 1950.
     */
    fromYear?: number | null;
    /**
     * Returns cases filed in this year or earlier. At least 1950.
     */
    toYear?: number | null;
    /**
     * Only pending or only disposed cases. The default is `ALL`.
     */
    caseStatus?: 'ALL' | 'PENDING' | 'DISPOSED';
};

/**
 * A company or person to monitor.
 */
export type NewEntity = {
    /**
     * The name of the company or person, as complete as you know it.
     */
    name: string;
    /**
     * The address as free text.
     */
    location?: string | null;
    /**
     * For example, the company registration number.
     */
    registrationNumber?: string | null;
    /**
     * The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`.
     */
    monitoredCourts?: Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'> | null;
    /**
     * `BUSINESS` for a company, `PERSON` for a person.
     */
    entityType: 'BUSINESS';
    /**
     * For a person only. Ignored for a business.
     */
    fatherName?: unknown;
    /**
     * For a person only. Ignored for a business.
     */
    birthDate?: unknown;
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith?: Array<Grantee>;
    /**
     * Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person.
     */
    fetchHistoricalCases?: boolean;
} | {
    /**
     * The name of the company or person, as complete as you know it.
     */
    name: string;
    /**
     * The address as free text.
     */
    location?: string | null;
    /**
     * For example, the company registration number.
     */
    registrationNumber?: string | null;
    /**
     * The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`.
     */
    monitoredCourts?: Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'> | null;
    /**
     * `BUSINESS` for a company, `PERSON` for a person.
     */
    entityType: 'PERSON';
    /**
     * The name of the father.
     */
    fatherName?: string | null;
    /**
     * `DD-MM-YYYY`. For a person only.
     */
    birthDate?: string | null;
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith?: Array<Grantee>;
    /**
     * Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person.
     */
    fetchHistoricalCases?: boolean;
};

/**
 * A user or a team that a record is shared with.
 */
export type Grantee = {
    /**
     * Whether it is a user or a team.
     */
    type: 'team' | 'user';
    /**
     * The ID of the user or team.
     */
    id: string;
};

/**
 * The body of `importEntities`.
 */
export type ImportEntitiesRequest = {
    /**
     * The rows, in the order in which they were sent.
     */
    rows: Array<NewEntity>;
} | Array<NewEntity>;

/**
 * The body of `searchEntities`.
 */
export type SearchEntitiesRequest = {
    /**
     * Returns records with exactly these values. A list matches any of its values.
     */
    $filter?: {
        /**
         * The ID of the record.
         */
        _id?: string | Array<string>;
        /**
         * The number of the record, for people.
         */
        number?: number | Array<number>;
        /**
         * The ID of the account that owns the record.
         */
        accountId?: string | Array<string>;
        /**
         * The name, for people.
         */
        name?: string | Array<string>;
        /**
         * `BUSINESS` for a company, `PERSON` for a person.
         */
        entityType?: 'PERSON' | 'BUSINESS' | Array<'PERSON' | 'BUSINESS'>;
        /**
         * The name of the father. For a person only.
         */
        fatherName?: string | null | Array<string | null>;
        /**
         * The date of birth, `DD-MM-YYYY`. For a person only.
         */
        birthDate?: string | null | Array<string | null>;
        /**
         * The address as free text.
         */
        location?: string | null | Array<string | null>;
        /**
         * The registration number of the case, usually `number/year`.
         */
        registrationNumber?: string | null | Array<string | null>;
        /**
         * The courts that are recorded with the entity. They do not restrict monitoring.
         */
        monitoredCourts?: 'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT' | Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
        /**
         * The status.
         */
        status?: 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | Array<'ACTIVE' | 'PAUSED' | 'ARCHIVED'>;
        /**
         * Other forms of the name. Empty for a person.
         */
        nameVariations?: string | Array<string>;
        /**
         * When the courts were last searched for the entity, in epoch milliseconds. Null if never.
         */
        lastCourtSyncAt?: number | null | Array<number | null>;
        /**
         * When it was created, in epoch milliseconds.
         */
        created?: number | Array<number>;
        /**
         * The ID of the user who created it. Null if nobody did, because the service did.
         */
        createdBy?: string | Array<string>;
        /**
         * When it was last changed, in epoch milliseconds. Null if never.
         */
        updated?: number | null | Array<number | null>;
        /**
         * The ID of the user who last changed it. Null if nobody did.
         */
        updatedBy?: string | null | Array<string | null>;
    };
    /**
     * Returns records whose fields contain this text. Upper and lower case do not matter.
     */
    $like?: {
        /**
         * The name, for people.
         */
        name?: string;
        /**
         * The name of the father. For a person only.
         */
        fatherName?: string;
        /**
         * The date of birth, `DD-MM-YYYY`. For a person only.
         */
        birthDate?: string;
        /**
         * The address as free text.
         */
        location?: string;
        /**
         * The registration number of the case, usually `number/year`.
         */
        registrationNumber?: string;
    };
    /**
     * `1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.
     */
    $sort?: {
        [key: string]: 1 | -1;
    };
    /**
     * How many records to leave out at the beginning.
     */
    $skip?: number;
    /**
     * How many records to return.
     */
    $limit?: number;
};

/**
 * The details of an entity. What is left out is cleared.
 */
export type EntityDetails = {
    /**
     * The name of the company or person, as complete as you know it.
     */
    name: string;
    /**
     * The address as free text.
     */
    location?: string | null;
    /**
     * For example, the company registration number.
     */
    registrationNumber?: string | null;
    /**
     * The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`.
     */
    monitoredCourts?: Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'> | null;
    /**
     * `BUSINESS` for a company, `PERSON` for a person.
     */
    entityType: 'BUSINESS';
    /**
     * For a person only. Ignored for a business.
     */
    fatherName?: unknown;
    /**
     * For a person only. Ignored for a business.
     */
    birthDate?: unknown;
} | {
    /**
     * The name of the company or person, as complete as you know it.
     */
    name: string;
    /**
     * The address as free text.
     */
    location?: string | null;
    /**
     * For example, the company registration number.
     */
    registrationNumber?: string | null;
    /**
     * The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`.
     */
    monitoredCourts?: Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'> | null;
    /**
     * `BUSINESS` for a company, `PERSON` for a person.
     */
    entityType: 'PERSON';
    /**
     * The name of the father.
     */
    fatherName?: string | null;
    /**
     * `DD-MM-YYYY`. For a person only.
     */
    birthDate?: string | null;
};

/**
 * The body of `getEntityRisks`.
 */
export type GetEntityRisksRequest = {
    /**
     * The `_id`s of the entities.
     */
    ids: Array<string>;
};

/**
 * The body of `shareEntity`.
 */
export type ShareEntityRequest = {
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith: Array<Grantee>;
};

/**
 * The body of `searchCandidates`.
 */
export type SearchCandidatesRequest = {
    /**
     * Returns records with exactly these values. A list matches any of its values.
     */
    $filter?: {
        /**
         * The ID of the record.
         */
        _id?: string | Array<string>;
        /**
         * The number of the record, for people.
         */
        number?: number | Array<number>;
        /**
         * The ID of the account that owns the record.
         */
        accountId?: string | Array<string>;
        /**
         * The `_id` of the entity.
         */
        watchlistEntityId?: string | Array<string>;
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        'caseIdentifier.courtType'?: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT' | Array<'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
        /**
         * The Case Number Record (CNR): 16 characters that identify a case of an eCourts court.
         */
        'caseIdentifier.cnr'?: string | null | Array<string | null>;
        /**
         * The registration number of the case, usually `number/year`.
         */
        'caseIdentifier.registrationNumber'?: string | null | Array<string | null>;
        /**
         * The filing number of the case.
         */
        'caseIdentifier.filingNumber'?: string | null | Array<string | null>;
        /**
         * The diary number of the case, `number/year`.
         */
        'caseIdentifier.diaryNumber'?: string | null | Array<string | null>;
        /**
         * The code of the bench or establishment of the court.
         */
        'caseIdentifier.establishmentCode'?: string | null | Array<string | null>;
        /**
         * The code or name of the case type.
         */
        'caseIdentifier.caseType'?: string | null | Array<string | null>;
        /**
         * The status.
         */
        status?: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'PROMOTED' | Array<'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'PROMOTED'>;
        /**
         * `HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases.
         */
        discoveryMode?: 'HISTORICAL' | 'ONGOING' | Array<'HISTORICAL' | 'ONGOING'>;
        /**
         * What you decided about the candidate. Null if nothing yet.
         */
        customerDecision?: 'ADDED' | 'DECLINED' | null | Array<'ADDED' | 'DECLINED' | null>;
        /**
         * The ID of the tracked case that the candidate became. Null if there is none.
         */
        promotedCaseId?: string | null | Array<string | null>;
        /**
         * When it was created, in epoch milliseconds.
         */
        created?: number | Array<number>;
        /**
         * When it was last changed, in epoch milliseconds. Null if never.
         */
        updated?: number | null | Array<number | null>;
    };
    /**
     * Returns records whose fields contain this text. Upper and lower case do not matter.
     */
    $like?: {
        /**
         * The Case Number Record (CNR): 16 characters that identify a case of an eCourts court.
         */
        'caseIdentifier.cnr'?: string;
        /**
         * The registration number of the case, usually `number/year`.
         */
        'caseIdentifier.registrationNumber'?: string;
        /**
         * The filing number of the case.
         */
        'caseIdentifier.filingNumber'?: string;
        /**
         * The diary number of the case, `number/year`.
         */
        'caseIdentifier.diaryNumber'?: string;
        /**
         * The code of the bench or establishment of the court.
         */
        'caseIdentifier.establishmentCode'?: string;
        /**
         * The code or name of the case type.
         */
        'caseIdentifier.caseType'?: string;
    };
    /**
     * `1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.
     */
    $sort?: {
        [key: string]: 1 | -1;
    };
    /**
     * How many records to leave out at the beginning.
     */
    $skip?: number;
    /**
     * How many records to return.
     */
    $limit?: number;
    /**
     * `historical`: candidates that you can decide about without review, and candidates that were declined. `pendingReview`: candidates that the operator approved and that are not decided yet.
     */
    tab: 'historical' | 'pendingReview';
};

/**
 * The body of `addTrackedCase`.
 */
export type AddTrackedCaseRequest = {
    /**
     * The numbers that identify the case at its court.
     */
    caseIdentifier: CaseIdentifierInput;
    /**
     * The `_id` of the entity.
     */
    watchlistEntityId?: string | null;
    /**
     * One matched record, or the complete result of a case lookup. It is stored unchanged. A result over 256 KiB is stored without the summaries of its orders.
     */
    snapshot?: {
        [key: string]: unknown;
    } | null;
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith?: Array<Grantee>;
};

/**
 * The body of `searchTrackedCases`.
 */
export type SearchTrackedCasesRequest = {
    /**
     * Returns records with exactly these values. A list matches any of its values.
     */
    $filter?: {
        /**
         * The ID of the record.
         */
        _id?: string | Array<string>;
        /**
         * The number of the record, for people.
         */
        number?: number | Array<number>;
        /**
         * The ID of the account that owns the record.
         */
        accountId?: string | Array<string>;
        /**
         * The `_id`s of the entities that the case is linked to.
         */
        watchlistEntityIds?: string | Array<string>;
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        'caseIdentifier.courtType'?: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT' | Array<'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
        /**
         * The Case Number Record (CNR): 16 characters that identify a case of an eCourts court.
         */
        'caseIdentifier.cnr'?: string | null | Array<string | null>;
        /**
         * The registration number of the case, usually `number/year`.
         */
        'caseIdentifier.registrationNumber'?: string | null | Array<string | null>;
        /**
         * The filing number of the case.
         */
        'caseIdentifier.filingNumber'?: string | null | Array<string | null>;
        /**
         * The diary number of the case, `number/year`.
         */
        'caseIdentifier.diaryNumber'?: string | null | Array<string | null>;
        /**
         * The code of the bench or establishment of the court.
         */
        'caseIdentifier.establishmentCode'?: string | null | Array<string | null>;
        /**
         * The code or name of the case type.
         */
        'caseIdentifier.caseType'?: string | null | Array<string | null>;
        /**
         * The risk that the case means for its entity.
         */
        riskLevel?: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED' | Array<'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED'>;
        /**
         * The status.
         */
        status?: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED' | Array<'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED'>;
        /**
         * When the operator decided about the case, in epoch milliseconds. Null if never.
         */
        reviewedAt?: number | null | Array<number | null>;
        /**
         * When it was created, in epoch milliseconds.
         */
        created?: number | Array<number>;
        /**
         * The ID of the user who created it. Null if nobody did, because the service did.
         */
        createdBy?: string | null | Array<string | null>;
        /**
         * When it was last changed, in epoch milliseconds. Null if never.
         */
        updated?: number | null | Array<number | null>;
        /**
         * The ID of the user who last changed it. Null if nobody did.
         */
        updatedBy?: string | null | Array<string | null>;
    };
    /**
     * Returns records whose fields contain this text. Upper and lower case do not matter.
     */
    $like?: {
        /**
         * The Case Number Record (CNR): 16 characters that identify a case of an eCourts court.
         */
        'caseIdentifier.cnr'?: string;
        /**
         * The registration number of the case, usually `number/year`.
         */
        'caseIdentifier.registrationNumber'?: string;
        /**
         * The filing number of the case.
         */
        'caseIdentifier.filingNumber'?: string;
        /**
         * The diary number of the case, `number/year`.
         */
        'caseIdentifier.diaryNumber'?: string;
        /**
         * The code of the bench or establishment of the court.
         */
        'caseIdentifier.establishmentCode'?: string;
        /**
         * The code or name of the case type.
         */
        'caseIdentifier.caseType'?: string;
    };
    /**
     * `1` for ascending, `-1` for descending. Several fields apply in the order in which they are sent.
     */
    $sort?: {
        [key: string]: 1 | -1;
    };
    /**
     * How many records to leave out at the beginning.
     */
    $skip?: number;
    /**
     * How many records to return.
     */
    $limit?: number;
};

/**
 * The body of `updateTrackedCase`.
 */
export type UpdateTrackedCaseRequest = {
    /**
     * The new risk level. Left out: unchanged.
     */
    riskLevel?: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED';
    /**
     * The new status. Left out: unchanged.
     */
    status?: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED';
};

/**
 * The body of `shareTrackedCase`.
 */
export type ShareTrackedCaseRequest = {
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith: Array<Grantee>;
};

/**
 * The body of `completeTrackedCaseIdentifier`.
 */
export type CompleteTrackedCaseIdentifierRequest = {
    /**
     * The numbers that identify the case at its court.
     */
    caseIdentifier: CaseIdentifierInput;
};

/**
 * The body of `createCalendar`.
 */
export type CreateCalendarRequest = {
    /**
     * The name, for people.
     */
    name: string;
    /**
     * What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties.
     */
    detail?: 'MINIMAL' | 'CASE_NUMBER' | 'PARTIES';
    /**
     * The alarms of this page, newest first.
     */
    alarms?: Array<{
        /**
         * How many days before the day of the hearing the alarm rings. 0 is the day itself.
         */
        daysBefore: number;
        /**
         * The time of day in India, `HH:MM`.
         */
        at: string;
    }>;
    /**
     * Whether events show the links to hearings by video that cause lists give.
     */
    links?: boolean;
    /**
     * Whose hearings the calendar has: of the cases of an entity, of all cases of the account, or of what is shared with a team or a user (by default you). `ACCOUNT`, `TEAM` and another user need `account.admin`.
     */
    scope: {
        /**
         * Whose hearings the calendar has.
         */
        type: 'ENTITY';
        /**
         * The `_id` of an entity.
         */
        entityId: string;
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'ACCOUNT';
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'TEAM';
        /**
         * The ID of the team.
         */
        teamId: string;
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'USER';
        /**
         * The ID of the user.
         */
        userId?: string;
    };
};

/**
 * The body of `updateCalendar`.
 */
export type UpdateCalendarRequest = {
    /**
     * The name, for people.
     */
    name: string;
    /**
     * What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties.
     */
    detail?: 'MINIMAL' | 'CASE_NUMBER' | 'PARTIES';
    /**
     * The alarms of this page, newest first.
     */
    alarms?: Array<{
        /**
         * How many days before the day of the hearing the alarm rings. 0 is the day itself.
         */
        daysBefore: number;
        /**
         * The time of day in India, `HH:MM`.
         */
        at: string;
    }>;
    /**
     * Whether events show the links to hearings by video that cause lists give.
     */
    links?: boolean;
};

/**
 * The body of `rotateCalendarAddress`.
 */
export type RotateCalendarAddressRequest = {
    /**
     * The number of hours during which the old address still works.
     */
    overlapHours?: number;
};

/**
 * The body of `createExport`.
 */
export type CreateExportRequest = {
    /**
     * What the file contains.
     */
    what: 'entities';
    /**
     * The format of the file.
     */
    format: 'json' | 'csv';
    /**
     * The same `$filter` as in the search for these records.
     */
    $filter?: {
        /**
         * The ID of the record.
         */
        _id?: string | Array<string>;
        /**
         * The number of the record, for people.
         */
        number?: number | Array<number>;
        /**
         * The ID of the account that owns the record.
         */
        accountId?: string | Array<string>;
        /**
         * The name, for people.
         */
        name?: string | Array<string>;
        /**
         * `BUSINESS` for a company, `PERSON` for a person.
         */
        entityType?: 'PERSON' | 'BUSINESS' | Array<'PERSON' | 'BUSINESS'>;
        /**
         * The name of the father. For a person only.
         */
        fatherName?: string | null | Array<string | null>;
        /**
         * The date of birth, `DD-MM-YYYY`. For a person only.
         */
        birthDate?: string | null | Array<string | null>;
        /**
         * The address as free text.
         */
        location?: string | null | Array<string | null>;
        /**
         * The registration number of the case, usually `number/year`.
         */
        registrationNumber?: string | null | Array<string | null>;
        /**
         * The courts that are recorded with the entity. They do not restrict monitoring.
         */
        monitoredCourts?: 'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT' | Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
        /**
         * The status.
         */
        status?: 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | Array<'ACTIVE' | 'PAUSED' | 'ARCHIVED'>;
        /**
         * Other forms of the name. Empty for a person.
         */
        nameVariations?: string | Array<string>;
        /**
         * When the courts were last searched for the entity, in epoch milliseconds. Null if never.
         */
        lastCourtSyncAt?: number | null | Array<number | null>;
        /**
         * When it was created, in epoch milliseconds.
         */
        created?: number | Array<number>;
        /**
         * The ID of the user who created it. Null if nobody did, because the service did.
         */
        createdBy?: string | Array<string>;
        /**
         * When it was last changed, in epoch milliseconds. Null if never.
         */
        updated?: number | null | Array<number | null>;
        /**
         * The ID of the user who last changed it. Null if nobody did.
         */
        updatedBy?: string | null | Array<string | null>;
    };
} | {
    /**
     * What the file contains.
     */
    what: 'cases';
    /**
     * The format of the file.
     */
    format: 'json' | 'csv';
    /**
     * The same `$filter` as in the search for these records.
     */
    $filter?: {
        /**
         * The ID of the record.
         */
        _id?: string | Array<string>;
        /**
         * The number of the record, for people.
         */
        number?: number | Array<number>;
        /**
         * The ID of the account that owns the record.
         */
        accountId?: string | Array<string>;
        /**
         * The `_id`s of the entities that the case is linked to.
         */
        watchlistEntityIds?: string | Array<string>;
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        'caseIdentifier.courtType'?: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT' | Array<'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
        /**
         * The Case Number Record (CNR): 16 characters that identify a case of an eCourts court.
         */
        'caseIdentifier.cnr'?: string | null | Array<string | null>;
        /**
         * The registration number of the case, usually `number/year`.
         */
        'caseIdentifier.registrationNumber'?: string | null | Array<string | null>;
        /**
         * The filing number of the case.
         */
        'caseIdentifier.filingNumber'?: string | null | Array<string | null>;
        /**
         * The diary number of the case, `number/year`.
         */
        'caseIdentifier.diaryNumber'?: string | null | Array<string | null>;
        /**
         * The code of the bench or establishment of the court.
         */
        'caseIdentifier.establishmentCode'?: string | null | Array<string | null>;
        /**
         * The code or name of the case type.
         */
        'caseIdentifier.caseType'?: string | null | Array<string | null>;
        /**
         * The risk that the case means for its entity.
         */
        riskLevel?: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED' | Array<'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED'>;
        /**
         * The status.
         */
        status?: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED' | Array<'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED'>;
        /**
         * When the operator decided about the case, in epoch milliseconds. Null if never.
         */
        reviewedAt?: number | null | Array<number | null>;
        /**
         * When it was created, in epoch milliseconds.
         */
        created?: number | Array<number>;
        /**
         * The ID of the user who created it. Null if nobody did, because the service did.
         */
        createdBy?: string | null | Array<string | null>;
        /**
         * When it was last changed, in epoch milliseconds. Null if never.
         */
        updated?: number | null | Array<number | null>;
        /**
         * The ID of the user who last changed it. Null if nobody did.
         */
        updatedBy?: string | null | Array<string | null>;
    };
};

/**
 * The body of `createWebhook`.
 */
export type CreateWebhookRequest = {
    /**
     * An https URL on the public internet. At most 2048 characters, counted after percent-encoding.
     */
    url: string;
    /**
     * The types of events that are sent to this endpoint.
     */
    events: Array<'historical_search.finished' | 'candidate.created' | 'candidate.updated' | 'case.updated' | 'order.available' | 'hearing.listed' | 'hearing.changed' | 'hearing.list_missing' | 'hearing.list_read' | 'hearing.digest' | 'entity.synced' | 'source.degraded' | 'source.recovered' | 'webhook.disabled'>;
    /**
     * A description for people.
     */
    description?: string;
    /**
     * A disabled endpoint receives no messages.
     */
    enabled?: boolean;
};

/**
 * The body of `updateWebhook`.
 */
export type UpdateWebhookRequest = {
    /**
     * An https URL on the public internet. At most 2048 characters, counted after percent-encoding.
     */
    url: string;
    /**
     * The types of events that are sent to this endpoint.
     */
    events: Array<'historical_search.finished' | 'candidate.created' | 'candidate.updated' | 'case.updated' | 'order.available' | 'hearing.listed' | 'hearing.changed' | 'hearing.list_missing' | 'hearing.list_read' | 'hearing.digest' | 'entity.synced' | 'source.degraded' | 'source.recovered' | 'webhook.disabled'>;
    /**
     * A description for people.
     */
    description?: string;
    /**
     * A disabled endpoint receives no messages.
     */
    enabled?: boolean;
};

/**
 * The body of `replayWebhookEvents`.
 */
export type ReplayWebhookEventsRequest = {
    /**
     * Epoch milliseconds.
     */
    since: number;
    /**
     * The `nextCursor` of the previous response, to continue.
     */
    cursor?: string;
};

/**
 * When the account receives its evening digest of hearings.
 */
export type HearingDigest = {
    /**
     * The time of day in India, `HH:MM`, from 17:00 to 23:30. `hearing.digest` comes at most 15 minutes later.
     */
    at: string;
};

/**
 * The body of `createErasure`.
 */
export type CreateErasureRequest = {
    /**
     * What is erased.
     */
    kind: 'ENTITY';
    /**
     * The ID of the entity.
     */
    id: string;
    /**
     * Whether to count only. True if it is left out: an erasure cannot be undone.
     */
    dryRun?: boolean;
} | {
    /**
     * What is erased.
     */
    kind: 'CASE';
    /**
     * The ID of the tracked case.
     */
    id: string;
    /**
     * Whether to count only. True if it is left out: an erasure cannot be undone.
     */
    dryRun?: boolean;
} | {
    /**
     * What is erased.
     */
    kind: 'LOOKUP';
    /**
     * The ID of the looked-up case (`searchId`).
     */
    id: string;
    /**
     * Whether to count only. True if it is left out: an erasure cannot be undone.
     */
    dryRun?: boolean;
} | {
    /**
     * What is erased.
     */
    kind: 'PERSON';
    /**
     * All spellings of the name. They are found whole, whatever their case and punctuation. Everybody of that name is erased, so run it dry first.
     */
    names: Array<string>;
    /**
     * Whether to count only. True if it is left out: an erasure cannot be undone.
     */
    dryRun?: boolean;
};

/**
 * The body of `createApiKey`.
 */
export type CreateApiKeyRequest = {
    /**
     * What the key is for.
     */
    name: string;
    /**
     * The permissions of the key. It cannot have a permission that the calling key does not have.
     */
    permissions: Array<'watchlist.read' | 'watchlist.write' | 'case.read' | 'case.write' | 'historicalSearch.read' | 'historicalSearch.write' | 'webhook.read' | 'webhook.write' | 'account.admin'>;
    /**
     * When the key expires, in epoch milliseconds. By default, and at the latest, when the calling key expires.
     */
    expiresAt?: number | null;
    /**
     * Shown in the prefix of the key, as a label for people.
     */
    kind?: 'live' | 'test';
    /**
     * The user the key acts for. By default, the user of the calling key.
     */
    userId?: string;
};

/**
 * The body of `updateApiKey`.
 */
export type UpdateApiKeyRequest = {
    /**
     * What the key is for.
     */
    name: string;
    /**
     * When the key expires, in epoch milliseconds. Null means never.
     */
    expiresAt: number | null;
};

/**
 * The body of `rotateApiKey`.
 */
export type RotateApiKeyRequest = {
    /**
     * The number of hours during which both keys work.
     */
    overlapHours?: number;
};

/**
 * The body of `createUser`.
 */
export type CreateUserRequest = {
    /**
     * The name, for people.
     */
    name: string;
};

/**
 * The body of `renameUser`.
 */
export type RenameUserRequest = {
    /**
     * The name, for people.
     */
    name: string;
};

/**
 * The body of `createTeam`.
 */
export type CreateTeamRequest = {
    /**
     * The name, for people.
     */
    name: string;
};

/**
 * The body of `renameTeam`.
 */
export type RenameTeamRequest = {
    /**
     * The name, for people.
     */
    name: string;
};

/**
 * The body of `addTeamMember`.
 */
export type AddTeamMemberRequest = {
    /**
     * The ID of the user.
     */
    userId: string;
};

/**
 * An asynchronous historical search has ended, also when it was cancelled.
 */
export type HistoricalSearchFinishedMessage = {
    /**
     * The type of the event.
     */
    type: 'historical_search.finished';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the search or lookup. Use it in later requests.
         */
        searchId: string;
        /**
         * How the search ended.
         */
        status: 'COMPLETE' | 'FAILED';
        /**
         * The number of results. 0 if the search failed.
         */
        collected: number;
    };
};

/**
 * A case was found for an entity.
 */
export type CandidateCreatedMessage = {
    /**
     * The type of the event.
     */
    type: 'candidate.created';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The `_id` of the candidate.
         */
        candidateId: string;
        /**
         * The `_id` of an entity.
         */
        entityId: string;
        /**
         * `HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases.
         */
        discoveryMode: 'HISTORICAL' | 'ONGOING';
        /**
         * Whose decision the candidate waits for.
         */
        status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'PROMOTED';
    };
};

/**
 * The operator approved or rejected a candidate, or somebody decided about it.
 */
export type CandidateUpdatedMessage = {
    /**
     * The type of the event.
     */
    type: 'candidate.updated';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The `_id` of the candidate.
         */
        candidateId: string;
        /**
         * The `_id` of an entity.
         */
        entityId: string;
        /**
         * With `APPROVED` and no decision it waits for yours.
         */
        status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'PROMOTED';
        /**
         * What you decided about the candidate. Null if nothing yet.
         */
        customerDecision: 'ADDED' | 'DECLINED' | null;
        /**
         * The tracked case that it became. Null if there is none.
         */
        caseId: string | null;
    };
};

/**
 * Something changed in a tracked case apart from new orders. There is one event for all changes of one fetch.
 */
export type CaseUpdatedMessage = {
    /**
     * The type of the event.
     */
    type: 'case.updated';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the tracked case.
         */
        caseId: string;
        /**
         * Who made the change: you (`CUSTOMER`), the operator, or the court.
         */
        origin: 'CUSTOMER' | 'OPERATOR' | 'COURT';
    };
};

/**
 * A refresh found a new order in a tracked case. Look the case up to download its document.
 */
export type OrderAvailableMessage = {
    /**
     * The type of the event.
     */
    type: 'order.available';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the tracked case.
         */
        caseId: string;
        /**
         * The change that contains the order.
         */
        changeId: string;
    };
};

/**
 * A cause list carries a tracked case for a day for the first time.
 */
export type HearingListedMessage = {
    /**
     * The type of the event.
     */
    type: 'hearing.listed';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the hearing.
         */
        hearingId: string;
        /**
         * The ID of the tracked case.
         */
        caseId: string;
        /**
         * The day of this hearing, YYYY-MM-DD.
         */
        hearingDate: string;
        /**
         * The state of India. Null if unknown.
         */
        state: 'EXPECTED' | 'LISTED' | 'MOVED' | 'REMOVED';
        /**
         * 1 where it is an advance, weekly or monthly list, which binds nobody, 0 where it is a list of the day.
         */
        tentative: 0 | 1;
    };
};

/**
 * A known hearing of a tracked case moved, was taken off or is expected again, or its list, room, item, bench, stage, number, sitting or link changed.
 */
export type HearingChangedMessage = {
    /**
     * The type of the event.
     */
    type: 'hearing.changed';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the hearing.
         */
        hearingId: string;
        /**
         * The ID of the tracked case.
         */
        caseId: string;
        /**
         * The day of this hearing, YYYY-MM-DD.
         */
        hearingDate: string;
        /**
         * The state of India. Null if unknown.
         */
        state: 'EXPECTED' | 'LISTED' | 'MOVED' | 'REMOVED';
        /**
         * Rises by one with each change.
         */
        revision: number;
        /**
         * What changed, separated by commas.
         */
        fields: string;
    };
};

/**
 * A cause list that one of your expected hearings needs is due and missing. There is one event for each court, day and state.
 */
export type HearingListMissingMessage = {
    /**
     * The type of the event.
     */
    type: 'hearing.list_missing';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The place that publishes the lists: `SC`, or `HC-` and the bench.
         */
        court: string;
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
        /**
         * The day of the lists, YYYY-MM-DD.
         */
        day: string;
        /**
         * Why it is missing: a state of the hearings of this day.
         */
        state: 'SOURCE_DOWN' | 'LIST_UNREADABLE' | 'LIST_NOT_PUBLISHED';
        /**
         * The number of your hearings that are expected on this day.
         */
        hearings: number;
    };
};

/**
 * After `hearing.list_missing`, every list of the court for the day was read.
 */
export type HearingListReadMessage = {
    /**
     * The type of the event.
     */
    type: 'hearing.list_read';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The place that publishes the lists: `SC`, or `HC-` and the bench.
         */
        court: string;
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
        /**
         * The day of the lists, YYYY-MM-DD.
         */
        day: string;
        /**
         * The number of your hearings that were expected on this day and are on no list.
         */
        hearings: number;
    };
};

/**
 * Once an evening, at the time that the account has set: how the hearings of the coming day stand. It comes with zeros too, to each account that tracks a case. It counts the cases of the account, and those of other accounts not.
 */
export type HearingDigestMessage = {
    /**
     * The type of the event.
     */
    type: 'hearing.digest';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The next working day, Monday to Friday, YYYY-MM-DD. The numbers are of hearings from tomorrow up to this day.
         */
        day: string;
        /**
         * Hearings that are on a cause list.
         */
        listed: number;
        /**
         * Hearings that changed in the last 24 hours after they were known, and still stand.
         */
        changed: number;
        /**
         * Hearings that were taken off or moved to another day in the last 24 hours.
         */
        removed: number;
        /**
         * Expected hearings that are on no list so far, although every list that the court names was read.
         */
        notListed: number;
        /**
         * Expected hearings of which a list is missing so far, or was not read in full.
         */
        missing: number;
        /**
         * Expected hearings whose lists the service does not read.
         */
        notCovered: number;
    };
};

/**
 * The court records were searched for an entity.
 */
export type EntitySyncedMessage = {
    /**
     * The type of the event.
     */
    type: 'entity.synced';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The `_id` of an entity.
         */
        entityId: string;
        /**
         * `COMPLETE` if every source answered.
         */
        status: 'COMPLETE' | 'PARTIAL';
        /**
         * The number of new candidates.
         */
        newCandidates: number;
        /**
         * When the courts were last searched for the entity, in epoch milliseconds. Null if never.
         */
        lastCourtSyncAt: number;
    };
};

/**
 * A court's own site failed repeatedly and is not called for now.
 */
export type SourceDegradedMessage = {
    /**
     * The type of the event.
     */
    type: 'source.degraded';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    };
};

/**
 * A court's own site answers again.
 */
export type SourceRecoveredMessage = {
    /**
     * The type of the event.
     */
    type: 'source.recovered';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    };
};

/**
 * One of your endpoints was disabled and receives no more messages.
 */
export type WebhookDisabledMessage = {
    /**
     * The type of the event.
     */
    type: 'webhook.disabled';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the webhook endpoint.
         */
        webhookId: string;
        /**
         * `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed.
         */
        reason: 'GONE' | 'UNREACHABLE';
    };
};

/**
 * You sent yourself a test message. Nobody can subscribe to this type.
 */
export type WebhookTestMessage = {
    /**
     * The type of the event.
     */
    type: 'webhook.test';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of what the event is about.
     */
    data: {
        /**
         * The ID of the webhook endpoint.
         */
        webhookId: string;
    };
};

/**
 * A case as its court shows it now.
 */
export type LookedUpCase = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * The most recent summary. Null if there is none.
     */
    latestSummary: CaseSummary | null;
    /**
     * Empty if the court gives the case no CNR.
     */
    cnr: string;
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The first party of each side.
     */
    parties: {
        /**
         * The first petitioner.
         */
        petitioner: string;
        /**
         * The first respondent.
         */
        respondent: string;
    };
    /**
     * The name of the court.
     */
    court: string;
    /**
     * The stage of the case as the court prints it. Empty if unknown.
     */
    stage: string;
    /**
     * `DD-MM-YYYY`
     */
    filingDate: string;
    /**
     * Whether the case is pending or disposed. Null if unknown.
     */
    caseStatus: 'PENDING' | 'DISPOSED' | null;
    /**
     * The code or name of the case type.
     */
    caseType: string | null;
    /**
     * The case number as the court prints it.
     */
    caseNumber: string | null;
    /**
     * The registration number of the case, usually `number/year`.
     */
    registrationNumber: string | null;
    /**
     * `DD-MM-YYYY`
     */
    registrationDate: string | null;
    /**
     * The filing number of the case.
     */
    filingNumber: string | null;
    /**
     * The diary number of the case, `number/year`.
     */
    diaryNumber: string | null;
    /**
     * The judge or bench. Null or empty if unknown.
     */
    judge: string | null;
    /**
     * `DD-MM-YYYY`
     */
    nextHearingDate: string | null;
    /**
     * `DD-MM-YYYY`
     */
    decisionDate: string | null;
    /**
     * How the case was disposed. Null if it was not, or if unknown.
     */
    natureOfDisposal: string | null;
    /**
     * All petitioners.
     */
    petitioners: Array<string>;
    /**
     * All respondents.
     */
    respondents: Array<string>;
    /**
     * The acts and sections that the case is about.
     */
    acts: Array<string>;
    /**
     * The hearings that the court lists.
     */
    hearings: Array<{
        /**
         * `DD-MM-YYYY`
         */
        date: string | null;
        /**
         * `DD-MM-YYYY`
         */
        nextDate: string | null;
        /**
         * The judge or bench. Null or empty if unknown.
         */
        judge: string | null;
        /**
         * The purpose of the hearing. Null if unknown.
         */
        purpose: string | null;
    }>;
    /**
     * The orders of the case.
     */
    orders: Array<{
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
        /**
         * The number of the order within the case.
         */
        number: string;
        /**
         * The date of the order, `DD-MM-YYYY`.
         */
        orderDate: string;
        /**
         * The judge or bench. Null or empty if unknown.
         */
        judge: string;
        /**
         * The type of the order. Null if unknown.
         */
        orderType: string | null;
        /**
         * Always null here. `GET /case-lookup/{searchId}` has the links of downloaded orders.
         */
        attachment: null;
    }>;
};

/**
 * A summary of a looked-up case.
 */
export type CaseSummary = {
    /**
     * The ID of the summary.
     */
    _id: string;
    /**
     * Poll while it is `PENDING`.
     */
    status: 'PENDING' | 'COMPLETE' | 'FAILED';
    /**
     * `UNCLASSIFIED` until COMPLETE.
     */
    riskLevel: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED';
    /**
     * The text, in paragraphs separated by an empty line.
     */
    caseSummary: string;
    /**
     * Why the risk level was chosen.
     */
    riskJustification: string;
    /**
     * A summary of each order.
     */
    orderSummaries: Array<{
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
        /**
         * `DD-MM-YYYY`
         */
        orderDate: string;
        /**
         * The summary of the order. If the order has no readable document, the reason.
         */
        summary: string;
        /**
         * What the court decided or directed, in its own words. Empty if it did neither.
         */
        outcome: string;
        /**
         * The key points of the order.
         */
        keyPoints: Array<string>;
        /**
         * Quotes from the order, each with its page number.
         */
        evidence: Array<{
            /**
             * A passage of the order, word by word.
             */
            quote: string;
            /**
             * The number of the page.
             */
            page: number;
        }>;
        /**
         * The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence.
         */
        statements: Array<{
            /**
             * The name of the field.
             */
            field: 'SUMMARY' | 'OUTCOME' | 'KEY_POINT';
            /**
             * The statement, or the sentence of the order in its place.
             */
            text: string;
            /**
             * Whether the text is the order's own sentence.
             */
            isQuotation: boolean;
            /**
             * Whose words the text reports: the court, a party, or not clear from the order.
             */
            voice: 'COURT' | 'PARTY' | 'UNSURE';
            /**
             * Indexes in `evidence`, from 0.
             */
            evidence: Array<number>;
            /**
             * The texts about the case that repeat the statement.
             */
            usedIn: Array<'CASE_SUMMARY' | 'RISK_JUSTIFICATION'>;
            /**
             * What the language model chose the sentence as. Absent if code chose it.
             */
            part?: 'OUTCOME' | 'FACT' | 'CLAIM' | 'DEFENCE' | 'DIRECTION';
        }>;
        /**
         * The number of pages read as text, read by text recognition (OCR), and not read.
         */
        pages: {
            /**
             * Pages that were read as text.
             */
            text: number;
            /**
             * Pages that were read by text recognition (OCR).
             */
            scanned: number;
            /**
             * Pages that could not be read.
             */
            unread: number;
        };
    }>;
    /**
     * The events of the case, earliest first.
     */
    timeline?: Array<{
        /**
         * `DD-MM-YYYY`
         */
        date: string;
        event: 'FILED' | 'ORDER' | 'HEARING' | 'DISPOSED' | 'NEXT';
        text: string;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string | null;
        /**
         * A passage of the order, word by word.
         */
        quote: string | null;
        /**
         * The number of the page.
         */
        page: number | null;
    }>;
    /**
     * Who has to do what, until when. Directions of the newest order come first.
     */
    directions?: Array<{
        /**
         * Who has to act. `null` if the order does not say.
         */
        who: string | null;
        /**
         * What the file contains.
         */
        what: string;
        kind: 'MUST' | 'MUST_NOT' | 'MAY';
        /**
         * The time that the order sets, in the order's words.
         */
        within: string | null;
        /**
         * The last day, as reckoned by this service: `DD-MM-YYYY`. Court holidays are not considered.
         */
        dueBy: string | null;
        /**
         * How `dueBy` was reckoned.
         */
        derivation: string | null;
        /**
         * The event from which the time runs, if the order does not say when it happens.
         */
        runsFrom: string | null;
        /**
         * The condition, and what follows in default.
         */
        condition: string | null;
        /**
         * The sentence of the order.
         */
        quote: string;
        /**
         * The number of the page.
         */
        page: number;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
    }>;
    /**
     * The sums that the orders name, and what each is.
     */
    amounts?: Array<{
        paise: number;
        role: 'CLAIMED' | 'ADMITTED' | 'ORDERED' | 'DEPOSITED' | 'COSTS' | 'REFUSED' | 'OTHER';
        /**
         * The sentence of the order.
         */
        quote: string;
        /**
         * The number of the page.
         */
        page: number;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
    }>;
    /**
     * The protection that no later order ended. Empty after a disposal.
     */
    interimRelief?: Array<{
        /**
         * What the file contains.
         */
        what: string;
        /**
         * Until when it holds, in the order's words.
         */
        until: string | null;
        untilDate: string | null;
        condition: string | null;
        /**
         * The sentence of the order.
         */
        quote: string;
        /**
         * The number of the page.
         */
        page: number;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
    }>;
    /**
     * The next date of the case, if one is known.
     */
    nextDate?: {
        date: string | null;
        /**
         * The purpose of the hearing. Null if unknown.
         */
        purpose: string | null;
        /**
         * The name of the source.
         */
        source: 'RECORD' | 'ORDER';
        /**
         * A passage of the order, word by word.
         */
        quote: string | null;
        differs: {
            /**
             * `DD-MM-YYYY`
             */
            date: string;
            /**
             * The name of the source.
             */
            source: 'RECORD' | 'ORDER';
        } | null;
    } | null;
    /**
     * The reason, if the status is FAILED.
     */
    error: string | null;
    /**
     * When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds.
     */
    generatedAt: number;
};

/**
 * The request is malformed or a required value is missing.
 */
export type MalformedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60001;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * What is wrong, field by field.
         */
        issues?: Array<{
            /**
             * Where the problem is: the name of a field, or a path to it.
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
        }>;
        /**
         * The number of further problems that are not listed.
         */
        issuesLeftOut?: number;
    };
};

/**
 * The request has no API key.
 */
export type NoKeyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 401;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60101;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The API key does not exist or has been revoked.
 */
export type UnknownKeyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 401;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60102;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The API key has expired.
 */
export type ExpiredKeyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 401;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60103;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The API key does not have the permission that this request needs.
 */
export type PermissionMissingError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60301;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The permission that is missing.
         */
        permission?: string;
    };
};

/**
 * The plan of this account does not include this product.
 */
export type ProductNotInPlanError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61470;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The name of the error.
         */
        label?: 'PRODUCT_NOT_IN_PLAN';
        /**
         * The product that is missing.
         */
        product?: string;
    };
};

/**
 * The court has no case with this identifier.
 */
export type CaseNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 404;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60438;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The name of the error.
         */
        label?: 'CASE_NOT_FOUND';
    };
};

/**
 * This `Idempotency-Key` was already used for a different request.
 */
export type IdempotencyKeyUsedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60447;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The request body is too large.
 */
export type BodyTooLargeError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 413;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60413;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The most bytes that the body may have.
         */
        limitBytes?: number;
    };
};

/**
 * This endpoint does not support the content type of the request body.
 */
export type NotJsonError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 415;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60418;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The account has reached its spending limit for today.
 */
export type BudgetUsedUpError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 429;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60443;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
        /**
         * Which budget is used up.
         */
        budget?: string;
        /**
         * The budget of a day, in paise.
         */
        limitPaise?: number;
        /**
         * Until when it stays so, in epoch milliseconds.
         */
        until?: number;
    };
};

/**
 * Too many requests.
 */
export type TooManyRequestsError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 429;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61457;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
        /**
         * Which of several causes it was.
         */
        reason?: string;
    };
};

/**
 * The account has reached its limit of concurrent requests.
 */
export type TooManyAtOnceError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 429;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60444;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
    };
};

/**
 * The case cannot be looked up right now.
 */
export type LookupFailedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 500;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60406;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * An unexpected error occurred on our side.
 */
export type UnexpectedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 500;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60500;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * A component that this request needs is temporarily unavailable.
 */
export type UnavailableError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 503;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60503;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
        /**
         * The search. Read its page instead of starting another search.
         */
        searchId?: string;
        /**
         * The token of the page.
         */
        nextPageToken?: string;
        /**
         * The number of results that are ready for this page.
         */
        heldForNextPage?: number;
    };
};

/**
 * The case types, establishments and identifier combinations of the court type.
 */
export type ListCaseTypesResponse = {
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The case types of this court type.
     */
    caseTypes: Array<{
        /**
         * The code, for programs.
         */
        code: string;
        /**
         * The name of the case type.
         */
        name: string;
    }>;
    /**
     * The benches or establishments of this court type.
     */
    establishments: Array<{
        /**
         * The code, for programs.
         */
        code: string;
        /**
         * The name of the establishment.
         */
        name: string;
    }>;
    /**
     * Each of these combinations of fields identifies a case.
     */
    requires: Array<Array<'cnr' | 'registrationNumber' | 'filingNumber' | 'diaryNumber' | 'establishmentCode' | 'caseType'>>;
};

/**
 * A looked-up case as it is stored.
 */
export type StoredCase = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * The most recent summary. Null if there is none.
     */
    latestSummary: CaseSummary | null;
    /**
     * Empty if the court gives the case no CNR.
     */
    cnr: string;
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The first party of each side.
     */
    parties: {
        /**
         * The first petitioner.
         */
        petitioner: string;
        /**
         * The first respondent.
         */
        respondent: string;
    };
    /**
     * The name of the court.
     */
    court: string;
    /**
     * The stage of the case as the court prints it. Empty if unknown.
     */
    stage: string;
    /**
     * `DD-MM-YYYY`
     */
    filingDate: string;
    /**
     * Whether the case is pending or disposed. Null if unknown.
     */
    caseStatus: 'PENDING' | 'DISPOSED' | null;
    /**
     * The code or name of the case type.
     */
    caseType: string | null;
    /**
     * The case number as the court prints it.
     */
    caseNumber: string | null;
    /**
     * The registration number of the case, usually `number/year`.
     */
    registrationNumber: string | null;
    /**
     * `DD-MM-YYYY`
     */
    registrationDate: string | null;
    /**
     * The filing number of the case.
     */
    filingNumber: string | null;
    /**
     * The diary number of the case, `number/year`.
     */
    diaryNumber: string | null;
    /**
     * The judge or bench. Null or empty if unknown.
     */
    judge: string | null;
    /**
     * `DD-MM-YYYY`
     */
    nextHearingDate: string | null;
    /**
     * `DD-MM-YYYY`
     */
    decisionDate: string | null;
    /**
     * How the case was disposed. Null if it was not, or if unknown.
     */
    natureOfDisposal: string | null;
    /**
     * All petitioners.
     */
    petitioners: Array<string>;
    /**
     * All respondents.
     */
    respondents: Array<string>;
    /**
     * The acts and sections that the case is about.
     */
    acts: Array<string>;
    /**
     * The hearings that the court lists.
     */
    hearings: Array<{
        /**
         * `DD-MM-YYYY`
         */
        date: string | null;
        /**
         * `DD-MM-YYYY`
         */
        nextDate: string | null;
        /**
         * The judge or bench. Null or empty if unknown.
         */
        judge: string | null;
        /**
         * The purpose of the hearing. Null if unknown.
         */
        purpose: string | null;
    }>;
    /**
     * The orders of the case.
     */
    orders: Array<{
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
        /**
         * The number of the order within the case.
         */
        number: string;
        /**
         * The date of the order, `DD-MM-YYYY`.
         */
        orderDate: string;
        /**
         * A signed link to the document, valid for 300 seconds. Null if the order has not been downloaded yet.
         */
        attachment: string | null;
        /**
         * When the document was first downloaded, in epoch milliseconds. Null if never.
         */
        downloadedAt: number | null;
    }>;
    /**
     * When the case was last fetched from its court, in epoch milliseconds.
     */
    lastFetchedAt: number;
    /**
     * How many times the case was fetched.
     */
    fetchCount: number;
};

/**
 * No looked-up case with this ID exists.
 */
export type SearchRecordNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60436;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * A link to the document of an order.
 */
export type OrderDownload = {
    /**
     * The ID of the order. It is stable for the life of the looked-up case.
     */
    orderId: string;
    /**
     * A signed link to the document, valid for 300 seconds. Every response has a new link. Do not store it.
     */
    url: string;
};

/**
 * The court's orders cannot be downloaded now.
 */
export type OrdersUnavailableError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60439;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The case has no order with this ID.
 */
export type OrderNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 404;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60434;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The name of the error.
         */
        label?: 'ORDER_NOT_FOUND';
    };
};

/**
 * The document of this order cannot be downloaded.
 */
export type OrderDownloadFailedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 422;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60433;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The name of the error.
         */
        label?: 'ORDER_DOWNLOAD_FAILED';
        /**
         * Which of several causes it was.
         */
        reason?: string;
    };
};

/**
 * The document of this order is still being fetched.
 */
export type OrderDownloadNotReadyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 503;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61469;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The name of the error.
         */
        label?: 'ORDER_DOWNLOAD_NOT_READY';
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
    };
};

/**
 * What a stamped document is.
 */
export type DocumentReference = {
    /**
     * The reference that is printed on each page of a stamped document.
     */
    reference: string;
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The name of the court.
     */
    court: string;
    /**
     * The case number as the court prints it.
     */
    caseNumber: string | null;
    /**
     * Empty if the court gives the case no CNR.
     */
    cnr: string;
    /**
     * The ID of the order. It is stable for the life of the looked-up case.
     */
    orderId: string;
    /**
     * The number of the order within the case.
     */
    orderNumber: string;
    /**
     * `DD-MM-YYYY`
     */
    orderDate: string;
    /**
     * When the document was retrieved from the court, in epoch milliseconds.
     */
    retrievedAt: number;
    /**
     * The number of pages.
     */
    pages: number;
    /**
     * SHA-256 of the original file of the court, before it was stamped.
     */
    originalSha256: string;
};

/**
 * No resource with this ID exists in this account.
 */
export type NoSuchThingError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 404;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60420;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * A summary that was started.
 */
export type SummaryBegun = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * The status.
     */
    status: 'PENDING' | 'COMPLETE' | 'FAILED';
};

/**
 * A summary with the looked-up case that it is about.
 */
export type PolledCaseSummary = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * Poll while it is `PENDING`.
     */
    status: 'PENDING' | 'COMPLETE' | 'FAILED';
    /**
     * `UNCLASSIFIED` until COMPLETE.
     */
    riskLevel: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED';
    /**
     * The text, in paragraphs separated by an empty line.
     */
    caseSummary: string;
    /**
     * Why the risk level was chosen.
     */
    riskJustification: string;
    /**
     * A summary of each order.
     */
    orderSummaries: Array<{
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
        /**
         * `DD-MM-YYYY`
         */
        orderDate: string;
        /**
         * The summary of the order. If the order has no readable document, the reason.
         */
        summary: string;
        /**
         * What the court decided or directed, in its own words. Empty if it did neither.
         */
        outcome: string;
        /**
         * The key points of the order.
         */
        keyPoints: Array<string>;
        /**
         * Quotes from the order, each with its page number.
         */
        evidence: Array<{
            /**
             * A passage of the order, word by word.
             */
            quote: string;
            /**
             * The number of the page.
             */
            page: number;
        }>;
        /**
         * The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence.
         */
        statements: Array<{
            /**
             * The name of the field.
             */
            field: 'SUMMARY' | 'OUTCOME' | 'KEY_POINT';
            /**
             * The statement, or the sentence of the order in its place.
             */
            text: string;
            /**
             * Whether the text is the order's own sentence.
             */
            isQuotation: boolean;
            /**
             * Whose words the text reports: the court, a party, or not clear from the order.
             */
            voice: 'COURT' | 'PARTY' | 'UNSURE';
            /**
             * Indexes in `evidence`, from 0.
             */
            evidence: Array<number>;
            /**
             * The texts about the case that repeat the statement.
             */
            usedIn: Array<'CASE_SUMMARY' | 'RISK_JUSTIFICATION'>;
            /**
             * What the language model chose the sentence as. Absent if code chose it.
             */
            part?: 'OUTCOME' | 'FACT' | 'CLAIM' | 'DEFENCE' | 'DIRECTION';
        }>;
        /**
         * The number of pages read as text, read by text recognition (OCR), and not read.
         */
        pages: {
            /**
             * Pages that were read as text.
             */
            text: number;
            /**
             * Pages that were read by text recognition (OCR).
             */
            scanned: number;
            /**
             * Pages that could not be read.
             */
            unread: number;
        };
    }>;
    /**
     * The events of the case, earliest first.
     */
    timeline?: Array<{
        /**
         * `DD-MM-YYYY`
         */
        date: string;
        event: 'FILED' | 'ORDER' | 'HEARING' | 'DISPOSED' | 'NEXT';
        text: string;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string | null;
        /**
         * A passage of the order, word by word.
         */
        quote: string | null;
        /**
         * The number of the page.
         */
        page: number | null;
    }>;
    /**
     * Who has to do what, until when. Directions of the newest order come first.
     */
    directions?: Array<{
        /**
         * Who has to act. `null` if the order does not say.
         */
        who: string | null;
        /**
         * What the file contains.
         */
        what: string;
        kind: 'MUST' | 'MUST_NOT' | 'MAY';
        /**
         * The time that the order sets, in the order's words.
         */
        within: string | null;
        /**
         * The last day, as reckoned by this service: `DD-MM-YYYY`. Court holidays are not considered.
         */
        dueBy: string | null;
        /**
         * How `dueBy` was reckoned.
         */
        derivation: string | null;
        /**
         * The event from which the time runs, if the order does not say when it happens.
         */
        runsFrom: string | null;
        /**
         * The condition, and what follows in default.
         */
        condition: string | null;
        /**
         * The sentence of the order.
         */
        quote: string;
        /**
         * The number of the page.
         */
        page: number;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
    }>;
    /**
     * The sums that the orders name, and what each is.
     */
    amounts?: Array<{
        paise: number;
        role: 'CLAIMED' | 'ADMITTED' | 'ORDERED' | 'DEPOSITED' | 'COSTS' | 'REFUSED' | 'OTHER';
        /**
         * The sentence of the order.
         */
        quote: string;
        /**
         * The number of the page.
         */
        page: number;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
    }>;
    /**
     * The protection that no later order ended. Empty after a disposal.
     */
    interimRelief?: Array<{
        /**
         * What the file contains.
         */
        what: string;
        /**
         * Until when it holds, in the order's words.
         */
        until: string | null;
        untilDate: string | null;
        condition: string | null;
        /**
         * The sentence of the order.
         */
        quote: string;
        /**
         * The number of the page.
         */
        page: number;
        /**
         * The ID of the order. It is stable for the life of the looked-up case.
         */
        orderId: string;
    }>;
    /**
     * The next date of the case, if one is known.
     */
    nextDate?: {
        date: string | null;
        /**
         * The purpose of the hearing. Null if unknown.
         */
        purpose: string | null;
        /**
         * The name of the source.
         */
        source: 'RECORD' | 'ORDER';
        /**
         * A passage of the order, word by word.
         */
        quote: string | null;
        differs: {
            /**
             * `DD-MM-YYYY`
             */
            date: string;
            /**
             * The name of the source.
             */
            source: 'RECORD' | 'ORDER';
        } | null;
    } | null;
    /**
     * The reason, if the status is FAILED.
     */
    error: string | null;
    /**
     * When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds.
     */
    generatedAt: number;
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
};

/**
 * No summary with this ID exists.
 */
export type SummaryNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60437;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * A page of results with the search that it belongs to.
 */
export type HistoricalResultsPage = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * `SYNC` answers page by page, `ASYNC` collects all results in the background.
     */
    mode: 'SYNC' | 'ASYNC';
    /**
     * A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted.
     */
    status: 'ACTIVE' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'EXPIRED';
    /**
     * The name that was searched.
     */
    name: string;
    /**
     * The side that the company must be on.
     */
    partyType: 'PETITIONER' | 'RESPONDENT' | 'BOTH';
    /**
     * The filters of the search.
     */
    filters: HistoricalFilters;
    /**
     * The `clientReference` of the request. Null if there was none.
     */
    clientReference: string | null;
    /**
     * The number of results that were delivered.
     */
    delivered: number;
    /**
     * Present for ASYNC searches only.
     */
    collected?: number;
    /**
     * Present for ASYNC searches only.
     */
    completedAt?: number | null;
    /**
     * Present if the status is FAILED.
     */
    failureReason?: string;
    /**
     * What limits the results. Empty if nothing does.
     */
    warnings: Array<{
        /**
         * The code, for programs.
         */
        code: 'RESULT_CAP_REACHED' | 'SOURCE_UNAVAILABLE';
        /**
         * An explanation for people.
         */
        message: string;
    }>;
    /**
     * When it was created, in epoch milliseconds.
     */
    createdAt: number;
    /**
     * When it is deleted, in epoch milliseconds.
     */
    expiresAt: number;
    /**
     * The number of results of a full page.
     */
    pageSize: 100;
    /**
     * The cases of this page.
     */
    results: Array<HistoricalResult>;
    /**
     * The token of the next page. Null if there are no more results.
     */
    nextPageToken: string | null;
};

/**
 * One case of a historical search, from all sources together.
 */
export type HistoricalResult = {
    /**
     * A stable ID. The same case has the same `caseRef` in every search and account if its sources give the same permanent number for it. See docs/historical-search.md.
     */
    caseRef: string;
    /**
     * The numbers that identify the case at its court.
     */
    caseIdentifier: CaseIdentifier | null;
    /**
     * `CONFIRMED`: the identifier can be looked up. `NEEDS_CONFIRMATION`: something is missing, such as a case type.
     */
    identifierStatus: 'CONFIRMED' | 'NEEDS_CONFIRMATION';
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT' | 'ITAT' | 'APTEL' | 'NGT' | 'SAT' | 'OTHER';
    /**
     * The name of the court.
     */
    court: string | null;
    /**
     * The state of India. Null if unknown.
     */
    state: string | null;
    /**
     * The district. Null if unknown.
     */
    district: string | null;
    /**
     * The bench of the court. Null if unknown.
     */
    bench: string | null;
    /**
     * The code or name of the case type.
     */
    caseType: string | null;
    /**
     * The name of the case type. Null if unknown.
     */
    caseTypeName: string | null;
    /**
     * Civil, criminal or other. Null if unknown.
     */
    caseNature: string | null;
    /**
     * The case number as the court prints it.
     */
    caseNumber: string | null;
    /**
     * The filing number of the case.
     */
    filingNumber: string | null;
    /**
     * The registration number of the case, usually `number/year`.
     */
    registrationNumber: string | null;
    /**
     * Whether the case is pending or disposed. Null if unknown.
     */
    caseStatus: string | null;
    /**
     * How the case was disposed. Null if it was not, or if unknown.
     */
    natureOfDisposal: string | null;
    /**
     * The Case Number Record (CNR). Null if unknown.
     */
    cnrNumber: string | null;
    /**
     * YYYY-MM-DD
     */
    filingDate: string | null;
    /**
     * YYYY-MM-DD
     */
    registrationDate: string | null;
    /**
     * YYYY-MM-DD
     */
    nextHearingDate: string | null;
    /**
     * YYYY-MM-DD
     */
    decisionDate: string | null;
    /**
     * The year of filing. Null if unknown.
     */
    filingYear: number | null;
    /**
     * The first petitioner. Null if unknown.
     */
    petitioner: string | null;
    /**
     * The first respondent. Null if unknown.
     */
    respondent: string | null;
    /**
     * The side that the company is on. Null if unknown.
     */
    partyRole: 'PETITIONER' | 'RESPONDENT' | 'BOTH' | null;
    /**
     * The party that matched the searched name. Null if unknown.
     */
    matchedParty: string | null;
    /**
     * All petitioners.
     */
    petitioners: Array<string>;
    /**
     * All respondents.
     */
    respondents: Array<string>;
    /**
     * Whether the source has more parties than are listed.
     */
    partyCountTruncated: boolean;
};

/**
 * The numbers that identify a case. What is not known is left out. `POST /case-lookup` takes it as it is.
 */
export type CaseIdentifier = {
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The Case Number Record (CNR): 16 characters that identify a case of an eCourts court.
     */
    cnr?: string;
    /**
     * The registration number of the case, usually `number/year`.
     */
    registrationNumber?: string;
    /**
     * The filing number of the case.
     */
    filingNumber?: string;
    /**
     * The diary number of the case, `number/year`.
     */
    diaryNumber?: string;
    /**
     * The code of the bench or establishment of the court.
     */
    establishmentCode?: string;
    /**
     * The code or name of the case type.
     */
    caseType?: string;
};

/**
 * A historical search.
 */
export type HistoricalSearch = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * `SYNC` answers page by page, `ASYNC` collects all results in the background.
     */
    mode: 'SYNC' | 'ASYNC';
    /**
     * A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted.
     */
    status: 'ACTIVE' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'EXPIRED';
    /**
     * The name that was searched.
     */
    name: string;
    /**
     * The side that the company must be on.
     */
    partyType: 'PETITIONER' | 'RESPONDENT' | 'BOTH';
    /**
     * The filters of the search.
     */
    filters: HistoricalFilters;
    /**
     * The `clientReference` of the request. Null if there was none.
     */
    clientReference: string | null;
    /**
     * The number of results that were delivered.
     */
    delivered: number;
    /**
     * Present for ASYNC searches only.
     */
    collected?: number;
    /**
     * Present for ASYNC searches only.
     */
    completedAt?: number | null;
    /**
     * Present if the status is FAILED.
     */
    failureReason?: string;
    /**
     * What limits the results. Empty if nothing does.
     */
    warnings: Array<{
        /**
         * The code, for programs.
         */
        code: 'RESULT_CAP_REACHED' | 'SOURCE_UNAVAILABLE';
        /**
         * An explanation for people.
         */
        message: string;
    }>;
    /**
     * When it was created, in epoch milliseconds.
     */
    createdAt: number;
    /**
     * When it is deleted, in epoch milliseconds.
     */
    expiresAt: number;
};

/**
 * Real-time court search is available for companies only, not for persons.
 */
export type PersonSearchNotSupportedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60405;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The name of the error.
         */
        label?: 'PERSON_SEARCH_NOT_SUPPORTED';
    };
};

/**
 * The filters are not valid: no case can match them.
 */
export type FiltersNotValidError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61454;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * What is wrong, field by field.
         */
        issues?: Array<{
            /**
             * Where the problem is: the name of a field, or a path to it.
             */
            path: string;
            /**
             * What is wrong, for people.
             */
            message: string;
        }>;
    };
};

/**
 * The plan's allowance of historical searches is used up.
 */
export type AllowanceUsedUpError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 402;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61455;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * No data source is enabled for this account.
 */
export type NoSourceEnabledError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61456;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The plan does not include asynchronous historical searches.
 */
export type AsyncNotInPlanError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61465;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The account already runs its maximum number of asynchronous searches.
 */
export type TooManyCollectionsError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 429;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61466;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
    };
};

/**
 * The page could not be assembled in time. Nothing was delivered or charged.
 */
export type PageNotAssembledError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 503;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61452;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
        /**
         * The search. Read its page instead of starting another search.
         */
        searchId?: string;
        /**
         * The token of the page.
         */
        nextPageToken?: string;
        /**
         * The number of results that are ready for this page.
         */
        heldForNextPage?: number;
    };
};

/**
 * A page of historical searches, newest first.
 */
export type ListHistoricalSearchesResponse = {
    /**
     * The searches of this page, newest first.
     */
    searches: Array<HistoricalSearch>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * No historical search with this ID exists.
 */
export type HistoricalSearchNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 404;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61449;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The status of the search does not allow this.
 */
export type SearchStateMisfitError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61472;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The status that stands against the request.
         */
        status?: string;
    };
};

/**
 * The page token does not belong to this search.
 */
export type PageTokenNotValidError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61453;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * Another request is assembling a page of this search.
 */
export type HistoricalSearchBusyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61451;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
    };
};

/**
 * This asynchronous search has no results to read.
 */
export type NotCollectedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61467;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The status that stands against the request.
         */
        status?: string;
    };
};

/**
 * The results of this historical search were deleted when their retention period ended.
 */
export type HistoricalSearchExpiredError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 410;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61450;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The search and all its results.
 */
export type DownloadHistoricalSearchResultsResponse = {
    /**
     * The search.
     */
    search: HistoricalSearch;
    /**
     * The cases of this page.
     */
    results: Array<HistoricalResult>;
};

/**
 * The ID of the new entity.
 */
export type CreateEntityResponse = {
    /**
     * The ID of the record.
     */
    _id: string;
};

/**
 * The ID of the import, which may still be running.
 */
export type ImportEntitiesResponse = {
    /**
     * The ID of the import.
     */
    importId: string;
    /**
     * Poll the import while it is `RUNNING`.
     */
    status: 'RUNNING' | 'COMPLETE';
};

/**
 * A page of imports, newest first.
 */
export type ListEntityImportsResponse = {
    /**
     * The imports of this page, newest first.
     */
    imports: Array<ImportRecord>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * An import of entities.
 */
export type ImportRecord = {
    /**
     * The ID of the import.
     */
    importId: string;
    /**
     * The status.
     */
    status: 'RUNNING' | 'COMPLETE' | 'FAILED';
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was completed, in epoch milliseconds. Null while it is not.
     */
    completedAt: number | null;
};

/**
 * The progress of the import and the outcome of its rows.
 */
export type GetEntityImportResponse = {
    /**
     * The ID of the import.
     */
    importId: string;
    /**
     * Poll while it is `RUNNING`.
     */
    status: 'RUNNING' | 'COMPLETE' | 'FAILED';
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was completed, in epoch milliseconds. Null while it is not.
     */
    completedAt: number | null;
    /**
     * The number of rows per outcome.
     */
    counts: {
        /**
         * Rows that are still to be done.
         */
        PENDING: number;
        /**
         * Rows that became an entity.
         */
        CREATED: number;
        /**
         * Rows whose entity existed already.
         */
        EXISTS: number;
        /**
         * Rows with something wrong.
         */
        INVALID: number;
        /**
         * Rows that could not be done because of an internal error.
         */
        FAILED: number;
    };
    /**
     * The rows, in the order in which they were sent.
     */
    rows: Array<{
        /**
         * The number of the row. The first row after the header is 1.
         */
        row: number;
        /**
         * What became of the row.
         */
        outcome: 'PENDING' | 'CREATED' | 'EXISTS' | 'INVALID' | 'FAILED';
        /**
         * The ID of the entity that was created, or of an existing entity with the same details.
         */
        entityId: string | null;
        /**
         * What is wrong with the row. Null if nothing is.
         */
        issues: Array<{
            /**
             * Where the problem is: the name of a field, or a path to it.
             */
            path: string;
            /**
             * An explanation for people.
             */
            message: string;
        }> | null;
        /**
         * The number of issues of this row that are not listed. At most 10 issues are listed per row, and at most 100 per response.
         */
        issuesLeftOut: number;
    }>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * The matching entities.
 */
export type SearchEntitiesResponse = {
    /**
     * The total number of matches, regardless of `$skip` and `$limit`.
     */
    recordsFiltered: number;
    /**
     * The records of this page.
     */
    records: Array<WatchlistEntity>;
};

/**
 * A company or person that you monitor.
 */
export type WatchlistEntity = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * The number of the record, for people.
     */
    number: number;
    /**
     * The ID of the account that owns the record.
     */
    accountId: string;
    /**
     * The name of the company or person.
     */
    name: string;
    /**
     * `BUSINESS` for a company, `PERSON` for a person.
     */
    entityType: 'PERSON' | 'BUSINESS';
    /**
     * The name of the father. For a person only.
     */
    fatherName: string | null;
    /**
     * `DD-MM-YYYY`
     */
    birthDate: string | null;
    /**
     * The address as free text.
     */
    location: string | null;
    /**
     * For example, the company registration number.
     */
    registrationNumber: string | null;
    /**
     * The courts that are recorded with the entity. They do not restrict monitoring.
     */
    monitoredCourts: Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
    /**
     * `ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored.
     */
    status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
    /**
     * Other forms of the name. Empty for a person.
     */
    nameVariations: Array<string>;
    /**
     * Those of `nameVariations` that its name or a confirmed case tells to be its present or a former name, with the days. Absent where no change of name is known.
     */
    nameHistory?: Array<{
        /**
         * The name, for people.
         */
        name: string;
        /**
         * The first day of the name, `DD-MM-YYYY`. Null where it is not known.
         */
        from: string | null;
        /**
         * The day of the change, `DD-MM-YYYY`. Null where it is not known, and for the present name.
         */
        until: string | null;
    }>;
    /**
     * When the courts were last searched for the entity, in epoch milliseconds. Null if never.
     */
    lastCourtSyncAt: number | null;
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith: Array<Grantee>;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * The ID of the user who created it. Null if nobody did, because the service did.
     */
    createdBy: string;
    /**
     * When it was last changed, in epoch milliseconds. Null if never.
     */
    updated: number | null;
    /**
     * The ID of the user who last changed it. Null if nobody did.
     */
    updatedBy: string | null;
};

/**
 * An entity with the risk of its cases.
 */
export type WatchlistEntityWithRisk = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * The number of the record, for people.
     */
    number: number;
    /**
     * The ID of the account that owns the record.
     */
    accountId: string;
    /**
     * The name of the company or person.
     */
    name: string;
    /**
     * `BUSINESS` for a company, `PERSON` for a person.
     */
    entityType: 'PERSON' | 'BUSINESS';
    /**
     * The name of the father. For a person only.
     */
    fatherName: string | null;
    /**
     * `DD-MM-YYYY`
     */
    birthDate: string | null;
    /**
     * The address as free text.
     */
    location: string | null;
    /**
     * For example, the company registration number.
     */
    registrationNumber: string | null;
    /**
     * The courts that are recorded with the entity. They do not restrict monitoring.
     */
    monitoredCourts: Array<'ALL' | 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT'>;
    /**
     * `ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored.
     */
    status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
    /**
     * Other forms of the name. Empty for a person.
     */
    nameVariations: Array<string>;
    /**
     * Those of `nameVariations` that its name or a confirmed case tells to be its present or a former name, with the days. Absent where no change of name is known.
     */
    nameHistory?: Array<{
        /**
         * The name, for people.
         */
        name: string;
        /**
         * The first day of the name, `DD-MM-YYYY`. Null where it is not known.
         */
        from: string | null;
        /**
         * The day of the change, `DD-MM-YYYY`. Null where it is not known, and for the present name.
         */
        until: string | null;
    }>;
    /**
     * When the courts were last searched for the entity, in epoch milliseconds. Null if never.
     */
    lastCourtSyncAt: number | null;
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith: Array<Grantee>;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * The ID of the user who created it. Null if nobody did, because the service did.
     */
    createdBy: string;
    /**
     * When it was last changed, in epoch milliseconds. Null if never.
     */
    updated: number | null;
    /**
     * The ID of the user who last changed it. Null if nobody did.
     */
    updatedBy: string | null;
    /**
     * The highest risk level of the active cases.
     */
    riskLevel: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED';
    /**
     * The number of active cases per risk level.
     */
    riskCounts: {
        /**
         * Cases with a very high risk.
         */
        VERY_HIGH: number;
        /**
         * Cases with a high risk.
         */
        HIGH: number;
        /**
         * Cases with a moderate risk.
         */
        MODERATE: number;
        /**
         * Cases with a low risk.
         */
        LOW: number;
        /**
         * Cases without a risk level.
         */
        UNCLASSIFIED: number;
    };
    /**
     * The number of active cases.
     */
    caseCount: number;
};

/**
 * No watchlist entity with this ID exists.
 */
export type EntityNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60400;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * This resource is not shared with you.
 */
export type NotSharedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60302;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The entity was updated. The response is an empty object.
 */
export type UpdateEntityResponse = {
    [key: string]: never;
};

/**
 * The entity was archived. The response is an empty object.
 */
export type ArchiveEntityResponse = {
    [key: string]: never;
};

/**
 * The risk of each entity, in the order of the request.
 */
export type GetEntityRisksResponse = {
    /**
     * The risk of each entity.
     */
    risks: Array<{
        /**
         * The `_id` of an entity.
         */
        entityId: string;
        /**
         * The highest risk level of the active cases.
         */
        riskLevel: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED';
        /**
         * The number of active cases per risk level.
         */
        riskCounts: {
            /**
             * Cases with a very high risk.
             */
            VERY_HIGH: number;
            /**
             * Cases with a high risk.
             */
            HIGH: number;
            /**
             * Cases with a moderate risk.
             */
            MODERATE: number;
            /**
             * Cases with a low risk.
             */
            LOW: number;
            /**
             * Cases without a risk level.
             */
            UNCLASSIFIED: number;
        };
        /**
         * The number of active cases.
         */
        caseCount: number;
        /**
         * The number of new cases that wait for your decision.
         */
        undecidedCount: number;
    }>;
};

/**
 * The entity is in the requested state. The response is an empty object.
 */
export type PauseEntityResponse = {
    [key: string]: never;
};

/**
 * The entity is archived.
 */
export type EntityArchivedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60427;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The entity is in the requested state. The response is an empty object.
 */
export type ResumeEntityResponse = {
    [key: string]: never;
};

/**
 * The entity is shared as requested. The response is an empty object.
 */
export type ShareEntityResponse = {
    [key: string]: never;
};

/**
 * What a search of the courts for one entity found.
 */
export type Discovery = {
    /**
     * The number of cases that are new for this entity. The candidates search lists them.
     */
    newCandidates: number;
    /**
     * When the courts were last searched for the entity, in epoch milliseconds. Null if never.
     */
    lastCourtSyncAt: number;
    /**
     * Present only if a source could not answer. There may be more cases than were found.
     */
    warnings?: Array<{
        /**
         * The code, for programs.
         */
        code: 'SOURCE_UNAVAILABLE';
        /**
         * An explanation for people.
         */
        message: string;
    }>;
};

/**
 * The search of the courts is not finished yet.
 */
export type CourtsNotReadyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 503;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 61474;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * Seconds after which the same request may be sent again.
         */
        retryAfterSeconds?: number;
        /**
         * Which of several causes it was.
         */
        reason?: string;
    };
};

/**
 * The matching candidates.
 */
export type SearchCandidatesResponse = {
    /**
     * The total number of matches, regardless of `$skip` and `$limit`.
     */
    recordsFiltered: number;
    /**
     * The records of this page.
     */
    records: Array<CaseCandidate>;
};

/**
 * A case that was found for an entity and may be about it.
 */
export type CaseCandidate = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * The number of the record, for people.
     */
    number: number;
    /**
     * The ID of the account that owns the record.
     */
    accountId: string;
    /**
     * The `_id` of the entity.
     */
    watchlistEntityId: string;
    /**
     * The court record as it was found. Dates are `YYYY-MM-DD`. `matchVerdict` is `match`, or `possible` if the score (`matchScore`) is 60 to 84. `possibleMatchConflict` lists candidates and cases of the account that may be duplicates of this one.
     */
    rawMatch: {
        [key: string]: unknown;
    };
    /**
     * The numbers that identify the case at its court.
     */
    caseIdentifier: CaseIdentifier;
    /**
     * `PENDING_REVIEW`: waits for the operator. `APPROVED`: waits for you. `REJECTED`: the operator refused it. `PROMOTED`: became a tracked case.
     */
    status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'PROMOTED';
    /**
     * `HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases.
     */
    discoveryMode: 'HISTORICAL' | 'ONGOING';
    /**
     * What you decided about the candidate. Null if nothing yet.
     */
    customerDecision: 'ADDED' | 'DECLINED' | null;
    /**
     * The ID of the tracked case that the candidate became. Null if there is none.
     */
    promotedCaseId: string | null;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was last changed, in epoch milliseconds. Null if never.
     */
    updated: number | null;
};

/**
 * The ID and status of the tracked case.
 */
export type ConfirmCandidateResponse = {
    /**
     * The ID of the tracked case.
     */
    caseId: string;
    /**
     * The status of the tracked case. A case that was already tracked keeps its status.
     */
    status: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED';
    /**
     * Whether the account tracked the case already. If so, the entity was linked to it.
     */
    linkedExisting: boolean;
};

/**
 * No candidate with this ID exists.
 */
export type CandidateNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60410;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * This has already been decided, or it is not waiting for a decision.
 */
export type AlreadyDecidedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60415;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The operator has not approved this candidate.
 */
export type CandidateNotApprovedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60416;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The service operator decides about new cases of this account.
 */
export type OperatorDecidesError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60303;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The candidate was declined. The response is an empty object.
 */
export type DeclineCandidateResponse = {
    [key: string]: never;
};

/**
 * The ID and status of the tracked case.
 */
export type AddTrackedCaseResponse = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * `ACTIVE`, or `PENDING_BACKOFFICE_REVIEW` where the operator reviews new cases.
     */
    status: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW';
    /**
     * Whether the account tracked the case already. If so, the entity was linked to it.
     */
    linkedExisting: false;
} | {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * The status of the case. Adding a case again does not change its status `ARCHIVED` or `REJECTED`. Use `PUT /watchlist/cases/{id}` for that.
     */
    status: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED';
    /**
     * Whether the account tracked the case already. If so, the entity was linked to it.
     */
    linkedExisting: true;
};

/**
 * The matching tracked cases.
 */
export type SearchTrackedCasesResponse = {
    /**
     * The total number of matches, regardless of `$skip` and `$limit`.
     */
    recordsFiltered: number;
    /**
     * The records of this page.
     */
    records: Array<TrackedCase>;
};

/**
 * A case that you follow.
 */
export type TrackedCase = {
    /**
     * The ID of the record.
     */
    _id: string;
    /**
     * The number of the record, for people.
     */
    number: number;
    /**
     * The ID of the account that owns the record.
     */
    accountId: string;
    /**
     * The `_id`s of the entities that the case is linked to.
     */
    watchlistEntityIds: Array<string>;
    /**
     * The numbers that identify the case at its court.
     */
    caseIdentifier: CaseIdentifier;
    /**
     * The record with which the case was added, unchanged. Null if there was none.
     */
    snapshot: {
        [key: string]: unknown;
    } | null;
    /**
     * The risk that the case means for its entity.
     */
    riskLevel: 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'UNCLASSIFIED';
    /**
     * `ACTIVE`: refreshed by itself. `PENDING_BACKOFFICE_REVIEW`: waits for the operator. `REJECTED`: the operator refused it. `ARCHIVED`: no longer followed.
     */
    status: 'ACTIVE' | 'PENDING_BACKOFFICE_REVIEW' | 'REJECTED' | 'ARCHIVED';
    /**
     * Since when no court knows the case under its numbers, in epoch milliseconds. Check the numbers. Absent if a court knows the case, and before the first refresh.
     */
    notFoundSince?: number;
    /**
     * When the operator decided about the case, in epoch milliseconds. Null if never.
     */
    reviewedAt: number | null;
    /**
     * The teams and users to share with. They can belong to other accounts.
     */
    sharedWith: Array<Grantee>;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * The ID of the user who created it. Null if nobody did, because the service did.
     */
    createdBy: string | null;
    /**
     * When it was last changed, in epoch milliseconds. Null if never.
     */
    updated: number | null;
    /**
     * The ID of the user who last changed it. Null if nobody did.
     */
    updatedBy: string | null;
};

/**
 * No tracked case with this ID exists.
 */
export type TrackedCaseNotFoundError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 400;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60401;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        [key: string]: never;
    };
};

/**
 * The case was updated. The response is an empty object.
 */
export type UpdateTrackedCaseResponse = {
    [key: string]: never;
};

/**
 * A page of changes, newest first.
 */
export type ListTrackedCaseChangesResponse = {
    /**
     * The changes of this page, newest first.
     */
    changes: Array<CaseChange>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * One change of a tracked case.
 */
export type CaseChange = {
    /**
     * The ID of the change.
     */
    changeId: string;
    /**
     * The name of the field.
     */
    field: string;
    /**
     * The old value. Null if the field was empty.
     */
    from: unknown;
    /**
     * The new value. Null if the field is now empty.
     */
    to: unknown;
    /**
     * When it was changed, in epoch milliseconds.
     */
    changedAt: number;
    /**
     * Who made the change: you (`CUSTOMER`), the operator, or the court.
     */
    origin: 'CUSTOMER' | 'OPERATOR' | 'COURT';
};

/**
 * The case is shared as requested. The response is an empty object.
 */
export type ShareTrackedCaseResponse = {
    [key: string]: never;
};

/**
 * The identifier was completed. The response is an empty object.
 */
export type CompleteTrackedCaseIdentifierResponse = {
    [key: string]: never;
};

/**
 * The account already tracks another case with this identifier.
 */
export type CaseTrackedAlreadyError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60428;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * The tracked case that has this identifier.
         */
        caseId?: string;
    };
};

/**
 * What a refresh of a tracked case found.
 */
export type CaseRefresh = {
    /**
     * The changes of this page, newest first.
     */
    changes: Array<{
        /**
         * The name of the field.
         */
        field: string;
        /**
         * The old value. Null if the field was empty. Absent if the entry is new.
         */
        from: unknown;
        /**
         * The new value, in the format of case lookups. Dates are `DD-MM-YYYY`.
         */
        to: unknown;
    }>;
    /**
     * When the case was last fetched from its court, in epoch milliseconds.
     */
    lastFetchedAt: number;
};

/**
 * A page of hearings, earliest day first.
 */
export type ListHearingsResponse = {
    /**
     * The hearings that the court lists.
     */
    hearings: Array<Hearing>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
    /**
     * Send it as `updatedSince` the next time. All pages of one reading have that of the first page. Epoch milliseconds.
     */
    asOf: number;
};

/**
 * One day on which a tracked case is heard.
 */
export type Hearing = {
    /**
     * The ID of the hearing.
     */
    hearingId: string;
    /**
     * The ID of the tracked case.
     */
    caseId: string;
    /**
     * The `_id`s of the entities that the case is linked to.
     */
    watchlistEntityIds: Array<string>;
    /**
     * The day of the hearing, `YYYY-MM-DD`.
     */
    hearingDate: string;
    /**
     * More states can be added. `EXPECTED`: the case record or an early list (advance, weekly, monthly) names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation on this day, and it has no list. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.
     */
    state: 'EXPECTED' | 'LISTED' | 'NOT_COVERED' | 'SOURCE_DOWN' | 'LIST_UNREADABLE' | 'LIST_NOT_PUBLISHED' | 'NOT_LISTED' | 'COURT_CLOSED' | 'MOVED' | 'REMOVED' | 'PAST';
    /**
     * `CASE_DISPOSED`: the court disposed of the case before that day. `TAKEN_OFF_LIST`: a newer list or a note took it off. `CARRIED_OVER`: the bench of the day before does not sit, and its list is taken up on this day. Null in most states.
     */
    reason: 'CASE_DISPOSED' | 'TAKEN_OFF_LIST' | 'CARRIED_OVER' | null;
    /**
     * True while no cause list of the day carries the case: the day stands in the case record or on an early list.
     */
    tentative: boolean;
    /**
     * True with `NOT_LISTED` once the lists were read after 15:00 (in India) on the day. No list is looked for after that.
     */
    final: boolean;
    /**
     * Whether a cause list or only the case record names the day.
     */
    evidence: 'CAUSE_LIST' | 'CASE_RECORD';
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The name of the court.
     */
    court: string | null;
    /**
     * The bench of the court. Null if unknown.
     */
    bench: string | null;
    /**
     * The stage of the case as the court prints it. Empty if unknown.
     */
    stage: string | null;
    /**
     * The cause list that carries the case. Null while none does. `MONTHLY`, `WEEKLY` and `ADVANCE` lists come early and bind nobody.
     */
    listKind: 'MONTHLY' | 'WEEKLY' | 'ADVANCE' | 'DAILY' | 'SUPPLEMENTARY' | null;
    /**
     * The number that the court gave to this list.
     */
    listNumber: number | null;
    /**
     * The court room, as printed on the cause list.
     */
    courtRoom: string | null;
    /**
     * The item on the list, as printed.
     */
    item: string | null;
    /**
     * The number of the case, as printed on the list.
     */
    numberAsListed: string | null;
    /**
     * The number of the matter with which the case is heard, as printed.
     */
    connectedTo: string | null;
    /**
     * Whether the list names an application in the case.
     */
    viaApplication: boolean;
    /**
     * When the bench begins to sit, `HH:MM` in India, as far as the list says so. When the case is called is not known.
     */
    sittingTime: string | null;
    /**
     * False where the court says that the bench does not sit. Null where it says nothing.
     */
    sitting: boolean | null;
    /**
     * The link to the hearing by video that the list gives.
     */
    videoLink: string | null;
    /**
     * The hearing that took its place. Null if none did.
     */
    movedTo: {
        /**
         * The ID of the hearing.
         */
        hearingId: string;
        /**
         * The day of the hearing, `YYYY-MM-DD`.
         */
        hearingDate: string;
    } | null;
    /**
     * The hearing whose place it took. Null if there was none.
     */
    movedFrom: {
        /**
         * The ID of the hearing.
         */
        hearingId: string;
        /**
         * The day of the hearing, `YYYY-MM-DD`.
         */
        hearingDate: string;
    } | null;
    /**
     * When the case record or the cause list was last read. Epoch milliseconds.
     */
    asOf: number;
    /**
     * Rises with every change of the hearing.
     */
    revision: number;
    /**
     * When the hearing was created or last changed. Epoch milliseconds.
     */
    updated: number;
};

/**
 * One entry for each of the next seven days, from today on, and each court of your active cases.
 */
export type GetHearingCoverageResponse = {
    /**
     * Earliest day first.
     */
    coverage: Array<CoveredDay>;
};

/**
 * How far the cause lists of a court for a day are known.
 */
export type CoveredDay = {
    /**
     * The place that publishes the lists: `SC`, or `HC-` and the bench. Null for cases that stand on no list that the service can name.
     */
    court: string | null;
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The day of hearing.
     */
    day: string;
    /**
     * `NOT_COVERED`: nobody reads the lists; `reason` says why. `NOT_DUE`: more lists may come until `dueAt`. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation, and it has no list. The others come once the lists are due. `READ`: every list that the court names was read in full. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes.
     */
    state: 'NOT_COVERED' | 'SOURCE_DOWN' | 'LIST_UNREADABLE' | 'LIST_NOT_PUBLISHED' | 'NOT_DUE' | 'COURT_CLOSED' | 'READ';
    /**
     * Why the day is not covered. `COURT_NOT_READ`: the service does not read the lists of this court. `PICTURE_ASKED`: the site of this court shows a picture to be solved before its lists, which the service does not do. `NO_NUMBER`: the cases have no number that lists print. `NOT_LOOKED_AT`: nobody has looked at the lists of this day yet.
     */
    reason: 'COURT_NOT_READ' | 'PICTURE_ASKED' | 'NO_NUMBER' | 'NOT_LOOKED_AT' | null;
    /**
     * When the lists for the day are due. Epoch milliseconds.
     */
    dueAt: number;
    /**
     * When the court last gave a sure answer about every list. Epoch milliseconds. Null if it never did.
     */
    asOf: number | null;
    /**
     * The lists that the court names for the day, in the order in which they were seen. Early lists (advance, weekly, monthly) are among them; they change no state.
     */
    lists: Array<{
        /**
         * The kind of the list.
         */
        kind: 'MONTHLY' | 'WEEKLY' | 'ADVANCE' | 'DAILY' | 'SUPPLEMENTARY';
        /**
         * The number that the court gave to the list.
         */
        number: number | null;
        /**
         * When the list was first seen. Epoch milliseconds.
         */
        firstSeenAt: number;
    }>;
    /**
     * The number of your active cases in this court, whenever they are heard. More than 10000 are counted as 10000.
     */
    cases: number;
};

/**
 * The hearing with its changes, oldest first.
 */
export type GetHearingResponse = {
    /**
     * The ID of the hearing.
     */
    hearingId: string;
    /**
     * The ID of the tracked case.
     */
    caseId: string;
    /**
     * The `_id`s of the entities that the case is linked to.
     */
    watchlistEntityIds: Array<string>;
    /**
     * The day of the hearing, `YYYY-MM-DD`.
     */
    hearingDate: string;
    /**
     * More states can be added. `EXPECTED`: the case record or an early list (advance, weekly, monthly) names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation on this day, and it has no list. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.
     */
    state: 'EXPECTED' | 'LISTED' | 'NOT_COVERED' | 'SOURCE_DOWN' | 'LIST_UNREADABLE' | 'LIST_NOT_PUBLISHED' | 'NOT_LISTED' | 'COURT_CLOSED' | 'MOVED' | 'REMOVED' | 'PAST';
    /**
     * `CASE_DISPOSED`: the court disposed of the case before that day. `TAKEN_OFF_LIST`: a newer list or a note took it off. `CARRIED_OVER`: the bench of the day before does not sit, and its list is taken up on this day. Null in most states.
     */
    reason: 'CASE_DISPOSED' | 'TAKEN_OFF_LIST' | 'CARRIED_OVER' | null;
    /**
     * True while no cause list of the day carries the case: the day stands in the case record or on an early list.
     */
    tentative: boolean;
    /**
     * True with `NOT_LISTED` once the lists were read after 15:00 (in India) on the day. No list is looked for after that.
     */
    final: boolean;
    /**
     * Whether a cause list or only the case record names the day.
     */
    evidence: 'CAUSE_LIST' | 'CASE_RECORD';
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The name of the court.
     */
    court: string | null;
    /**
     * The bench of the court. Null if unknown.
     */
    bench: string | null;
    /**
     * The stage of the case as the court prints it. Empty if unknown.
     */
    stage: string | null;
    /**
     * The cause list that carries the case. Null while none does. `MONTHLY`, `WEEKLY` and `ADVANCE` lists come early and bind nobody.
     */
    listKind: 'MONTHLY' | 'WEEKLY' | 'ADVANCE' | 'DAILY' | 'SUPPLEMENTARY' | null;
    /**
     * The number that the court gave to this list.
     */
    listNumber: number | null;
    /**
     * The court room, as printed on the cause list.
     */
    courtRoom: string | null;
    /**
     * The item on the list, as printed.
     */
    item: string | null;
    /**
     * The number of the case, as printed on the list.
     */
    numberAsListed: string | null;
    /**
     * The number of the matter with which the case is heard, as printed.
     */
    connectedTo: string | null;
    /**
     * Whether the list names an application in the case.
     */
    viaApplication: boolean;
    /**
     * When the bench begins to sit, `HH:MM` in India, as far as the list says so. When the case is called is not known.
     */
    sittingTime: string | null;
    /**
     * False where the court says that the bench does not sit. Null where it says nothing.
     */
    sitting: boolean | null;
    /**
     * The link to the hearing by video that the list gives.
     */
    videoLink: string | null;
    /**
     * The hearing that took its place. Null if none did.
     */
    movedTo: {
        /**
         * The ID of the hearing.
         */
        hearingId: string;
        /**
         * The day of the hearing, `YYYY-MM-DD`.
         */
        hearingDate: string;
    } | null;
    /**
     * The hearing whose place it took. Null if there was none.
     */
    movedFrom: {
        /**
         * The ID of the hearing.
         */
        hearingId: string;
        /**
         * The day of the hearing, `YYYY-MM-DD`.
         */
        hearingDate: string;
    } | null;
    /**
     * When the case record or the cause list was last read. Epoch milliseconds.
     */
    asOf: number;
    /**
     * Rises with every change of the hearing.
     */
    revision: number;
    /**
     * When the hearing was created or last changed. Epoch milliseconds.
     */
    updated: number;
    /**
     * The changes of this page, newest first.
     */
    changes: Array<{
        /**
         * The revision of the hearing that this change led to.
         */
        revision: number;
        /**
         * The name of the field.
         */
        field: string;
        /**
         * The old value.
         */
        from: string | null;
        /**
         * The new value.
         */
        to: string | null;
        /**
         * When it was changed, in epoch milliseconds.
         */
        changedAt: number;
    }>;
};

/**
 * A page of hearings, latest day first.
 */
export type ListTrackedCaseHearingsResponse = {
    /**
     * The hearings that the court lists.
     */
    hearings: Array<Hearing>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * The new calendar with its address.
 */
export type CreateCalendarResponse = {
    /**
     * The ID of the calendar.
     */
    calendarId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * Whose hearings the calendar has.
     */
    scope: {
        /**
         * Whose hearings the calendar has.
         */
        type: 'ENTITY';
        /**
         * The `_id` of an entity.
         */
        entityId: string;
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'ACCOUNT';
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'TEAM';
        /**
         * The ID of the team.
         */
        teamId: string;
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'USER';
        /**
         * The ID of the user.
         */
        userId: string;
    };
    /**
     * What events show.
     */
    detail: 'MINIMAL' | 'CASE_NUMBER' | 'PARTIES';
    /**
     * The alarms of this page, newest first.
     */
    alarms: Array<{
        /**
         * How many days before the day of the hearing the alarm rings. 0 is the day itself.
         */
        daysBefore: number;
        /**
         * The time of day in India, `HH:MM`.
         */
        at: string;
    }>;
    /**
     * Whether events show the links to hearings by video.
     */
    links: boolean;
    /**
     * The calendar ends with this user.
     */
    userId: string;
    /**
     * When the case was last fetched from its court, in epoch milliseconds.
     */
    lastFetchedAt: number | null;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was last changed, in epoch milliseconds. Null if never.
     */
    updated: number;
    /**
     * The address of the feed. Whoever has it reads the calendar, without a key. It is shown only once.
     */
    url: string;
};

/**
 * The account has reached the maximum number of these resources.
 */
export type CeilingReachedError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 409;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60445;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * What there are too many of.
         */
        thing?: string;
        /**
         * How many there can be.
         */
        most?: number;
    };
};

/**
 * A page of calendars, oldest first. A key with `account.admin` gets those of all users.
 */
export type ListCalendarsResponse = {
    /**
     * The calendars, oldest first.
     */
    calendars: Array<Calendar>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * A feed of hearings for calendar programs, without its address.
 */
export type Calendar = {
    /**
     * The ID of the calendar.
     */
    calendarId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * Whose hearings the calendar has.
     */
    scope: {
        /**
         * Whose hearings the calendar has.
         */
        type: 'ENTITY';
        /**
         * The `_id` of an entity.
         */
        entityId: string;
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'ACCOUNT';
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'TEAM';
        /**
         * The ID of the team.
         */
        teamId: string;
    } | {
        /**
         * Whose hearings the calendar has.
         */
        type: 'USER';
        /**
         * The ID of the user.
         */
        userId: string;
    };
    /**
     * What events show.
     */
    detail: 'MINIMAL' | 'CASE_NUMBER' | 'PARTIES';
    /**
     * The alarms of this page, newest first.
     */
    alarms: Array<{
        /**
         * How many days before the day of the hearing the alarm rings. 0 is the day itself.
         */
        daysBefore: number;
        /**
         * The time of day in India, `HH:MM`.
         */
        at: string;
    }>;
    /**
     * Whether events show the links to hearings by video.
     */
    links: boolean;
    /**
     * The calendar ends with this user.
     */
    userId: string;
    /**
     * When the case was last fetched from its court, in epoch milliseconds.
     */
    lastFetchedAt: number | null;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was last changed, in epoch milliseconds. Null if never.
     */
    updated: number;
};

/**
 * The calendar was changed. The response is an empty object.
 */
export type UpdateCalendarResponse = {
    [key: string]: never;
};

/**
 * The calendar was deleted. The response is an empty object.
 */
export type DeleteCalendarResponse = {
    [key: string]: never;
};

/**
 * The new address.
 */
export type RotateCalendarAddressResponse = {
    /**
     * The new address. It is shown only once.
     */
    url: string;
    /**
     * Until when the old address works. Epoch milliseconds.
     */
    previousUntil: number;
};

/**
 * The ID of the export, which is running.
 */
export type CreateExportResponse = {
    /**
     * The ID of the export.
     */
    exportId: string;
};

/**
 * A page of exports, newest first.
 */
export type ListExportsResponse = {
    /**
     * The exports of this page, newest first.
     */
    exports: Array<ExportRecord>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * An export of entities or tracked cases.
 */
export type ExportRecord = {
    /**
     * The ID of the export.
     */
    exportId: string;
    /**
     * Poll while it is `RUNNING`. `EXPIRED`: the file was deleted.
     */
    status: 'RUNNING' | 'COMPLETE' | 'FAILED' | 'EXPIRED';
    /**
     * What the file contains.
     */
    what: 'entities' | 'cases';
    /**
     * The format of the file.
     */
    format: 'json' | 'csv';
    /**
     * The number of records written so far.
     */
    records: number;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was completed, in epoch milliseconds. Null while it is not.
     */
    completedAt: number | null;
    /**
     * When the file is deleted: 7 days after the export was completed. Epoch milliseconds.
     */
    expiresAt: number | null;
    /**
     * Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. `ERASED`: something that it showed was erased; start it again.
     */
    failureReason: 'TOO_LARGE' | 'NOT_FINISHED' | 'ERASED' | null;
};

/**
 * The progress of the export. If it is complete, a signed link to its file.
 */
export type GetExportResponse = {
    /**
     * The ID of the export.
     */
    exportId: string;
    /**
     * Poll while it is `RUNNING`. `EXPIRED`: the file was deleted.
     */
    status: 'RUNNING' | 'COMPLETE' | 'FAILED' | 'EXPIRED';
    /**
     * What the file contains.
     */
    what: 'entities' | 'cases';
    /**
     * The format of the file.
     */
    format: 'json' | 'csv';
    /**
     * The number of records written so far.
     */
    records: number;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it was completed, in epoch milliseconds. Null while it is not.
     */
    completedAt: number | null;
    /**
     * When the file is deleted: 7 days after the export was completed. Epoch milliseconds.
     */
    expiresAt: number | null;
    /**
     * Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. `ERASED`: something that it showed was erased; start it again.
     */
    failureReason: 'TOO_LARGE' | 'NOT_FINISHED' | 'ERASED' | null;
    /**
     * A signed link to the file, valid for 300 seconds. Every response has a new link. Do not store it.
     */
    url: string | null;
};

/**
 * A page of events, oldest first.
 */
export type ListEventsResponse = {
    /**
     * The events of this page, oldest first.
     */
    events: Array<Event>;
    /**
     * Send it as `cursor` to read the events that follow, now or later. Null if there are no events yet.
     */
    nextCursor: string | null;
    /**
     * Whether more events can be read now.
     */
    hasMore: boolean;
};

/**
 * Something that happened to your data.
 */
export type Event = {
    /**
     * The ID of the event. Webhook messages about it carry the same ID in the header `webhook-id`.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'historical_search.finished' | 'candidate.created' | 'candidate.updated' | 'case.updated' | 'order.available' | 'hearing.listed' | 'hearing.changed' | 'hearing.list_missing' | 'hearing.list_read' | 'hearing.digest' | 'entity.synced' | 'source.degraded' | 'source.recovered' | 'webhook.disabled' | 'webhook.test';
    /**
     * When the event happened.
     */
    timestamp: string;
    /**
     * The IDs and states of the resources that the event is about. Read other details through the API.
     */
    data: {
        [key: string]: string | number | null;
    };
};

/**
 * The new webhook endpoint with its secret.
 */
export type CreateWebhookResponse = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
    /**
     * The URL that messages are sent to.
     */
    url: string;
    /**
     * The events of this page, oldest first.
     */
    events: Array<'historical_search.finished' | 'candidate.created' | 'candidate.updated' | 'case.updated' | 'order.available' | 'hearing.listed' | 'hearing.changed' | 'hearing.list_missing' | 'hearing.list_read' | 'hearing.digest' | 'entity.synced' | 'source.degraded' | 'source.recovered' | 'webhook.disabled' | 'webhook.test'>;
    /**
     * A description for people.
     */
    description: string;
    /**
     * A `DISABLED` endpoint receives no messages. Update it to enable it again.
     */
    status: 'ENABLED' | 'DISABLED';
    /**
     * `BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed.
     */
    disabledReason: 'BY_OWNER' | 'GONE' | 'UNREACHABLE' | null;
    /**
     * Epoch milliseconds.
     */
    created: number;
    /**
     * Epoch milliseconds.
     */
    updated: number;
    /**
     * The secret that verifies the signatures of messages. It is shown only once.
     */
    secret: string;
};

/**
 * A page of webhook endpoints.
 */
export type ListWebhooksResponse = {
    /**
     * The webhook endpoints of this page, oldest first.
     */
    webhooks: Array<Webhook>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * A URL that events are sent to.
 */
export type Webhook = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
    /**
     * The URL that messages are sent to.
     */
    url: string;
    /**
     * The types of events that are sent to this endpoint.
     */
    events: Array<'historical_search.finished' | 'candidate.created' | 'candidate.updated' | 'case.updated' | 'order.available' | 'hearing.listed' | 'hearing.changed' | 'hearing.list_missing' | 'hearing.list_read' | 'hearing.digest' | 'entity.synced' | 'source.degraded' | 'source.recovered' | 'webhook.disabled' | 'webhook.test'>;
    /**
     * A description for people.
     */
    description: string;
    /**
     * A `DISABLED` endpoint receives no messages. Update it to enable it again.
     */
    status: 'ENABLED' | 'DISABLED';
    /**
     * `BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed.
     */
    disabledReason: 'BY_OWNER' | 'GONE' | 'UNREACHABLE' | null;
    /**
     * Epoch milliseconds.
     */
    created: number;
    /**
     * Epoch milliseconds.
     */
    updated: number;
};

/**
 * The webhook endpoint was deleted. The response is an empty object.
 */
export type DeleteWebhookResponse = {
    [key: string]: never;
};

/**
 * The new secret.
 */
export type RotateWebhookSecretResponse = {
    /**
     * The new secret. It is shown only once.
     */
    secret: string;
    /**
     * Until this time, messages are also signed with the previous secret. Epoch milliseconds.
     */
    previousSecretUntil: number;
};

/**
 * One event on its way to one webhook endpoint.
 */
export type WebhookDelivery = {
    /**
     * The ID of the delivery.
     */
    deliveryId: string;
    /**
     * The ID of the event. Messages carry it in the header `webhook-id`.
     */
    eventId: string;
    /**
     * The type of the event.
     */
    type: 'historical_search.finished' | 'candidate.created' | 'candidate.updated' | 'case.updated' | 'order.available' | 'hearing.listed' | 'hearing.changed' | 'hearing.list_missing' | 'hearing.list_read' | 'hearing.digest' | 'entity.synced' | 'source.degraded' | 'source.recovered' | 'webhook.disabled' | 'webhook.test';
    /**
     * How far the delivery is.
     */
    status: 'PENDING' | 'DELIVERED' | 'FAILED';
    /**
     * How many times delivery was attempted.
     */
    attempts: number;
    /**
     * When delivery was last attempted, in epoch milliseconds. Null if never.
     */
    lastAttemptAt: number | null;
    /**
     * When delivery is attempted next, in epoch milliseconds. Null if it is not.
     */
    nextAttemptAt: number | null;
    /**
     * The HTTP status of the last response.
     */
    lastStatus: number | null;
    /**
     * The first 4 KB of the last response.
     */
    lastAnswer: string | null;
    /**
     * Why the last attempt got no response.
     */
    problem: 'ADDRESS_REFUSED' | 'NAME_NOT_RESOLVED' | 'CONNECTION_FAILED' | 'TLS_FAILED' | 'TIMED_OUT' | 'ENDPOINT_DISABLED' | null;
    /**
     * Epoch milliseconds.
     */
    created: number;
};

/**
 * A page of deliveries, newest first.
 */
export type ListWebhookDeliveriesResponse = {
    /**
     * The deliveries of this page, newest first.
     */
    deliveries: Array<WebhookDelivery>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * The number of events that are being sent again.
 */
export type ReplayWebhookEventsResponse = {
    /**
     * The number of events that are being sent again, at most 500 per request.
     */
    replayed: number;
    /**
     * Send it as `cursor` to replay the remaining events. Null if there are none.
     */
    nextCursor: string | null;
};

/**
 * The account with its plan, allowance and budgets.
 */
export type GetAccountResponse = {
    /**
     * The ID of the account that owns the record.
     */
    accountId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * Who decides about new cases and candidates.
     */
    reviewer: 'CUSTOMER' | 'OPERATOR';
    /**
     * What the plan of the account includes.
     */
    plan: {
        /**
         * The name, for people.
         */
        name: string;
        /**
         * The products that the plan includes.
         */
        products: Array<'WATCHLIST' | 'LIVE_CASE_LOOKUP' | 'ORDER_DOWNLOADS' | 'AI_SUMMARIES' | 'HISTORICAL_SEARCH'>;
        /**
         * The rate limit of the account, in units per minute.
         */
        requestsPerMinute: number;
        /**
         * What the plan says about historical searches.
         */
        historicalSearch: {
            /**
             * How many historical searches can be started per minute.
             */
            startsPerMinute: number;
            /**
             * Whether each delivered page is billed, or each search.
             */
            billing: 'PER_PAGE' | 'PER_SEARCH';
            /**
             * The number of billable units in this plan.
             */
            allowance: number;
            /**
             * The number of units used so far.
             */
            used: number;
            /**
             * The maximum number of results of one search.
             */
            resultsPerSearch: number;
            /**
             * Whether the plan includes asynchronous searches.
             */
            async: boolean;
            /**
             * Whether any data source is enabled for the account.
             */
            sourceEnabled: boolean;
        };
    };
    /**
     * What may be spent for the account today, and what was.
     */
    budgets: Array<Budget>;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
};

/**
 * What may be spent for the account in a day.
 */
export type Budget = {
    /**
     * What the budget is for: live court data, or the language model that writes summaries.
     */
    budget: 'COURT_DATA' | 'MODEL';
    /**
     * The maximum that can be spent for the account in one day of Indian time.
     */
    limitPaise: number;
    /**
     * What was spent today, in paise.
     */
    spentPaise: number;
    /**
     * When the day ends, in epoch milliseconds.
     */
    until: number;
};

/**
 * A page of audit log entries, newest first.
 */
export type ListAccountAuditEntriesResponse = {
    /**
     * The entries of this page.
     */
    entries: Array<AuditEntry>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * One change: who changed what, and when.
 */
export type AuditEntry = {
    /**
     * The ID of the entry.
     */
    entryId: string;
    /**
     * The account that owns the resource. Null if it belongs to no account, such as a plan.
     */
    accountId: string | null;
    /**
     * The ID of the resource.
     */
    thing: string;
    /**
     * The kind of resource.
     */
    thingKind: 'ENTITY' | 'CANDIDATE' | 'CASE' | 'IMPORT' | 'EXPORT' | 'KEY' | 'USER' | 'TEAM' | 'WEBHOOK' | 'CALENDAR' | 'HOLIDAYS' | 'ACCOUNT' | 'PLAN' | 'SOURCE' | 'CHALLENGE' | 'OPERATOR_KEY' | 'ERASURE';
    /**
     * What was done.
     */
    action: 'CREATE' | 'UPDATE' | 'ARCHIVE' | 'PAUSE' | 'RESUME' | 'SHARE' | 'LINK' | 'MERGE' | 'APPROVE' | 'REJECT' | 'CONFIRM' | 'DECLINE' | 'ROTATE' | 'REVOKE' | 'REMOVE' | 'ANSWER' | 'REOPEN' | 'SET_ASIDE' | 'SIGN_IN';
    /**
     * Who did it.
     */
    actor: {
        /**
         * Whether it was a user, an operator or a link.
         */
        type: 'USER' | 'OPERATOR';
        /**
         * The ID of the user or of the operator key. Null if unknown.
         */
        id: string | null;
        /**
         * The ID of the key that was used. Null if none was.
         */
        keyId: string | null;
        /**
         * The account of the user, if known.
         */
        accountId: string | null;
    };
    /**
     * The `X-Request-Id` of the request that caused it.
     */
    requestId: string;
    /**
     * The fields that were changed. Values are recorded only for states, limits and IDs, because other values may be personal data.
     */
    fields: Array<{
        /**
         * The name of the field.
         */
        field: string;
        /**
         * Whether the field was set, changed or cleared.
         */
        change: 'SET' | 'CHANGED' | 'CLEARED';
        /**
         * The old value.
         */
        from?: string;
        /**
         * The new value.
         */
        to?: string;
    }>;
    /**
     * When it happened, in epoch milliseconds.
     */
    at: number;
};

/**
 * The billed units per day, product and API key, with totals.
 */
export type ListAccountUsageResponse = {
    /**
     * The billed units.
     */
    usage: Array<{
        /**
         * `YYYY-MM-DD`, in Indian time.
         */
        day: string;
        /**
         * The product that was billed.
         */
        product: 'WATCHLIST' | 'LIVE_CASE_LOOKUP' | 'ORDER_DOWNLOADS' | 'AI_SUMMARIES' | 'HISTORICAL_SEARCH';
        /**
         * The API key that made the request. Null if no request caused the charge.
         */
        keyId: string | null;
        /**
         * The number of billed units.
         */
        units: number;
    }>;
    /**
     * The total number of units per product.
     */
    totals: {
        [key: string]: number;
    };
};

/**
 * The usage records of the period.
 */
export type ExportAccountUsageResponse = {
    /**
     * The entries of this page.
     */
    entries: Array<{
        /**
         * The ID of the entry.
         */
        entryId: string;
        /**
         * When it was created, in epoch milliseconds.
         */
        created: number;
        /**
         * The product that was billed.
         */
        product: 'WATCHLIST' | 'LIVE_CASE_LOOKUP' | 'ORDER_DOWNLOADS' | 'AI_SUMMARIES' | 'HISTORICAL_SEARCH';
        /**
         * The number of billed units.
         */
        units: number;
        /**
         * Identifies what was billed. Each key is billed only once.
         */
        billingKey: string;
        /**
         * The ID of the key. It is not the key itself and not secret.
         */
        keyId: string | null;
    }>;
};

/**
 * The status of every court type and its sources, in the order in which they are asked.
 */
export type GetStatusResponse = {
    /**
     * The status of every court type.
     */
    courts: Array<{
        /**
         * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
         */
        courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
        /**
         * `OK` if all sources can be asked, `DEGRADED` if some can, `UNAVAILABLE` if none can.
         */
        status: 'OK' | 'DEGRADED' | 'UNAVAILABLE';
        /**
         * The sources.
         */
        sources: Array<SourceStatus>;
    }>;
    /**
     * The daily search for new cases.
     */
    dailySync: {
        /**
         * When it was last completed, in epoch milliseconds. Null if never.
         */
        lastCompletedAt: number | null;
        /**
         * Whether no daily sync has been completed for 26 hours.
         */
        overdue: boolean;
    };
};

/**
 * Whether a source can be asked now.
 */
export type SourceStatus = {
    /**
     * The name of the source.
     */
    source: string;
    /**
     * Whether the source can be asked. If it is not `OK`, the reason.
     */
    state: 'OFF' | 'PAUSED' | 'CAP_REACHED' | 'ACCOUNT_REFUSED' | 'DOWN' | 'OK';
    /**
     * When this state ends by itself, in epoch milliseconds. Null if it does not or is not known.
     */
    until: number | null;
    /**
     * When the source last gave a definite answer in the last hour, in epoch milliseconds.
     */
    lastAnsweredAt: number | null;
};

/**
 * The ID of the erasure, which is running.
 */
export type CreateErasureResponse = {
    /**
     * The ID of the erasure.
     */
    erasureId: string;
};

/**
 * An erasure with its report.
 */
export type Erasure = {
    /**
     * The ID of the erasure.
     */
    erasureId: string;
    /**
     * What is erased.
     */
    kind: 'ACCOUNT' | 'ENTITY' | 'CASE' | 'LOOKUP' | 'PERSON';
    /**
     * Null if a person is erased in all accounts.
     */
    accountId: string | null;
    /**
     * The ID of the entity, tracked case or looked-up case.
     */
    thing: string | null;
    /**
     * Whether it only counts.
     */
    dryRun: boolean;
    /**
     * `COMPLETE` if nothing was left. `FAILED` if `left` names what still is there; start it again.
     */
    status: 'RUNNING' | 'COMPLETE' | 'FAILED';
    /**
     * What was there at the start. For a person only in a dry run.
     */
    found: Array<{
        /**
         * The database table; `Temporal` or `documents` for what lies outside of it.
         */
        table: string;
        /**
         * The number of rows.
         */
        rows: number;
    }>;
    /**
     * Rows that were deleted, or from which the name was removed.
     */
    erased: Array<{
        /**
         * The database table; `Temporal` or `documents` for what lies outside of it.
         */
        table: string;
        /**
         * The number of rows.
         */
        rows: number;
    }>;
    /**
     * Documents and files of exports that were deleted because nobody else has them.
     */
    files: number;
    /**
     * Workflow histories that were deleted.
     */
    workflows: number;
    /**
     * What was found afterwards. Empty proves the erasure. Null before.
     */
    left: Array<{
        /**
         * The database table; `Temporal` or `documents` for what lies outside of it.
         */
        table: string;
        /**
         * The number of rows.
         */
        rows: number;
    }> | null;
    /**
     * Tables of which rows stay, and why. None of them holds names.
     */
    stays: Array<{
        /**
         * The database table; `Temporal` or `documents` for what lies outside of it.
         */
        table: string;
        /**
         * Why its rows stay.
         */
        why: string;
    }>;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * When it ended, in epoch milliseconds. Null while it is open.
     */
    endedAt: number | null;
};

/**
 * The new API key. The key itself is shown only once.
 */
export type CreateApiKeyResponse = {
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * The user the key acts for.
     */
    userId: string;
    /**
     * The first characters of the key, to tell keys apart.
     */
    prefix: string;
    /**
     * The last four characters of the key, to tell keys apart.
     */
    lastFour: string;
    /**
     * The permissions of the key.
     */
    permissions: Array<'watchlist.read' | 'watchlist.write' | 'case.read' | 'case.write' | 'historicalSearch.read' | 'historicalSearch.write' | 'webhook.read' | 'webhook.write' | 'account.admin'>;
    /**
     * Epoch milliseconds.
     */
    expiresAt: number | null;
    /**
     * Epoch milliseconds.
     */
    revokedAt: number | null;
    /**
     * Epoch milliseconds.
     */
    lastUsedAt: number | null;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * The key itself. It is shown only once and is not stored.
     */
    key: string;
};

/**
 * A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed.
 */
export type KeyEndsSoonerError = {
    /**
     * The HTTP status of the response.
     */
    httpStatusCode: 403;
    /**
     * Identifies the error. A code is never reused for a different error.
     */
    code: 60446;
    /**
     * A description of the error for people.
     */
    message: string;
    /**
     * Always true: the service itself answered, not a proxy.
     */
    appError: true;
    /**
     * Additional data about this occurrence of the error.
     */
    details?: {
        /**
         * When the own key expires, in epoch milliseconds.
         */
        until?: number;
    };
};

/**
 * A page of API keys, without their secrets.
 */
export type ListApiKeysResponse = {
    /**
     * The API keys of this page, oldest first.
     */
    apiKeys: Array<ApiKey>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * An API key without its text.
 */
export type ApiKey = {
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId: string;
    /**
     * What the key is for.
     */
    name: string;
    /**
     * The user the key acts for.
     */
    userId: string;
    /**
     * The first characters of the key, to tell keys apart.
     */
    prefix: string;
    /**
     * The last four characters of the key, to tell keys apart.
     */
    lastFour: string;
    /**
     * The permissions of the key.
     */
    permissions: Array<'watchlist.read' | 'watchlist.write' | 'case.read' | 'case.write' | 'historicalSearch.read' | 'historicalSearch.write' | 'webhook.read' | 'webhook.write' | 'account.admin'>;
    /**
     * Epoch milliseconds.
     */
    expiresAt: number | null;
    /**
     * Epoch milliseconds.
     */
    revokedAt: number | null;
    /**
     * Epoch milliseconds.
     */
    lastUsedAt: number | null;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
};

/**
 * The API key was revoked. The response is an empty object.
 */
export type RevokeApiKeyResponse = {
    [key: string]: never;
};

/**
 * The new API key. The key itself is shown only once.
 */
export type RotateApiKeyResponse = {
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * The user the key acts for.
     */
    userId: string;
    /**
     * The first characters of the key, to tell keys apart.
     */
    prefix: string;
    /**
     * The last four characters of the key, to tell keys apart.
     */
    lastFour: string;
    /**
     * The permissions of the key.
     */
    permissions: Array<'watchlist.read' | 'watchlist.write' | 'case.read' | 'case.write' | 'historicalSearch.read' | 'historicalSearch.write' | 'webhook.read' | 'webhook.write' | 'account.admin'>;
    /**
     * Epoch milliseconds.
     */
    expiresAt: number | null;
    /**
     * Epoch milliseconds.
     */
    revokedAt: number | null;
    /**
     * Epoch milliseconds.
     */
    lastUsedAt: number | null;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
    /**
     * The key itself. It is shown only once and is not stored.
     */
    key: string;
    /**
     * When the old key expires, in epoch milliseconds.
     */
    previousExpiresAt: number;
};

/**
 * A page of users.
 */
export type ListUsersResponse = {
    /**
     * The users of this page, oldest first.
     */
    users: Array<User>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * A person or program that keys belong to.
 */
export type User = {
    /**
     * The ID of the user.
     */
    userId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
};

/**
 * The user was deleted. The response is an empty object.
 */
export type DeleteUserResponse = {
    [key: string]: never;
};

/**
 * A page of teams.
 */
export type ListTeamsResponse = {
    /**
     * The teams of this page, oldest first.
     */
    teams: Array<Team>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * A group of users.
 */
export type Team = {
    /**
     * The ID of the team.
     */
    teamId: string;
    /**
     * The name, for people.
     */
    name: string;
    /**
     * When it was created, in epoch milliseconds.
     */
    created: number;
};

/**
 * The team was deleted. The response is an empty object.
 */
export type DeleteTeamResponse = {
    [key: string]: never;
};

/**
 * A page of the members of the team.
 */
export type ListTeamMembersResponse = {
    /**
     * The IDs of the users in the team.
     */
    userIds: Array<string>;
    /**
     * Send it as `cursor` to read the next page. Null if this is the last page.
     */
    nextCursor: string | null;
};

/**
 * The members of the team.
 */
export type AddTeamMemberResponse = {
    /**
     * The IDs of the users in the team.
     */
    userIds: Array<string>;
};

/**
 * The remaining members of the team.
 */
export type RemoveTeamMemberResponse = {
    /**
     * The IDs of the users in the team.
     */
    userIds: Array<string>;
};

/**
 * What `listCaseTypes` takes.
 */
export type ListCaseTypesParameters = {
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The code of the bench or establishment of the court.
     */
    establishmentCode?: string;
};

/**
 * What `getCase` takes.
 */
export type GetCaseParameters = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
};

/**
 * What `getOrderReference` takes.
 */
export type GetOrderReferenceParameters = {
    /**
     * The reference, with or without its hyphens and in upper or lower case.
     */
    reference: string;
};

/**
 * What `getSummary` takes.
 */
export type GetSummaryParameters = {
    /**
     * The `_id` of the summary.
     */
    id: string;
};

/**
 * What `listHistoricalSearches` takes.
 */
export type ListHistoricalSearchesParameters = {
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getHistoricalSearch` takes.
 */
export type GetHistoricalSearchParameters = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
};

/**
 * What `cancelHistoricalSearch` takes.
 */
export type CancelHistoricalSearchParameters = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
};

/**
 * What `listHistoricalSearchResults` takes.
 */
export type ListHistoricalSearchResultsParameters = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
    /**
     * The `nextPageToken` of the previous page. Leave it out for the first page.
     */
    pageToken?: string;
};

/**
 * What `downloadHistoricalSearchResults` takes.
 */
export type DownloadHistoricalSearchResultsParameters = {
    /**
     * The ID of the search or lookup. Use it in later requests.
     */
    searchId: string;
};

/**
 * What `listEntityImports` takes.
 */
export type ListEntityImportsParameters = {
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getEntityImport` takes.
 */
export type GetEntityImportParameters = {
    /**
     * The `importId`.
     */
    id: string;
    /**
     * How many items to return, 1 to 5000. The default is 5000.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getEntity` takes.
 */
export type GetEntityParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `updateEntity` takes beside its body.
 */
export type UpdateEntityParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `archiveEntity` takes.
 */
export type ArchiveEntityParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `pauseEntity` takes.
 */
export type PauseEntityParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `resumeEntity` takes.
 */
export type ResumeEntityParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `shareEntity` takes beside its body.
 */
export type ShareEntityParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `discoverEntityCases` takes.
 */
export type DiscoverEntityCasesParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `searchCandidates` takes beside its body.
 */
export type SearchCandidatesParameters = {
    /**
     * The `_id` of the entity.
     */
    id: string;
};

/**
 * What `confirmCandidate` takes.
 */
export type ConfirmCandidateParameters = {
    /**
     * The `_id` of the candidate.
     */
    id: string;
};

/**
 * What `declineCandidate` takes.
 */
export type DeclineCandidateParameters = {
    /**
     * The `_id` of the candidate.
     */
    id: string;
};

/**
 * What `getTrackedCase` takes.
 */
export type GetTrackedCaseParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
};

/**
 * What `updateTrackedCase` takes beside its body.
 */
export type UpdateTrackedCaseParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
};

/**
 * What `listTrackedCaseChanges` takes.
 */
export type ListTrackedCaseChangesParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
    /**
     * Without a `cursor`: begins after the change with this `changeId`.
     */
    before?: string;
};

/**
 * What `shareTrackedCase` takes beside its body.
 */
export type ShareTrackedCaseParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
};

/**
 * What `completeTrackedCaseIdentifier` takes beside its body.
 */
export type CompleteTrackedCaseIdentifierParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
};

/**
 * What `refreshTrackedCase` takes.
 */
export type RefreshTrackedCaseParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
};

/**
 * What `listHearings` takes.
 */
export type ListHearingsParameters = {
    /**
     * The first day. By default today in India.
     */
    from?: string;
    /**
     * The last day, at most 366 days after the first. By default 30 days after the first.
     */
    to?: string;
    /**
     * Returns only hearings of cases that are tracked for this entity.
     */
    entityId?: string;
    /**
     * Returns only hearings of this case.
     */
    caseId?: string;
    /**
     * The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`).
     */
    courtType?: 'DC' | 'SC' | 'HC' | 'CC' | 'NCLT' | 'NCLAT' | 'GSTAT' | 'DRT' | 'DRAT' | 'CESTAT';
    /**
     * The state of India. Null if unknown.
     */
    state?: 'EXPECTED' | 'LISTED' | 'NOT_COVERED' | 'SOURCE_DOWN' | 'LIST_UNREADABLE' | 'LIST_NOT_PUBLISHED' | 'NOT_LISTED' | 'COURT_CLOSED' | 'MOVED' | 'REMOVED' | 'PAST';
    /**
     * Returns only hearings that were created or changed at this time or later, or that you could not see before. Hearings of the minute before can be among them. Send the `asOf` of the previous response. Epoch milliseconds.
     */
    updatedSince?: number;
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getHearing` takes.
 */
export type GetHearingParameters = {
    /**
     * The `hearingId`.
     */
    id: string;
};

/**
 * What `listTrackedCaseHearings` takes.
 */
export type ListTrackedCaseHearingsParameters = {
    /**
     * The `_id` of the tracked case.
     */
    id: string;
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `listCalendars` takes.
 */
export type ListCalendarsParameters = {
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getCalendar` takes.
 */
export type GetCalendarParameters = {
    /**
     * The `calendarId`.
     */
    id: string;
};

/**
 * What `updateCalendar` takes beside its body.
 */
export type UpdateCalendarParameters = {
    /**
     * The `calendarId`.
     */
    id: string;
};

/**
 * What `deleteCalendar` takes.
 */
export type DeleteCalendarParameters = {
    /**
     * The `calendarId`.
     */
    id: string;
};

/**
 * What `rotateCalendarAddress` takes beside its body.
 */
export type RotateCalendarAddressParameters = {
    /**
     * The `calendarId`.
     */
    id: string;
};

/**
 * What `listExports` takes.
 */
export type ListExportsParameters = {
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getExport` takes.
 */
export type GetExportParameters = {
    /**
     * The `exportId`.
     */
    id: string;
};

/**
 * What `listEvents` takes.
 */
export type ListEventsParameters = {
    /**
     * The `nextCursor` of the previous response, or the `id` of the last event you know.
     */
    cursor?: string;
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * Returns only events of these types. Separate the types with commas.
     */
    types?: string;
};

/**
 * What `listWebhooks` takes.
 */
export type ListWebhooksParameters = {
    /**
     * How many items to return, 1 to 1000. The default is 1000.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `getWebhook` takes.
 */
export type GetWebhookParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
};

/**
 * What `updateWebhook` takes beside its body.
 */
export type UpdateWebhookParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
};

/**
 * What `deleteWebhook` takes.
 */
export type DeleteWebhookParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
};

/**
 * What `rotateWebhookSecret` takes.
 */
export type RotateWebhookSecretParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
};

/**
 * What `testWebhook` takes.
 */
export type TestWebhookParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
};

/**
 * What `listWebhookDeliveries` takes.
 */
export type ListWebhookDeliveriesParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
    /**
     * Returns only deliveries with this status.
     */
    status?: 'PENDING' | 'DELIVERED' | 'FAILED';
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `replayWebhookDelivery` takes.
 */
export type ReplayWebhookDeliveryParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
    /**
     * The ID of the delivery.
     */
    deliveryId: string;
};

/**
 * What `replayWebhookEvents` takes beside its body.
 */
export type ReplayWebhookEventsParameters = {
    /**
     * The ID of the webhook endpoint.
     */
    webhookId: string;
};

/**
 * What `listAccountAuditEntries` takes.
 */
export type ListAccountAuditEntriesParameters = {
    /**
     * The ID of the resource.
     */
    thing?: string;
    /**
     * How many items to return, 1 to 100. The default is 20.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `listAccountUsage` takes.
 */
export type ListAccountUsageParameters = {
    /**
     * The first day, `YYYY-MM-DD`, in Indian time. By default, 29 days before `to`.
     */
    from?: string;
    /**
     * The last day, `YYYY-MM-DD`, in Indian time. By default, today.
     */
    to?: string;
    /**
     * The product that was billed.
     */
    product?: 'WATCHLIST' | 'LIVE_CASE_LOOKUP' | 'ORDER_DOWNLOADS' | 'AI_SUMMARIES' | 'HISTORICAL_SEARCH';
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId?: string;
};

/**
 * What `exportAccountUsage` takes.
 */
export type ExportAccountUsageParameters = {
    /**
     * The first day, `YYYY-MM-DD`, in Indian time. By default, 29 days before `to`.
     */
    from?: string;
    /**
     * The last day, `YYYY-MM-DD`, in Indian time. By default, today.
     */
    to?: string;
    /**
     * The format of the file.
     */
    format?: 'json' | 'csv';
};

/**
 * What `getErasure` takes.
 */
export type GetErasureParameters = {
    /**
     * The ID of the erasure.
     */
    erasureId: string;
};

/**
 * What `listApiKeys` takes.
 */
export type ListApiKeysParameters = {
    /**
     * How many items to return, 1 to 1000. The default is 1000.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `updateApiKey` takes beside its body.
 */
export type UpdateApiKeyParameters = {
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId: string;
};

/**
 * What `revokeApiKey` takes.
 */
export type RevokeApiKeyParameters = {
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId: string;
};

/**
 * What `rotateApiKey` takes beside its body.
 */
export type RotateApiKeyParameters = {
    /**
     * The ID of the key. It is not the key itself and not secret.
     */
    keyId: string;
};

/**
 * What `listUsers` takes.
 */
export type ListUsersParameters = {
    /**
     * How many items to return, 1 to 1000. The default is 1000.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `renameUser` takes beside its body.
 */
export type RenameUserParameters = {
    /**
     * The ID of the user.
     */
    userId: string;
};

/**
 * What `deleteUser` takes.
 */
export type DeleteUserParameters = {
    /**
     * The ID of the user.
     */
    userId: string;
};

/**
 * What `listTeams` takes.
 */
export type ListTeamsParameters = {
    /**
     * How many items to return, 1 to 1000. The default is 1000.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `renameTeam` takes beside its body.
 */
export type RenameTeamParameters = {
    /**
     * The ID of the team.
     */
    teamId: string;
};

/**
 * What `deleteTeam` takes.
 */
export type DeleteTeamParameters = {
    /**
     * The ID of the team.
     */
    teamId: string;
};

/**
 * What `listTeamMembers` takes.
 */
export type ListTeamMembersParameters = {
    /**
     * The ID of the team.
     */
    teamId: string;
    /**
     * How many items to return, 1 to 1000. The default is 1000.
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous response.
     */
    cursor?: string;
};

/**
 * What `addTeamMember` takes beside its body.
 */
export type AddTeamMemberParameters = {
    /**
     * The ID of the team.
     */
    teamId: string;
};

/**
 * What `removeTeamMember` takes.
 */
export type RemoveTeamMemberParameters = {
    /**
     * The ID of the team.
     */
    teamId: string;
    /**
     * The ID of the user.
     */
    userId: string;
};
