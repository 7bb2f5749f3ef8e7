import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { adminContract } from '#contract/admin-contract.ts'
import { DEFAULT_TRADE_IN_RULES } from '#domain/order/trade-in/trade-in-rules.ts'
import { ALL_PERMISSIONS, may, ROLES, type Role } from '#domain/staff/permissions.ts'
import { DEFAULT_WORKSHOP_SETTINGS } from '#domain/workshop/workshop-settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { sampleInput } from '#tests/support/sample-input.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { adminRouter } from './admin-router.ts'

const METHOD = {
  nome: 'Motoboy',
  regras: [
    {
      onde: { tipo: 'brasil' },
      pesoDe: 0,
      pesoAte: null,
      comprasDe: 0,
      comprasAte: null,
      valor: 1990,
      prazo: 1,
    },
  ],
}

const WORK_ORDER = {
  nome: 'Clara',
  email: '',
  celular: '(41) 99876-5432',
  documento: '',
  instrumento: 'Violino',
  idCliente: null,
  previstaPara: null,
}

const SERVICE = {
  nome: 'Regulagem',
  descricao: '',
  preco: 18_000,
  minutos: 60,
  categorias: [1],
  perguntas: [],
}

/** Inputs of endpoints whose minimal input, generated from the schema, is not enough. By contract name. */
const INPUTS: Record<string, object> = {
  'alerts.addDevice': {
    endpoint: 'https://push.example.com/aparelho',
    // A point of P-256, from the example of RFC 8291.
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  'alerts.removeDevice': { id: 'a'.repeat(64) },
  'freightMethods.create': METHOD,
  'freightMethods.save': METHOD,
  'content.appearance.save': { rascunho: ORIGINAL_APPEARANCE },
  'content.appearance.stylesheet': { rascunho: ORIGINAL_APPEARANCE },
  'content.appearance.upload': { arquivo: new File(['<svg/>'], 'logo.svg') },
  'guides.matchRule': { listagem: '/cordas' },
  'files.upload': { arquivo: new File(['manual'], 'manual.pdf') },
  'files.uploadSound': { arquivo: new File(['som'], 'som.mp3') },
  'files.uploadVideo': { arquivo: new File(['filme'], 'filme.mp4') },
  'marketing.createCoupon': { codigo: 'VOLTE10' },
  'orders.answerDispute': { arquivos: [new File(['%PDF-1.7\n%%EOF'], 'nota.pdf')] },
  'orders.attachInvoice': { nota: { numero: '1', chave: '1'.repeat(44), url: '' } },
  'orders.print': { ids: '00000000-0000-4000-8000-000000000000' },
  'ownPix.importStatement': { arquivo: new File(['Data;Valor\n21/11/2026;1,00'], 'extrato.csv') },
  'services.changeDay': { dia: '2026-12-24', minutos: 0, motivo: '' },
  'services.create': SERVICE,
  'services.moveJob': {
    tipo: 'ordem',
    id: '00000000-0000-4000-8000-000000000000',
    dia: '2026-12-24',
    para: '2026-12-28',
  },
  'services.resetDay': { dia: '2026-12-24' },
  'services.save': SERVICE,
  'services.saveSettings': { ajustes: DEFAULT_WORKSHOP_SETTINGS },
  'tradeIns.inspect': { resultado: 'comoDito' },
  'tradeIns.postCode': { codigoPostagem: '1' },
  'tradeIns.uploadPicture': { arquivo: new File(['foto'], 'foto.png') },
  'tradeIns.saveRules': { regras: DEFAULT_TRADE_IN_RULES },
  'classShipments.send': { ids: ['0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d'], envio: null },
  'passports.addRecord': { texto: 'Cordas novas', medidas: {} },
  'passports.correctSerial': { numeroSerie: 'SN-1' },
  'passports.issue': { numeroSerie: 'SN-1' },
  'pictures.upload': { arquivo: new File(['foto'], 'foto.png') },
  'pieces.create': { numeroSerie: 'SN-1', peso: null, precoDe: null },
  'pieces.save': { numeroSerie: 'SN-1', peso: null, precoDe: null },
  'products.create': product('novo'),
  'products.save': product('salvo'),
  'redirects.add': { de: '/antigo', para: '/novo' },
  'showcases.create': { link: '/arcos' },
  'showcases.save': { link: '/arcos' },
  'staff.openPage': { pagina: 'produto:1' },
  'transfers.exportOrders': { ids: '00000000-0000-4000-8000-000000000000' },
  'transfers.startImport': { arquivo: new File(['sku;preço'], 'precos.csv') },
  'workOrders.addPicture': { arquivo: new File(['foto'], 'foto.jpg') },
  'workOrders.create': WORK_ORDER,
  'workOrders.save': WORK_ORDER,
  'settings.importFreight': { arquivo: new File(['servico;nome'], 'frete.csv') },
}

let database: TestDatabase
let cookies: Record<Role, string>
let strangers: Record<string, string>

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await prepareFixtures(db)
  await ensureBasics({ db })
  // The target is the first staff member, who makes none of these calls.
  await staffCookie(db, 'leitura')
  const entries = await Promise.all(ROLES.map(async (papel) => [papel, await staffCookie(db, papel)]))
  cookies = Object.fromEntries(entries)
  strangers = {
    nobody: '',
    'a customer': `session=${(await loggedIn(db)).token}`,
    'an owner who has not shown the second factor': await halfIn(),
    'an owner with a forged session': `${cookies.dono.slice(0, -2)}xx`,
    "a customer who sends their session as the panel's": `painel=${(await loggedIn(db)).token}`,
  }
})
afterAll(() => database.close())

