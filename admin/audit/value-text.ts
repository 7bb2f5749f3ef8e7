import { formatBRL } from '#domain/format-money.ts'

/** Fields whose whole numbers are centavos. */
const MONEY =
  /(^|[. ])(preco\w*|valor\w*|custo|total\w*|subtotal|parcelaMinima|alertaFreteGratisValorFixo|recebido|estornado)$/

/** A value of a change as people read it. */
export function valueText(campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number')
    return MONEY.test(campo) && Number.isInteger(value) ? formatBRL(value) : value.toLocaleString('pt-BR')
  if (typeof value === 'string') return momentText(value) ?? value
  if (Array.isArray(value)) return value.map((item) => valueText(campo, item)).join(', ')

  return Object.entries(value)
    .map(([name, part]) => `${name}: ${valueText(name, part)}`)
    .join(', ')
}

function momentText(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return null

  return new Date(text).toLocaleString('pt-BR', {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' },
  })
}
