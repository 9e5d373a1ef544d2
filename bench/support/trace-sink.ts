/** Takes what is sent to it and forgets it, like a collector of traces that costs the measured processes nothing but their sending. */
import { createServer } from 'node:http'

createServer((request, response) => {
  request.resume()
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'))
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
