import { Fragment } from 'react'
import type { ProductTools } from '#contract/catalog/strings/strings.ts'
import type { Api } from '#contract/contract.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

type Tools = ProductTools['itens'][number]

/** As many products as one call answers. */
const AT_ONCE = 100

/** Loads the tools that help with these products; none if that fails. */
export async function loadProductTools(api: Api, ids: readonly (number | null)[]): Promise<Tools[]> {
  const known = [...new Set(ids)].filter((id) => id !== null).slice(0, AT_ONCE)
  if (known.length === 0) return []

  return (await optionalPart('tools', api.strings.tools({ produtos: known.join() })))?.itens ?? []
}

type Props = {
  all: readonly Tools[]
  idProduto: number | null
  /** For screen readers, which hear the links of several products. */
  nome: string
  /** The variant, once it is bought: the question is no longer whether it fits. */
  bought?: { idAtributoSimples: number | null }
}

/** Where a line of a cart or an order leads: before it is bought whether it fits, afterwards to its use. */
export function ProductToolLinks({ all, idProduto, nome, bought }: Props) {
  const own = all.find((each) => each.idProduto === idProduto)
  if (!own) return null
  const links = [
    ['Tensão de cada corda', own.tensaoCerta],
    ...(bought
      ? [
          ['Quando vem o próximo tamanho?', nextSize(own, bought.idAtributoSimples)] as const,
          ['Afinador', own.afinador] as const,
        ]
      : [
          ['Serve no meu instrumento?', own.meuInstrumento] as const,
          ['É o tamanho certo?', own.tamanhoCerto] as const,
        ]),
  ] as const
  const shown = links.filter(([, url]) => url !== null)
  if (shown.length === 0) return null

  return (
    <p>
      {shown.map(([label, url], i) => (
        <Fragment key={label}>
          {i > 0 && ' · '}
          <a href={url ?? ''}>
            {label}
            <span className="visually-hidden"> ({nome})</span>
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** Only of a size that players grow out of. */
function nextSize({ tamanhoCerto, tamanhosMenores }: Tools, idSku: number | null): string | null {
  return idSku !== null && tamanhosMenores.includes(idSku) ? tamanhoCerto : null
}
