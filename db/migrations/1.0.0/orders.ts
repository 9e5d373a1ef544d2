import { code, HASH, ID, KEY } from './column-types.ts'

export const orders = {
  /** Stored documents of orders, by the hash of their bytes. */
  order_documents: `
    order_id ${ID} NOT NULL,
    reference ${code(20)} NOT NULL,
    source VARCHAR(50) NOT NULL,
    original_key ${HASH} NOT NULL,
    stamped_key ${HASH} NOT NULL,
    pages INT NOT NULL,
    retrieved_at BIGINT NOT NULL,
    downloaded_at BIGINT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (order_id),
    UNIQUE INDEX order_documents_reference (reference),
    INDEX order_documents_original (original_key),
    INDEX order_documents_stamped (stamped_key),
    CONSTRAINT order_documents_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
  /** Documents stored before their order refers to them, so that an erasure finds them. */
  document_arrivals: `
    order_id ${ID} NOT NULL,
    document_key ${code(64)} NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (order_id, document_key),
    INDEX document_arrivals_created (created),
    INDEX document_arrivals_document (document_key),
    CONSTRAINT document_arrivals_order FOREIGN KEY (order_id) REFERENCES orders (id)`,
  /** A provider's job that fetches all documents of a case, shared by its orders. */
  document_jobs: `
    identity_key ${KEY} NOT NULL,
    async_id VARCHAR(100) NULL,
    began_at BIGINT NOT NULL,
    asker ${code(80)} NULL,
    PRIMARY KEY (identity_key),
    INDEX document_jobs_began (began_at)`,
  /** Captchas that wait for a person. While one is open, the unique `open_key` holds its order. */
  challenges: `
    id ${ID} NOT NULL,
    order_id ${ID} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    workflow_id ${code(500)} NOT NULL,
    picture LONGBLOB NOT NULL,
    picture_type VARCHAR(50) NOT NULL,
    session LONGTEXT NOT NULL,
    status VARCHAR(10) NOT NULL,
    answer VARCHAR(50) NULL,
    answered_by ${ID} NULL,
    answered_at BIGINT NULL,
    created BIGINT NOT NULL,
    expires_at BIGINT NOT NULL DEFAULT 0,
    open_key ${ID} NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX challenges_open (open_key),
    INDEX challenges_status (status, created),
    INDEX challenges_order (order_id),
    CONSTRAINT challenges_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
  /** Outcomes of captchas; outlives the captchas. */
  challenge_history: `
    id ${ID} NOT NULL,
    order_id ${ID} NOT NULL,
    court_type VARCHAR(10) NOT NULL,
    status VARCHAR(10) NOT NULL,
    answered_by ${ID} NULL,
    created BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (id),
    INDEX challenge_history_status (status, id)`,
} as const
