import { registerHooks } from 'node:module'
import test from 'ava'

/*
 * Loaded before each test file. In a file that joins others (scripts/tests/join-tests.ts), each of these gets an AVA that puts its own
 * name before its titles, as AVA itself does for a file that runs alone.
 */
const WRAPPED = new URL('./joined-test.ts?of=', import.meta.url).href

if (test.meta.file.includes('/.dev/joined-tests/'))
  registerHooks({
    resolve(specifier, context, next) {
      const importer = context.parentURL ?? ''
      // The file below imports the real one.
      if (specifier !== 'ava' || importer.startsWith(WRAPPED)) return next(specifier, context)
      return { url: WRAPPED + encodeURIComponent(importer), format: 'module-typescript', shortCircuit: true }
    },
  })
