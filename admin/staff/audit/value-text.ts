import { formatBRL } from '#domain/money/format-money.ts'
import { fieldName } from './field-name.ts'
import { wordOf } from './value-words.ts'

/** Fields in centavos. */
const MONEY =
  /(^|[. ])(preco\w*|valor\w*|custo|total\w*|subtotal|parcelaMinima|alertaFreteGratisValorFixo|recebido|estornado)$/

/** Keys, positions and sizes that people never see. */
const TECHNICAL =
  /^(id([A-Z]\w*)?|ids|chave|hash|arquivo|imagem|largura|altura|posicao|ordem|nivel|versao|tipo)$/

/** Fields that name an entity, in order of preference. */
const NAMED_BY = [
  ...['titulo', 'nome', 'label', 'texto', 'pergunta', 'html', 'descricao', 'legenda', 'alt'],
  ...['sku', 'codigo', 'slug', 'url', 'link'],
]

/** Text of an empty value. */
export const NOTHING = '—'

/** Longer texts are truncated. */
const MAX_TEXT = 300
const MAX_NAME = 60

/** Formats a value of a change for display. */
export function valueText(campo: string, value: unknown): string {
  if (isNothing(value)) return NOTHING
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number')
    return MONEY.test(campo) && Number.isInteger(value) ? formatBRL(value) : value.toLocaleString('pt-BR')
  if (typeof value === 'string')
    return momentText(value) ?? wordOf(campo, value) ?? (cut(plain(value), MAX_TEXT) || NOTHING)
  if (Array.isArray(value)) return value.map((item) => itemText(campo, item)).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)

  return partsText(value)
}

/** Returns the entries of two lists that are not in both, so that a change of one block shows only that block. */
export function changedParts(antes: unknown, depois: unknown): { antes: unknown; depois: unknown } {
  if (!Array.isArray(antes) || !Array.isArray(depois)) return { antes, depois }
  const [before, after] = [new Set(antes.map(written)), new Set(depois.map(written))]
  const removed = antes.filter((part) => !after.has(written(part)))
  const added = depois.filter((part) => !before.has(written(part)))

  return removed.length + added.length === 0
    ? { antes: 'a ordem de antes', depois: 'outra ordem' }
    : { antes: removed, depois: added }
}

function written(part: unknown): string {
  return JSON.stringify(part)
}

/** Text of a list entry: its kind and name. */
function itemText(campo: string, item: unknown): string {
  if (typeof item !== 'object' || item === null) return valueText(campo, item)
  const fields = Object.entries(item)
  const kind = fields.find(([name]) => name === 'tipo')?.[1]
  const known = typeof kind === 'string' ? (wordOf('tipo', kind) ?? kind) : ''
  const [, named = ''] =
    NAMED_BY.flatMap((name) => fields.filter(([field, value]) => field === name && !isNothing(value)))[0] ??
    []
  const name = typeof named === 'string' ? cut(plain(named), MAX_NAME) : ''
  if (name !== '') return known === '' ? name : `${known} “${name}”`

  return known === '' ? partsText(item) : `${known} vazio`
}

function partsText(value: object): string {
  const parts = Object.entries(value).filter(([name, part]) => !TECHNICAL.test(name) && !isNothing(part))

  return parts.map(([name, part]) => `${fieldName(name)}: ${valueText(name, part)}`).join(', ') || NOTHING
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Strips HTML markup. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
}

function momentText(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return null

  return new Date(text).toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  })
}
