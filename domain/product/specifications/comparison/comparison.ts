import { formatNumber, formatOneDecimal } from '../../../format/format-number.ts'
import { formatBRL } from '../../../money/format-money.ts'
import { cashPrice } from '../../../money/prices.ts'
import type { ComparedProduct } from './compared-product.ts'
import { type ComparedRow, comparedRow, plainValue, type Value } from './compared-row.ts'
import { specificationRows } from './specification-rows.ts'

/** Rows that belong together. */
export type ComparedGroup = { titulo: string; linhas: ComparedRow[] }

/** Compares products, in their order. Rows of which nothing is known are left out, and groups without rows. */
export function compareProducts(products: readonly ComparedProduct[]): ComparedGroup[] {
  const row = (label: string, textOf: (product: ComparedProduct) => string | null) =>
    comparedRow(
      label,
      products.map((product) => plainValue(textOf(product))),
    )
  const { choices, specifications } = specificationRows(products)

  return [
    {
      titulo: 'Preço e entrega',
      linhas: [
        comparedRow('Preço', products.map(priceValue), 'menor'),
        row('No Pix', pixText),
        row('Parcelado', instalmentText),
        row('Disponibilidade', ({ status }) => STATUS[status]),
        row('Frete', ({ frete, status }) =>
          status === 'sobConsulta' ? null : (frete ?? 'Calculado pelo CEP'),
        ),
      ],
    },
    {
      titulo: 'Produto',
      linhas: [
        row('Marca', ({ marca }) => marca),
        row('Avaliação', ratingText),
        ...choices,
        row('O que vem na caixa', ({ itensInclusos }) => itensInclusos.join(', ')),
        row('Garantia', ({ garantia }) => garantia),
      ],
    },
    { titulo: 'Ficha técnica', linhas: specifications },
  ]
    .map(({ titulo, linhas }) => ({ titulo, linhas: linhas.filter(isKnown) }))
    .filter(({ linhas }) => linhas.length > 0)
}

/** What can't be bought now is never the cheapest. */
function priceValue({ status, precos: { precoPor }, precoMaximo }: ComparedProduct): Value {
  if (status === 'sobConsulta') return plainValue('Sob consulta')
  const texto = range(precoPor, precoMaximo)

  return {
    texto,
    chave: texto,
    faixa: status === 'disponivel' ? { de: precoPor, ate: Math.max(precoPor, precoMaximo) } : null,
  }
}

function pixText({ status, precos: { vista, descontoVista }, precoMaximo }: ComparedProduct): string | null {
  if (status === 'sobConsulta' || descontoVista === 0) return null

  return `${range(vista, cashPrice(precoMaximo, descontoVista))} (${descontoVista}% off)`
}

function instalmentText({ status, precos: { parcela, aPartirDe } }: ComparedProduct): string | null {
  if (status === 'sobConsulta') return null
  if (parcela.parcelas <= 1) return 'À vista'
  const { parcelas, valorParcela } = parcela

  return `${aPartirDe ? 'a partir de ' : ''}${parcelas}x de ${formatBRL(valorParcela)} sem juros`
}

function ratingText({ avaliacao: { media, quantidade } }: ComparedProduct): string {
  if (quantidade === 0) return 'Sem avaliações'

  return `${formatOneDecimal(media)} de 5 (${formatNumber(quantidade)} ${quantidade === 1 ? 'avaliação' : 'avaliações'})`
}

const STATUS: Record<ComparedProduct['status'], string> = {
  disponivel: 'Em estoque',
  indisponivel: 'Esgotado',
  sobConsulta: 'Sob consulta',
}

function range(de: number, ate: number): string {
  return ate > de ? `${formatBRL(de)} a ${formatBRL(ate)}` : formatBRL(de)
}

function isKnown({ celulas }: ComparedRow): boolean {
  return celulas.some(({ texto }) => texto !== null)
}
