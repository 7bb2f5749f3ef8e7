import { type Context, Hono } from 'hono'
import { Faults, withFaults } from '../faults.ts'
import { listen } from '../listen.ts'
import { requestPdf } from '../request-pdf.ts'
import { createSender } from '../sender.ts'
import { accessKey, eventXml, noteXml } from './documents.ts'
import { type StoredNote, shownNote } from './ledger.ts'
import { Note } from './note.ts'
import { judge, type Verdict } from './sefaz.ts'

type Environment = StoredNote['ambiente']

type Options = {
  /** 0 takes any free one. Listens on this machine only. */
  port: number
  /** Milliseconds until the Sefaz answers by itself; absent: `settle` makes it. */
  delayMs?: number
}

/** @internal Used by tests. */
export type FocusNfe = Awaited<ReturnType<typeof startFocusNfe>>

/** The tokens of the two environments, whose calls go to the same address here. */
const TOKENS: Record<Environment, string> = {
  homologacao: 'token-de-homologacao-da-simulacao',
  producao: 'token-de-producao-da-simulacao',
}

const CITIES = [
  { codigo_municipio: '3550308', nome_municipio: 'São Paulo', sigla_uf: 'SP' },
  { codigo_municipio: '3509502', nome_municipio: 'Campinas', sigla_uf: 'SP' },
  { codigo_municipio: '4117602', nome_municipio: 'Palmas', sigla_uf: 'PR' },
]

const DAY_MS = 86_400_000

/**
 * Focus NFe on this machine, where no invoice reaches the Sefaz: the part of its API v2 that a store needs, as
 * `focusnfe.com.br/doc` describes it, with a Sefaz that knows some of its rules (`sefaz.ts`).
 */
