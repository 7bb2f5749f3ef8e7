import { randomInt } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A customer who is logged in: everything personal contains `mark`, which no other customer has. */
export type Shopper = { mark: string; token: string }

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** What was seen, to prove that the run meant something. */
export type Tally = {
  responses: number
  /** Refused by an overloaded machine; not counted as responses. */
  refused: number
  /** Answered by the cache before the shop. */
  hits: number
  /** With the data of the shopper who asked. */
  personal: number
  /** That began a session. */
  sessions: number
  /** What must not happen, in words. */
  wrong: string[]
}

const USER_AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
]

const PUBLIC = [
  ['/', '/marcas', '/lista', '/busca?q=corda', '/cordas', '/cordas?pg=2', '/cordas/cordas-para-violino'],
  ['/cordas?ordem=menor-preco', '/nada-aqui', '/produto-1?utm_source=x', '/cordas?gclid=1&pg=1'],
  ['/_root.data', '/marcas.data', '/cordas.data', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
].flat()

const PRIVATE = [
  '/minha-conta/dados',
  '/minha-conta/privacidade',
  '/minha-conta/seguranca',
  '/minha-conta/pedido',
]

const API = ['/v2/front/checkout/user', '/v2/front/client', '/v2/front/checkout/cart', '/v2/front/wishlist']

/** Private pages that are to look like something that caches store. */
const DECEPTIVE = [
  '/minha-conta/dados.css',
  '/minha-conta/dados/foto.jpg',
  '/minha-conta/dados?utm_source=x',
  '/minha-conta/dados.data',
  '/MINHA-CONTA/dados',
  '/%6dinha-conta/dados',
  '/assets/../minha-conta/dados',
]

const PARALLEL = 24

/**
 * Requests pages and API in the names of these shoppers, in any order, through the cache before the shop, and checks
 * each response.
 */
export async function visitMixed(
  url: string,
  shoppers: readonly Shopper[],
  responses: number,
  onProgress: (tally: Tally) => void = () => undefined,
): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })
  const tally: Tally = { responses: 0, refused: 0, hits: 0, personal: 0, sessions: 0, wrong: [] }
  /** Sessions that answers began, each for one visitor. */
  const begun = new Set<string>()
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (tally.responses < responses && tally.wrong.length < 20) {
        const shopper = shoppers[randomInt(shoppers.length)]
        if (!shopper) throw new Error('There are no shoppers.')
        const sent = anyRequest(shopper)
        const answer = await ask(agent, url, sent).catch((error: unknown) => {
          throw new Error(`${sent.method} ${sent.path} ${JSON.stringify(sent.headers)}`, { cause: error })
        })
        if (answer.status >= 500) {
          tally.refused++
          await sleep(200)
          continue
        }
        tally.responses++
        check(sent, answer)
        if (tally.responses % 10_000 === 0) onProgress(tally)
      }
    }),
  )
  agent.destroy()
  return tally

  function check(sent: MixedRequest, { status, headers, body }: Answer) {
    const complain = (what: string) => tally.wrong.push(`${sent.method} ${sent.path}: ${what} (${status})`)
    const isHit = String(headers['cache-status']).includes('hit') || Number(headers['age'] ?? 0) > 0
    const marks = new Set([...body.matchAll(/zq\d{3}kx/gi)].map(([mark]) => mark.toLowerCase()))
    if (isHit) tally.hits++
    if (isHit && marks.size > 0) complain('personal data from the cache')
    if (isHit && headers['set-cookie']) complain('a session from the cache')
    for (const mark of marks)
      if (mark !== sent.mark) complain(`shows ${mark} to ${sent.mark ?? 'a stranger'}`)
    if (marks.size > 0) tally.personal++
    if (marks.size > 0 && headers['cache-control'] !== 'private, no-store')
      complain(`personal, with ${headers['cache-control']}`)
    for (const name of ['xkey', 'surrogate-key', 'cache-tag']) if (headers[name]) complain(`shows ${name}`)
    if (headers['cache-control']?.includes('s-maxage')) complain('shows s-maxage')
    for (const cookie of headers['set-cookie'] ?? []) {
      const [, token = ''] = /^session=([^;]+)/.exec(cookie) ?? []
      if (token === '') continue
      tally.sessions++
      if (begun.has(token)) complain('one session for two visitors')
      begun.add(token)
    }
  }
}

type MixedRequest = {
  method: 'GET' | 'HEAD'
  path: string
  headers: Record<string, string>
  mark: string | null
}

/** Mostly of shoppers, sometimes of somebody without a session. */
function anyRequest({ mark, token }: Shopper): MixedRequest {
  const isStranger = randomInt(20) === 0
  const kind = randomInt(100)
  const path = kind < 72 ? publicPath() : one(one([API, PRIVATE, DECEPTIVE]))
  // Nobody is to be limited.
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')

  return {
    method: randomInt(40) === 0 ? 'HEAD' : 'GET',
    path,
    headers: {
      'user-agent': one(USER_AGENTS),
      'accept-encoding': 'identity',
      'x-forwarded-for': address,
      ...(path.startsWith('/v2/') && { 'app-token': 'loja-virtual' }),
      ...(!isStranger && { cookie: `session=${token}; outra=${mark}` }),
      ...(randomInt(50) === 0 && { range: 'bytes=0-99' }),
      ...(randomInt(50) === 0 && { 'x-device': 'desktop' }),
    },
    mark: isStranger ? null : mark,
  }
}

function publicPath(): string {
  const product = randomInt(60)

  return product < 30 ? `/produto-${product}` : one(PUBLIC)
}

function ask(agent: Agent, url: string, { method, path, headers }: MixedRequest): Promise<Answer> {
  const { hostname, port } = new URL(url)

  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, path, method, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString(),
        }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
}

function one<T>(all: readonly T[]): T {
  const chosen = all[randomInt(all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')

  return chosen
}
