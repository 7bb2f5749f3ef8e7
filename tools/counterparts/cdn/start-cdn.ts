import { Hono } from 'hono'
import { type Dropping, listen } from '../listen.ts'

const TOKEN = 'token-de-teste-do-cache'
const SERVICE = 'servicoDeTeste01'

/** The purge calls of both services accept this many keys. */
const MAX_KEYS = { fastly: 256, cloudflare: 100 }

/**
 * Counterparts of the services' purge calls, by their published APIs: Fastly's `POST /service/{id}/purge` and
 * Cloudflare's `POST /client/v4/zones/{id}/purge_cache`. `purged` are the keys in order, `calls` counts the calls. With
 * `answer`, the next calls get that instead; `hang` lets them wait forever.
 */
export async function startCdn() {
  const purged: string[] = []
  const state = { calls: 0, hangs: false, answer: null as Response | null }
  const hono = new Hono<Dropping>()
  hono.use(async (_, next) => {
    state.calls++
    if (state.hangs) await new Promise(() => undefined)
    return state.answer?.clone() ?? next()
  })
  hono.post('/service/:id/purge', async ({ req }) => {
    if (req.header('fastly-key') !== TOKEN)
      return Response.json({ msg: 'Provided credentials are missing or invalid' }, { status: 401 })
    const { surrogate_keys: keys } = await req.json<{ surrogate_keys: string[] }>()
    if (req.param('id') !== SERVICE) return Response.json({ msg: 'Record not found' }, { status: 404 })
    if (keys.length > MAX_KEYS.fastly) return Response.json({ msg: 'Bad request' }, { status: 400 })
    purged.push(...keys)
    return Response.json(Object.fromEntries(keys.map((key, n) => [key, `108-1391560174-${n}`])))
  })
  hono.post('/client/v4/zones/:id/purge_cache', async ({ req }) => {
    const { tags } = await req.json<{ tags: string[] }>()
    const isRight = req.header('authorization') === `Bearer ${TOKEN}` && req.param('id') === SERVICE
    if (!isRight) return refused(403, 10_000, 'Authentication error')
    if (tags.length > MAX_KEYS.cloudflare) return refused(400, 1_094, 'Too many tags')
    purged.push(...tags)
    return Response.json({ success: true, errors: [], messages: [], result: { id: SERVICE } })
  })
  const { url, close } = await listen(hono, 0)

  return { url, service: SERVICE, token: TOKEN, purged, state, close }
}

function refused(status: number, code: number, message: string): Response {
  return Response.json(
    { success: false, errors: [{ code, message }], messages: [], result: null },
    { status },
  )
}