const PROCEDURES = proceduresOf(adminContract)
const INSIDE = PROCEDURES.filter(({ para }) => para !== 'porta')

test('every endpoint declares its permission and is implemented', () => {
  const known = ['porta', 'equipe', ...ALL_PERMISSIONS]
  expect(PROCEDURES.filter(({ para }) => !known.includes(para))).toEqual([])
  expect(PROCEDURES.map(({ name }) => name).filter((name) => !isAnswered(name))).toEqual([])
})

describe.each(INSIDE)('$name', (procedure) => {
  test('refuses callers without login', async () => {
    for (const [who, cookie] of Object.entries(strangers)) {
      const { status, code } = await call(procedure, cookie)
      expect({ who, status, code }).toEqual({ who, status: 401, code: 'EntradaNecessaria' })
    }
  })

  test('allows exactly the roles with the permission', async () => {
    const answers = []
    for (const papel of ROLES) {
      const { status, code, text } = await call(procedure, cookies[papel])
      // Otherwise this would test input validation instead of permissions.
      expect(status === 400 || status >= 500 ? text : '').toBe('')
      answers.push([papel, status === 403 || status === 401 ? code : 'may'])
    }
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(ROLES.map((papel) => [papel, isFor(procedure, papel) ? 'may' : 'PermissaoNegada'])),
    )
  })

  test('refuses requests from other sites', async () => {
    if (procedure.method === 'GET') return
    const headers = { origin: 'https://outra.test', 'sec-fetch-site': 'cross-site' }
    const { status, code } = await call(procedure, cookies.dono, headers)
    expect({ status, code }).toEqual({ status: 403, code: 'OrigemEstranha' })
  })
})

type Procedure = { name: string; method: string; path: string; para: string; input: z.ZodType | undefined }

function isFor({ para }: Procedure, papel: Role): boolean {
  const permission = ALL_PERMISSIONS.find((one) => one === para)

  return permission === undefined || may(papel, permission)
}

async function call({ name, method, path, input }: Procedure, cookie: string, headers = {}) {
  const sample = { ...(input && (sampleInput(input) as object)), ...INPUTS[name] }
  const inPath = new Set<string>()
  const filled = path.replace(/\{\+?(\w+)\}/g, (_, word: string) => {
    inPath.add(word)
    return encodeURIComponent(String((sample as Record<string, unknown>)[word] ?? 1))
  })
  const rest = Object.fromEntries(Object.entries(sample).filter(([key]) => !inPath.has(key)))
  const files = Object.values(rest)
    .flat()
    .some((value) => value instanceof Blob)
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const api = testAdminApi<{ code?: string } | null>(database.db)
  const { status, body } = await api(method, filled.replace('/v2/admin', '') + query, {
    cookie,
    headers,
    ...(method !== 'GET' && (files ? { form: formOf(rest) } : { body: rest })),
  })

  return { status, code: body?.code, text: JSON.stringify(body) }
}

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values))
    if (Array.isArray(value)) value.forEach((part, place) => void form.append(`${name}[${place}]`, part))
    else form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function product(slug: string) {
  const sku = { ...sampleSku(slug), id: null, custo: null, precoPromocional: null }

  return { ...sampleProduct(slug), skus: [sku], promocao: null, publicarEm: null, retirarEm: null }
}

/** A staff member who gave the right password, but not yet the code. */
async function halfIn(): Promise<string> {
  const cookie = await staffCookie(database.db, 'dono')
  await database.pool.query(
    `update funcionarios_sessoes set etapa = 'segundoFator'
     where id_funcionario = (select max(id) from funcionarios)`,
  )
  return cookie
}

function isAnswered(name: string): boolean {
  let part: unknown = adminRouter
  for (const word of name.split('.')) part = (part as Record<string, unknown> | undefined)?.[word]

  return part !== undefined
}

function proceduresOf(part: object, name: string[] = []): Procedure[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const known = value['~orpc']
    const full = [...name, key]
    if (!known) return proceduresOf(value, full)
    const { route, meta, inputSchema } = known

    return [
      {
        name: full.join('.'),
        method: route.method,
        path: route.path,
        para: meta.para,
        input: inputSchema,
      },
    ]
  })
}
