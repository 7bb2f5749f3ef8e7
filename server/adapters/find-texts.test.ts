import { createSocket, type Socket } from 'node:dgram'
import { afterEach, expect, test } from 'vitest'
import { textsBy } from './find-texts.ts'

const NO_SUCH_NAME = 3
const SERVER_FAILURE = 2

const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

test('joins the pieces of a long record', async () => {
  const findTexts = textsBy([await dns({ texts: [['v=DKIM1; p=', 'MIIB'], ['outro']] })])

  expect((await findTexts('google._domainkey.casa.com.br'))?.sort()).toEqual(['outro', 'v=DKIM1; p=MIIB'])
})

test.each([
  ['a name without records', { texts: [] }, []],
  ['a name that does not exist', { texts: [], code: NO_SUCH_NAME }, []],
  ['a server that fails', { texts: [], code: SERVER_FAILURE }, null],
])('answers for %s', async (_case, answer, expected) => {
  expect(await textsBy([await dns(answer)])('casa.com.br')).toEqual(expected)
})

/** A DNS server that answers every question in this way (RFC 1035, 4.1). Returns its address. */
async function dns({ texts, code = 0 }: { texts: string[][]; code?: number }): Promise<string> {
  const socket = createSocket('udp4')
  sockets.push(socket)
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, texts, code), port, address))
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))

  return `127.0.0.1:${socket.address().port}`
}

function answerTo(query: Buffer, texts: string[][], code: number): Buffer {
  // The question: its name's labels, each with its length, then type and class.
  let end = 12
  while (query[end]) end += (query[end] ?? 0) + 1
  const question = query.subarray(12, end + 5)
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | code, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(texts.length, 6)

  return Buffer.concat([head, question, ...texts.map(record)])
}

/** A TXT record of the name in the question. */
function record(pieces: string[]): Buffer {
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])),
  )
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)

  return Buffer.concat([head, data])
}
