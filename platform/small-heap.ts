import { setFlagsFromString } from 'node:v8'

/*
 * Imported first by each process. A process that mostly waits counts for V8 as one that should stay small: it collects its whole heap
 * whenever it holds a third more than after the last time. Bodies that go by count too, so somebody who sends much made it collect four
 * times a second, 50 ms each, in which everybody waited. With two thirds more it is once in 35 MB; and as it does not go beyond that either,
 * the peak of a large import is lower. The room for new objects cannot be set here: V8 reads it before it runs the first line. It is
 * in `SMALL_PROCESS`.
 */
setFlagsFromString('--heap-growing-percent=65')
