import { setFlagsFromString } from 'node:v8'

/*
 * Imported first by each process. V8 sizes its young generation for a machine of its own: 16 MiB, times three, which a server
 * that answers small requests fills with garbage before it looks. With 4 MiB an API process stays some 40 MiB smaller under
 * load, at no measurable cost. Set here, so that it holds however the process is started; later it would not be obeyed.
 */
setFlagsFromString('--max-semi-space-size=4')
setFlagsFromString('--semi-space-growth-factor=1')
