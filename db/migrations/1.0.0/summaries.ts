import { DAY, HASH, ID, KEY } from './column-types.ts'

export const summaries = {
  /** `items`: what a reader acts on, as JSON: directions, sums, protection, dates; `last_due_by`: the last day among its directions. */
  case_summaries: `
    id ${ID} NOT NULL,
    account_id ${ID} NOT NULL,
    looked_up_case_id ${ID} NOT NULL,
    api_key_id ${ID} NULL,
    status VARCHAR(10) NOT NULL,
    risk_level VARCHAR(20) NOT NULL,
    case_summary LONGTEXT NOT NULL,
    risk_justification LONGTEXT NOT NULL,
    order_summaries LONGTEXT NOT NULL,
    items LONGTEXT NULL,
    last_due_by ${DAY} NULL,
    error VARCHAR(500) NULL,
    input_tokens INT NOT NULL,
    output_tokens INT NOT NULL,
    cost_paise INT NOT NULL,
    deadline_at BIGINT NOT NULL,
    generated_at BIGINT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    INDEX case_summaries_latest (looked_up_case_id, status, generated_at),
    INDEX case_summaries_due (account_id, last_due_by),
    INDEX case_summaries_under_way (status, id),
    CONSTRAINT case_summaries_account FOREIGN KEY (account_id) REFERENCES accounts (id),
    CONSTRAINT case_summaries_case FOREIGN KEY (looked_up_case_id) REFERENCES looked_up_cases (id) ON DELETE CASCADE`,
  /** Texts of documents, by the hash of the document. */
  document_texts: `
    document_key ${HASH} NOT NULL,
    pages_gzip LONGBLOB NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (document_key)`,
  /** Parts of summaries of documents, shared by all who ask. */
  order_summaries: `
    document_key ${HASH} NOT NULL,
    version ${KEY} NOT NULL,
    part INT NOT NULL,
    summary LONGTEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (document_key, version, part)`,
} as const
