import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name server on loopback. */
export interface NameServer {
  /** With its port, as `DNS_SERVERS` takes it. */
  address: string
  /** Resolves when this many questions have come. */
  received(count: number): Promise<void>
  /** Answers it has given. */
  answered(): number
  close(): Promise<void>
}

const A = 1
const AAAA = 28
const NO_SUCH_NAME = 3
/** Where the name begins in a question, after a header of twelve bytes. */
const NAME_AT = 12

/** Starts one that knows these names: what each stands for, or that it is never answered. Every other name does not exist. */
export async function startNameServer(names: Record<string, string[] | 'SILENT'>): Promise<NameServer> {
  const socket = createSocket('udp4')
  let questions = 0
  let answers = 0
  socket.on('message', (question, { address, port }) => {
    questions++
    socket.emit('asked')
    const { name, end } = nameIn(question)
    const known = names[name]
    if (known === 'SILENT') return
    answers++
    socket.send(answerTo(question, end, known), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async received(count) {
      while (questions < count) await once(socket, 'asked')
    },
    answered: () => answers,
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = NAME_AT
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** The question again, and after it the addresses of the kind that was asked for (RFC 1035, 4.1). */
function answerTo(question: Buffer, endOfName: number, known: string[] | undefined): Buffer {
  const type = question.readUInt16BE(endOfName)
  const wanted = known?.filter((address) => (isIP(address) === 4 ? A : AAAA) === type) ?? []
  const header = Buffer.from(question.subarray(0, NAME_AT))
  header.writeUInt16BE(0x8180 | (known ? 0 : NO_SUCH_NAME), 2)
  for (const [count, at] of [
    [1, 4],
    [wanted.length, 6],
    [0, 8],
    [0, 10],
  ] as const)
    header.writeUInt16BE(count, at)
  return Buffer.concat([header, question.subarray(NAME_AT, endOfName + 4), ...wanted.map((one) => record(type, one))])
}

function record(type: number, address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
  const head = Buffer.alloc(12)
  // The name is that of the question.
  head.writeUInt16BE(0xc000 | NAME_AT, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([head, bytes])
}
