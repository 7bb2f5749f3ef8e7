import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FinalFailure } from '#platform/infrastructure/jobs/final-failure.ts'
import type { MailTransport, Message } from '../port.ts'
import { fileTransport } from './file-transport.ts'
import { smtpTransport } from './smtp.ts'
import { smtpServerOf } from './smtp-url.ts'

const MESSAGE: Message = {
  id: '3f6c.1@loja.example',
  from: { nome: 'Lira Instrumentos', email: 'loja@loja.example' },
  replyTo: { nome: 'Lira Instrumentos', email: 'atendimento@loja.example' },
  to: { nome: 'José Antônio', email: 'jose@cliente.example' },
  subject: 'Confirmação: é só mais um passo',
  html: '<p>Olá, coração. Visite <a href="https://loja.example/newsletter?chave=a_b-c">a loja</a></p>',
  text: 'Olá, coração.\n.\nUma linha que começa com ponto vem acima.',
  headers: { 'List-Unsubscribe': '<https://loja.example/newsletter/sair?chave=abc>' },
  attachments: [],
}

/** A transport, and the raw messages that arrived at its end. */
type Route = { transport: MailTransport; arrived: () => Promise<string[]>; close: () => Promise<unknown> }

describe.each([
  { name: 'files', open: openFiles },
  { name: 'SMTP', open: openSmtp },
])('mail by $name', ({ open }) => {
  let route: Route

  beforeEach(async () => {
    route = await open()
  })

  afterEach(async () => {
    route.transport.close()
    await route.close()
  })

  test('arrives with its sender, recipient, subject, id and headers', async () => {
    await route.transport.send(MESSAGE)

    const [raw = ''] = await route.arrived()
    const headers = headersOf(raw)
    expect(headers).toMatchObject({
      from: 'Lira Instrumentos <loja@loja.example>',
      'reply-to': 'Lira Instrumentos <atendimento@loja.example>',
      'message-id': '<3f6c.1@loja.example>',
      'list-unsubscribe': '<https://loja.example/newsletter/sair?chave=abc>',
    })
    expect(words(headers['subject'] ?? '')).toBe(MESSAGE.subject)
    expect(words(headers['to'] ?? '')).toBe('José Antônio <jose@cliente.example>')
  })

  test('arrives with its attachments under their names', async () => {
    const file = new File(['<nfe/>'], 'nfe-1042.xml', { type: 'application/xml' })
    await route.transport.send({ ...MESSAGE, attachments: [file] })

    const [raw = ''] = await route.arrived()
    expect(raw).toMatch(/Content-Type: application\/xml; name=nfe-1042\.xml/)
    expect(raw).toContain(Buffer.from('<nfe/>').toString('base64'))
  })

  test('arrives as text and as HTML, letter for letter', async () => {
    await route.transport.send(MESSAGE)

    const [raw = ''] = await route.arrived()
    expect(partOf(raw, 'text/plain')).toBe(MESSAGE.text)
    expect(partOf(raw, 'text/html')).toBe(MESSAGE.html)
  })

  test('that is sent again keeps its id', async () => {
    await route.transport.send(MESSAGE)
    await route.transport.send(MESSAGE)

    const ids = (await route.arrived()).map((raw) => headersOf(raw)['message-id'])
    expect(new Set(ids)).toEqual(new Set(['<3f6c.1@loja.example>']))
  })

  test('takes no header through a name or a subject', async () => {
    const nome = 'José\r\nBcc: outro@cliente.example'
    await route.transport.send({
      ...MESSAGE,
      subject: `Olá\r\nBcc: x@y.example`,
      to: { ...MESSAGE.to, nome },
    })

    const [raw = ''] = await route.arrived()
    expect(headersOf(raw)).not.toHaveProperty('bcc')
  })
})

describe('files', () => {
  test('a message sent twice replaces the first, and no partial file is left', async () => {
    const { transport, folder, close } = await openFiles()
    await transport.send(MESSAGE)
    await transport.send(MESSAGE)

    const names = await readdir(folder)
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/^[0-9a-f]+\.eml$/)
    // Mails contain keys: no other user of the machine may read them.
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o077).toBe(0)
    await close()
  })

  test('only the newest messages are kept', async () => {
    const { transport, folder, close } = await openFiles(3)
    for (let n = 1; n <= 5; n++) {
      await transport.send({ ...MESSAGE, id: `${n}@loja.example`, subject: `Mensagem ${n}` })
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name))
        await utimes(join(folder, name), 0, mtimeMs / 1000 - 60)
      }
    }

    const raws = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(raws.map((raw) => headersOf(raw)['subject']).sort()).toEqual([
      'Mensagem 3',
      'Mensagem 4',
      'Mensagem 5',
    ])
    await close()
  })
})