export async function startFocusNfe({ port, delayMs }: Options) {
  const notes = new Map<string, StoredNote>()
  const hooks: { id: string; event: string; url: string; authorization: string | null }[] = []
  let faults = Faults.parse({})
  let tokens = TOKENS
  let numbers = 1000
  let clock = () => new Date()
  const { send, close: closeSender } = createSender(() => faults)

  const hono = new Hono<{ Bindings: { drop: () => void }; Variables: { ambiente: Environment } }>()
  hono.use(withFaults(() => faults))
  hono.use('/v2/*', async (c, next) => {
    const ambiente = environmentOf(c.req.header('authorization') ?? '')
    if (faults.tokenVencido || !ambiente)
      return c.json({ codigo: 'nao_autorizado', mensagem: 'Token inválido' }, 401)
    c.set('ambiente', ambiente)
    await next()
    return undefined
  })
  hono.get('/v2/hooks', (c) => c.json(hooks))
  hono.post('/v2/hooks', async (c) => {
    const { event, url, authorization = null } = await c.req.json()
    const hook = { id: `h${hooks.length + 1}`, event, url, authorization }
    hooks.push(hook)
    return c.json(hook, 201)
  })
  hono.get('/v2/municipios', (c) => {
    const [uf, nome = ''] = [c.req.query('sigla_uf'), c.req.query('nome')]
    return c.json(CITIES.filter((city) => city.sigla_uf === uf && city.nome_municipio.startsWith(nome)))
  })
  hono.post('/v2/nfe', async (c) => take(c, c.get('ambiente')))
  hono.get('/v2/nfe/:ref', (c) => {
    const stored = findNote(c.req.param('ref'), c.get('ambiente'))
    return stored ? c.json(shownNote(stored)) : c.json(NOT_FOUND, 404)
  })
  hono.delete('/v2/nfe/:ref', async (c) => {
    const stored = findNote(c.req.param('ref'), c.get('ambiente'))
    return stored ? cancel(c, stored) : c.json(NOT_FOUND, 404)
  })
  hono.post('/v2/nfe/:ref/carta_correcao', async (c) => {
    const stored = findNote(c.req.param('ref'), c.get('ambiente'))
    return stored ? correct(c, stored) : c.json(NOT_FOUND, 404)
  })
  hono.get('/arquivos/:cnpj/:file', (c) => fileOf(c, c.req.param('file')))

  const { url, close: stopListening } = await listen(hono, port)

  return { url, tokens: TOKENS, notes, hooks, settle, setFaults, changeTokens, setClock, reset, close }

  async function take(c: Context, ambiente: Environment): Promise<Response> {
    const ref = c.req.query('ref') ?? ''
    if (!/^[A-Za-z0-9]{1,60}$/.test(ref))
      return c.json(invalid('Parâmetro "ref" não informado ou inválido'), 400)
    const { data: note, error } = Note.safeParse(await c.req.json().catch(() => null))
    if (!note)
      return c.json(
        {
          codigo: 'erro_validacao_schema',
          mensagem: 'Erro na validação do Schema XML, verifique o detalhamento dos erros',
          erros: error.issues.map(({ path, message }) => ({
            mensagem: message,
            campo: path.join('.') || null,
          })),
        },
        422,
      )
    const known = findNote(ref, ambiente)
    if (known && known.status !== 'erro_autorizacao')
      return c.json(
        known.status === 'processando_autorizacao'
          ? { codigo: 'em_processamento', mensagem: 'A nota fiscal já está em processamento' }
          : { codigo: 'nfe_autorizada', mensagem: 'A nota fiscal já foi autorizada' },
        422,
      )
    const stored: StoredNote = {
      ref,
      ambiente,
      note,
      status: 'processando_autorizacao',
      codigo: null,
      mensagem: null,
      numero: null,
      chave: null,
      autorizadaEm: null,
      cartas: [],
      justificativa: null,
    }
    notes.set(`${ambiente} ${ref}`, stored)
    if (delayMs !== undefined) setTimeout(() => settle(ref), delayMs).unref()

    return c.json(shownNote(stored), 202)
  }

  /** The Sefaz answers: by its rules, or with `verdict`. Returns false if the invoice does not wait for it. */
  function settle(ref: string, verdict?: Verdict): boolean {
    const stored = [...notes.values()].find((one) => one.ref === ref)
    if (stored?.status !== 'processando_autorizacao') return false
    const { codigo, mensagem } = verdict ?? judge(stored.note, stored.ambiente)
    Object.assign(stored, { codigo, mensagem })
    stored.status = statusOf(codigo)
    if (stored.status !== 'erro_autorizacao') {
      numbers++
      stored.numero = numbers
      stored.chave = accessKey(stored.note, numbers, clock())
      stored.autorizadaEm = clock()
    }
    notify(stored)
    return true
  }

  async function cancel(c: Context, stored: StoredNote): Promise<Response> {
    const { justificativa = '' } = await c.req.json().catch(() => ({}))
    if (justificativa.length < 15 || justificativa.length > 255)
      return c.json(invalid('Parâmetro "justificativa" deve ter entre 15 e 255 caracteres'), 400)
    if (stored.status !== 'autorizado')
      return c.json({ codigo: 'nfe_nao_autorizada', mensagem: 'Nota fiscal não autorizada' }, 422)
    if (clock().getTime() - (stored.autorizadaEm?.getTime() ?? 0) > DAY_MS)
      return c.json({
        status: 'erro_cancelamento',
        status_sefaz: '501',
        mensagem_sefaz: 'Rejeicao: Prazo de cancelamento superior ao previsto na Legislacao',
      })
    stored.status = 'cancelado'
    stored.justificativa = justificativa
    Object.assign(stored, { codigo: '135', mensagem: 'Evento registrado e vinculado a NF-e' })
    notify(stored)

    return c.json({ ...shownNote(stored) })
  }

  async function correct(c: Context, stored: StoredNote): Promise<Response> {
    const text: string = (await c.req.json().catch(() => ({}))).correcao ?? ''
    if (text.length < 15 || text.length > 1000)
      return c.json(invalid('Parâmetro "correcao" deve ter entre 15 e 1000 caracteres'), 400)
    if (stored.status !== 'autorizado')
      return c.json({ codigo: 'nfe_nao_autorizada', mensagem: 'Nota fiscal não autorizada' }, 422)
    stored.cartas.push(text)

    return c.json({
      ...shownNote(stored),
      status: 'autorizado',
      status_sefaz: '135',
      mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
    })
  }

  function fileOf(c: Context, file: string): Response {
    const [, key = '', kind = ''] = /^([0-9A-Z]{44})(.*)$/.exec(file) ?? []
    const stored = [...notes.values()].find(({ chave }) => chave === key)
    if (!stored?.numero) return c.text('Not found', 404)
    const { note, numero, cartas, justificativa } = stored
    const letter = cartas[Number(/^-cce-(\d+)/.exec(kind)?.[1]) - 1] ?? ''
    const texts: Record<string, string | Uint8Array<ArrayBuffer>> = {
      '-nfe.xml': noteXml(note, key, numero),
      '.pdf': requestPdf(`DANFE - NF-e ${numero} - ${key}`, note),
      '-can.xml': eventXml(key, 'Cancelamento', justificativa ?? ''),
      [`-cce-${cartas.length}.xml`]: eventXml(key, 'Carta de Correcao', letter),
      [`-cce-${cartas.length}.pdf`]: requestPdf(`Carta de correcao da NF-e ${numero}`, letter),
    }
    const text = texts[kind]
    if (text === undefined) return c.text('Not found', 404)

    return c.body(text, 200, { 'content-type': kind.endsWith('pdf') ? 'application/pdf' : 'application/xml' })
  }

  function notify(stored: StoredNote): void {
    const body = JSON.stringify(shownNote(stored))
    for (const hook of hooks)
      send(hook.url, () => ({
        body,
        headers: {
          'content-type': 'application/json',
          ...(hook.authorization !== null && {
            authorization: faults.assinaturaErrada ? 'outro-segredo' : hook.authorization,
          }),
        },
      }))
  }

  function findNote(ref: string, ambiente: Environment): StoredNote | undefined {
    return notes.get(`${ambiente} ${ref}`)
  }

  function environmentOf(header: string): Environment | null {
    const [token] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':')

    if (token === tokens.producao) return 'producao'

    return token === tokens.homologacao ? 'homologacao' : null
  }

  function setFaults(changes: Partial<Faults>): void {
    faults = { ...Faults.parse({}), ...changes }
  }

  /** New tokens, as in Focus NFe's panel: the earlier ones are no longer taken. */
  function changeTokens(changes: Partial<Record<Environment, string>>): void {
    tokens = { ...tokens, ...changes }
  }

  function setClock(now: () => Date): void {
    clock = now
  }

  function reset(): void {
    notes.clear()
    hooks.length = 0
    faults = Faults.parse({})
    tokens = TOKENS
  }

  async function close(): Promise<void> {
    closeSender()
    await stopListening()
  }
}

/** What the Sefaz's code makes of an invoice: 100 authorizes, 301 to 303 deny, others reject. */
function statusOf(codigo: string): 'autorizado' | 'denegado' | 'erro_autorizacao' {
  if (codigo === '100') return 'autorizado'

  return /^30[123]$/.test(codigo) ? 'denegado' : 'erro_autorizacao'
}

const NOT_FOUND = { codigo: 'nao_encontrado', mensagem: 'Nota fiscal não encontrada' }

function invalid(mensagem: string) {
  return { codigo: 'requisicao_invalida', mensagem }
}
