/**
 * Loaded before each test file. AVA asks Node for source maps, and every library's are read then; code of which Node only takes the types off
 * needs none, its lines stay where they are. That takes a sixth off the time in which a test process loads its code, and off that of each
 * process which it forks.
 */
process.setSourceMapsEnabled(false)
process.execArgv = process.execArgv.filter((argument) => argument !== '--enable-source-maps')