describe('SMTP', () => {
  test('does not retry a recipient that the server refuses for good', async () => {
    const { transport, close } = await openSmtp({
      refusing: 'jose@cliente.example',
      refusal: '550 não existe',
    })

    await expect(transport.send(MESSAGE)).rejects.toThrow(FinalFailure)
    transport.close()
    await close()
  })

  test.each([
    ['jose@cliente.example', '450 caixa ocupada'],
    ['loja@loja.example', '550 remetente não aceito'],
  ])('retries %s after the refusal %s', async (refusing, refusal) => {
    const { transport, close } = await openSmtp({ refusing, refusal })

    const failure = await transport.send(MESSAGE).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(FinalFailure)
    transport.close()
    await close()
  })

  test("fails if the server can't be reached", async () => {
    const { transport, close } = await openSmtp()
    await close()

    await expect(transport.send(MESSAGE)).rejects.toThrow('ECONNREFUSED')
    transport.close()
  })

  test('decodes user and password from the address', async () => {
    const { transport, logins, close } = await openSmtp({ user: 'loja%40x', password: 'a%3Ab' })

    await transport.send(MESSAGE)
    expect(logins).toEqual(['loja@x a:b'])
    transport.close()
    await close()
  })
})

async function openFiles(maxFiles?: number) {
  const folder = join(await mkdtemp(join(tmpdir(), 'lira-mail-')), 'mail')

  return {
    folder,
    transport: fileTransport(folder, maxFiles),
    arrived: async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A mail server with just enough SMTP (RFC 5321) to take messages. */
async function openSmtp({ refusing = '', refusal = '', user = '', password = '' } = {}) {
  const messages: string[] = []
  const logins: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    converse(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const login = user === '' ? '' : `${user}:${password}@`

  return {
    transport: smtpTransport(smtpServerOf(`smtp://${login}127.0.0.1:${port}`)),
    logins,
    arrived: async () => messages,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }

  function converse(socket: Socket) {
    let pending = ''
    let taking = false
    socket.on('error', () => undefined)
    socket.write('220 teste\r\n')
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      for (let end = pending.indexOf(taking ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
        const piece = pending.slice(0, end)
        pending = pending.slice(end + (taking ? 5 : 2))
        socket.write(`${taking ? takeMessage(piece) : reply(piece)}\r\n`)
        taking = /^DATA$/i.test(piece) && !taking
        end = pending.indexOf(taking ? '\r\n.\r\n' : '\r\n')
      }
    })
  }

  function takeMessage(piece: string) {
    messages.push(Buffer.from(piece.replaceAll(/^\.\./gm, '.'), 'latin1').toString('utf8'))
    return '250 ok'
  }

  function reply(line: string) {
    if (/^EHLO/i.test(line)) return '250-teste\r\n250 AUTH PLAIN'
    if (/^AUTH PLAIN /i.test(line)) {
      const [, name, secret] = Buffer.from(line.slice(11), 'base64').toString('utf8').split('\0')
      logins.push(`${name} ${secret}`)
      return '235 ok'
    }
    if (/^DATA$/i.test(line)) return '354 manda'
    if (refusing && line.includes(refusing)) return refusal
    return '250 ok'
  }
}

function headersOf(raw: string): Record<string, string> {
  const head = raw.replaceAll('\r\n', '\n').split('\n\n', 1)[0] ?? ''
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')

  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

/** Decodes encoded words (RFC 2047). */
function words(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
}

function partOf(raw: string, type: string): string {
  const part = raw
    .replaceAll('\r\n', '\n')
    .split(/\n--[^\n]+\n/)
    .find((piece) => piece.startsWith(`Content-Type: ${type}`))
  const [head = '', ...rest] = (part ?? '').split('\n\n')
  const body = rest.join('\n\n').replace(/\n--[^\n]+--\s*$/, '')
  if (/base64/i.test(head)) return fromBase64(body)

  return /quoted-printable/i.test(head) ? fromQuotedPrintable(body.replaceAll('=\n', '')) : body
}

function fromBase64(text: string) {
  return Buffer.from(text, 'base64').toString('utf8')
}

function fromQuotedPrintable(text: string) {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
