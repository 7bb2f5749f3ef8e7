import { formatBRL } from '../money/format-money.ts'

/** Shoppers read it where the workshop's calendar has no time for their services (`HORIZON_DAYS`). */
export const NO_TIME =
  'A oficina não tem horário livre para estes serviços nos próximos seis meses. Escolha menos serviços, ou fale com a gente.'

type ShownService = { nome: string; escolhas: readonly { rotulo: string; valor: string }[] }

/** The answers of a service: `Ação: baixa · Afinação: Padrão`; empty if it has none. */
export function answerWords({ escolhas }: Pick<ShownService, 'escolhas'>): string {
  return escolhas.map(({ rotulo, valor }) => `${rotulo}: ${valor}`).join(' · ')
}

/** What a service costs and what was answered: `R$ 150,00 · Ação: baixa`; without answers the price alone. */
export function pricedServiceWords(
  { escolhas, preco }: Pick<ShownService, 'escolhas'> & { preco: number },
  quantidade: number,
): string {
  return [servicePrice(preco, quantidade), answerWords({ escolhas })].filter(Boolean).join(' · ')
}

/** What a service costs, in centavos of one unit and units: `R$ 150,00`, `2 × R$ 150,00`, `incluído`. */
export function servicePrice(valor: number, quantidade: number): string {
  if (valor === 0) return 'incluído'

  return quantidade > 1 ? `${quantidade} × ${formatBRL(valor)}` : formatBRL(valor)
}

/** How many business days of the time until the delivery are the workshop's; empty for none. */
export function workshopDaysSentence(dias: number): string {
  if (dias === 0) return ''

  return `O prazo inclui ${dias} ${dias === 1 ? 'dia útil' : 'dias úteis'} de oficina.`
}
