import { setFlagsFromString } from 'node:v8'

/*
 * Imported first by each process. V8 tries to keep a mostly waiting process small: it collects the whole heap after a
 * third of growth, which under large request bodies was four times a second, 50 ms each. With two thirds it is once in
 * 35 MB, and the peak of a large import is lower too. The space for new objects is in `SMALL_PROCESS`, because V8 reads
 * that flag before the first line runs.
 */
setFlagsFromString('--heap-growing-percent=65')
