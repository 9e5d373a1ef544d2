/** The system's Chromium is used (see scripts/setup.mjs); puppeteer must not download one of its own at install. */
module.exports = { skipDownload: true }
