import { Fragment } from 'react'
import type { LineLinks } from './line-links.ts'

type Props = {
  all: readonly LineLinks[]
  idProduto: number | null
  idAtributoSimples: number | null
  /** For screen readers, which hear the links of several products. */
  nome: string
}

/** Where a line of a cart or an order leads. */
export function ProductToolLinks({ all, idProduto, idAtributoSimples, nome }: Props) {
  const links = all.find(
    (line) => line.idProduto === idProduto && line.idAtributoSimples === idAtributoSimples,
  )?.links
  if (!links?.length) return null

  return (
    <p>
      {links.map(([label, url], i) => (
        <Fragment key={label}>
          {i > 0 && ' · '}
          <a href={url}>
            {label}
            <span className="visually-hidden"> ({nome})</span>
          </a>
        </Fragment>
      ))}
    </p>
  )
}
